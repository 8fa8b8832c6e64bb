declare module "virtual:messages" {
  /** By language, then by game ("room" for what every page says). */
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}
