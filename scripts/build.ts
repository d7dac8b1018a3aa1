/** `npm run build`: builds what is deployed, without stand-ins, local secrets or variables of this machine. */
import { rmSync } from "node:fs";
import { PRODUCT_BUILD } from "./building/builds.ts";
import { run } from "./run.ts";

rmSync(PRODUCT_BUILD, { recursive: true, force: true });
run("react-router", ["build", "--logLevel", "warn"], { CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false" });
