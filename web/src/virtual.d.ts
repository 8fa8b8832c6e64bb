declare module "virtual:messages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
