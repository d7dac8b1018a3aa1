import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PRODUCT_BUILD } from "../building/builds.ts";
import { filesBelow } from "../files-below.ts";

const CLIENT = join(PRODUCT_BUILD, "client");
/** The file named by a static import in the bundler's output. */
const IMPORTS = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

type Route = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

/** What each signed-in page loads, not counting clerk-js: JavaScript files, and gzipped bytes. */
export function pageSizes(): { id: string; files: number; script: number; style: number }[] {
  const manifest = readManifest();
  return Object.values(manifest.routes)
    .filter(
      ({ id, module }) =>
        ancestorsOf(manifest, id).includes("rooms/shell/signed-in.layout") && !isEmpty(module),
    )
    .map(({ id }) => ({ id, ...loadedBy(manifest, id) }));
}

/** JavaScript and CSS of each signed-in page; then both Workers' size. */
export function sizeLines(): string[] {
  return [
    ...pageSizes().map(
      ({ id, files, script, style }) =>
        `  ${id.padEnd(50)}${kb(script).padStart(9)} kB of JavaScript in ${String(files).padStart(2)} files, ${kb(style)} kB of CSS`,
    ),
    ...[
      ["the app's Worker", "server"],
      ["the analysis Worker", "nursegpt_analysis"],
    ].map(
      ([label = "", folder = ""]) => `  ${label.padEnd(50)}${kb(packedSize(folder)).padStart(9)} kB packed`,
    ),
  ];
}

function readManifest(): Manifest {
  const name = readdirSync(join(CLIENT, "assets")).find((file) => file.startsWith("manifest-")) ?? "";
  const text = readFileSync(join(CLIENT, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

function ancestorsOf({ routes }: Manifest, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent ? [parent, ...ancestorsOf({ routes } as Manifest, parent)] : [];
}

/** An API path's module has no code. */
const isEmpty = (module: string): boolean => readFileSync(join(CLIENT, module)).length < 50;

function loadedBy(manifest: Manifest, id: string) {
  const routes = [id, ...ancestorsOf(manifest, id)].map((name) => manifest.routes[name] as Route);
  const scripts = new Set<string>();
  const add = (path: string) => {
    if (scripts.has(path)) return;
    scripts.add(path);
    const text = readFileSync(join(CLIENT, path), "utf8");
    for (const [, name = ""] of text.matchAll(IMPORTS)) add(`/assets/${name}`);
  };
  const begun = routes.flatMap((route) => [...modulesOf(route), ...(route.imports ?? [])]);
  for (const path of [manifest.entry.module, ...manifest.entry.imports, ...begun]) add(path);
  const styles = new Set(routes.flatMap(stylesOf));
  return { files: scripts.size, script: gzipped(scripts), style: gzipped(styles) };
}

/** React Router splits a route's module into several. */
const modulesOf = (route: Route): string[] =>
  Object.entries(route).flatMap(([name, value]) =>
    (name === "module" || name.endsWith("Module")) && typeof value === "string" ? [value] : [],
  );

/** The route's own style sheets are named in its module, by their `?url` address. */
const stylesOf = ({ module, imports = [] }: Route): string[] =>
  [module, ...imports].flatMap((path) =>
    [...readFileSync(join(CLIENT, path), "utf8").matchAll(/\/assets\/[^"'`]+\.css/g)].map(([found]) => found),
  );

const gzipped = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(CLIENT, path))).length, 0);

const packedSize = (folder: string): number =>
  filesBelow(join(PRODUCT_BUILD, folder), /\.(js|wasm|bin)$/).reduce(
    (sum, file) => sum + gzipSync(readFileSync(file)).length,
    0,
  );

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
