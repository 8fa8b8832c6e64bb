declare module "virtual:messages" {
  /** By language, then by game and part: "golf words", "golf options", "golf rules"; "room words" is what every page says. */
  const loaders: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loaders;
}
