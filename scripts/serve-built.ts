/**
 * `node scripts/serve-built.ts PORT [BUILD]`: serves what was built, the product unless told otherwise, from workerd itself.
 * Nothing stands between it and the browser. STATE_DIR is where the data lies.
 */
import { globSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { LOCAL_BUILD } from "./builds.ts";

const [, , port = "8787", build = LOCAL_BUILD] = process.argv;
const state = process.env.STATE_DIR ?? ".wrangler/state";

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: "localhost",
    port: Number(port),
    workers: workersOf(build),
    resourcePersistencePath: resolve(state, "v3"),
    resourceTmpPath: resolve(".wrangler/tmp"),
    // The cron by hand: /cdn-cgi/local/scheduled
    unsafeTriggerHandlers: true,
    // Where a request comes from is not looked up: nothing here needs the internet.
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

/** The Workers of a build, first the one with the static files: it is the one that is asked. */
function workersOf(folder: string): V4WorkerOptions[] {
  const configs = globSync(`${folder}/*/wrangler.json`).map((config) => unstable_readConfig({ config }));
  if (configs.length === 0) throw new Error(`Nothing was built in ${folder}.`);
  return configs
    .sort((a, b) => Number(Boolean(b.assets)) - Number(Boolean(a.assets)))
    .map((config) => {
      const { workerOptions, main = "" } = unstable_getMiniflareWorkerOptions(config);
      const { modulesRules = [], ...options } = workerOptions;
      const rootPath = dirname(main);
      const entry = { type: "ESModule" as const, path: basename(main) };
      const others = modulesRules.flatMap(({ type, include }) =>
        globSync(include, { cwd: rootPath, exclude: [entry.path] }).map((path) => ({ type, path })),
      );
      return { ...options, name: config.name, rootPath, modules: [entry, ...others] } as V4WorkerOptions;
    });
}
