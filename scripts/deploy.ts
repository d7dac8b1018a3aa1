/**
 * `npm run deploy [-- arguments]`: builds without the stand-ins and deploys both Workers, the app first, because the
 * other one depends on its messages. Arguments such as `--dry-run --outdir out` reach both; a dry run needs neither
 * network nor account.
 */
import { PRODUCT_BUILD } from "./building/builds.ts";
import { deployArguments } from "./building/deploy-arguments.ts";
import { run } from "./run.ts";

run(process.execPath, ["scripts/build.ts"]);
deploy("app", `${PRODUCT_BUILD}/server/wrangler.json`);
deploy("analysis", `${PRODUCT_BUILD}/nursegpt_analysis/wrangler.json`);

function deploy(worker: string, config: string): void {
  const given = deployArguments(process.argv.slice(2), worker, process.cwd());
  run("wrangler", ["deploy", "--config", config, ...given], { WRANGLER_SEND_METRICS: "false" });
}
