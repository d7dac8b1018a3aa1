/**
 * clerk-js and its interface as text inside the sandbox's own bundle. An auxiliary Worker cannot have static
 * assets, and none of this belongs in the production build.
 */
const files = {
  ...import.meta.glob<string>("/node_modules/@clerk/clerk-js/dist/{clerk.browser.js,*_clerk.browser_*.js}", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("/node_modules/@clerk/ui/dist/{ui.browser.js,*_ui_*.js}", {
    query: "?raw",
    import: "default",
  }),
};

/** One file of clerk-js or its interface, by its file name; 404 for anything else. */
export async function clerkAsset(name: string) {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/dist/${name}`))?.[1];
  if (!load) return new Response("Not found", { status: 404 });
  const headers = { "Content-Type": "text/javascript", "Cache-Control": "public, max-age=3600" };
  return new Response(await load(), { headers });
}
