/**
 * `node scripts/serving/serve-built.ts PORT [BUILD]`: serves a build directly from workerd: the product with this machine's
 * additions, or another build as it is. STATE_DIR is the data folder.
 */
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { PRODUCT_BUILD, STAND_INS_BUILD } from "../building/builds.ts";
import { roomyBuffers } from "./roomy-buffers.ts";
import { type Additions, additionsHere } from "./this-machine.ts";

// With `import`, these large files would first be scanned for their exports and format, which takes a second each.
const require = createRequire(import.meta.url);
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } =
  require("miniflare") as typeof import("miniflare");
const { unstable_getMiniflareWorkerOptions, unstable_readConfig } =
  require("wrangler") as typeof import("wrangler");

const [, , port = "8787", build] = process.argv;
const state = process.env.STATE_DIR ?? ".wrangler/state";

const noLongerRoomy = roomyBuffers();
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "localhost",
    port: Number(port),
    workers: build ? workersOf([build]) : productHere(),
    resourcePersistencePath: resolve(state, "v3"),
    resourceTmpPath: resolve(".wrangler/tmp"),
    // Running the cron by hand: /cdn-cgi/local/scheduled
    unsafeTriggerHandlers: true,
    // A request's location is not looked up: nothing here needs the internet.
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.WARN),
    handleStructuredLogs: ({ level, message }) => {
      if (level === "error" || level === "warn") console.error(message);
    },
  }),
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
await miniflare.ready;
noLongerRoomy();

/** The product, and the stand-ins if a provider has no key. */
function productHere(): V4WorkerOptions[] {
  const additions = additionsHere();
  const standIns = "nursegpt-sandbox" in additions ? [STAND_INS_BUILD] : [];
  return workersOf([PRODUCT_BUILD, ...standIns], additions);
}

/** The builds' Workers, first the one with the static files, which gets the requests. */
function workersOf(folders: string[], additions: Record<string, Additions> = {}): V4WorkerOptions[] {
  const configs = folders.flatMap((folder) => {
    const found = globSync(`${folder}/*/wrangler.json`);
    if (found.length === 0) throw new Error(`There is no build in ${folder}.`);
    return found.map((config) => unstable_readConfig({ config }));
  });
  return configs
    .sort((a, b) => Number(Boolean(b.assets)) - Number(Boolean(a.assets)))
    .map((config) => {
      const { services = [], vars = {} } = additions[config.name ?? ""] ?? {};
      const here = {
        ...config,
        vars: { ...config.vars, ...vars },
        services: [...(config.services ?? []), ...services],
      };
      const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(here);
      const { modulesRules = [], ...options } = workerOptions;
      const rootPath = dirname(main);
      const entry = { type: "ESModule" as const, path: basename(main) };
      const others = modulesRules.flatMap(({ type, include }) =>
        globSync(include, { cwd: rootPath, exclude: [entry.path] }).map((path) => ({ type, path })),
      );
      return { ...options, name: config.name, rootPath, modules: [entry, ...others] } as V4WorkerOptions;
    });
}
