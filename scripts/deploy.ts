/**
 * `npm run deploy [-- arguments]`: builds without the stand-ins and deploys both Workers, the app first, because the
 * other one works on what the app hands it. Arguments such as `--dry-run --outdir out` reach both.
 */
import { join } from "node:path";
import { LIVE_BUILD } from "./builds.ts";
import { run } from "./run.ts";

const given = process.argv.slice(2);

/** Each Worker writes to a folder of its own where one was asked for. */
function argumentsFor(worker: string): string[] {
  const at = given.indexOf("--outdir");
  return given.map((word, index) => (at >= 0 && index === at + 1 ? join(word, worker) : word));
}

run(process.execPath, ["scripts/build.ts"]);
run("wrangler", ["deploy", "--config", `${LIVE_BUILD}/server/wrangler.json`, ...argumentsFor("app")]);
run("wrangler", ["deploy", "--config", "workers/analysis/wrangler.toml", ...argumentsFor("analysis")]);
