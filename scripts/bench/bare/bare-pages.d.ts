declare module "virtual:bare-pages" {
  const pages: Record<string, import("./tree.ts").Tree>;
  export default pages;
}
