/** `npm run types`: the bindings' and routes' types, then the compiler. */
import { run } from "./run.ts";

run("wrangler", ["types"], { WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" });
run("react-router", ["typegen"]);
run("tsc", ["--noEmit"]);
