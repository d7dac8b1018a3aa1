/** `npm run build`: what is deployed, in mode "live": no stand-in, no local secret, no variable of this machine. */
import { rmSync } from "node:fs";
import { LIVE_BUILD } from "./builds.ts";
import { run } from "./run.ts";

rmSync(LIVE_BUILD, { recursive: true, force: true });
run("react-router", ["build", "--mode", "live", "--logLevel", "warn"], {
  BUILD_DIRECTORY: LIVE_BUILD,
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
});
