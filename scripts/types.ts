/** `npm run types`: the bindings' and routes' types, then the compiler. */
import { run } from "./run.ts";

run("wrangler", ["types"], { WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" });
run("react-router", ["typegen"]);
// Parallel checkers each read most of the types: on two cores, a single one is quicker, at half the processor time.
run("tsc", ["--noEmit", "--singleThreaded"]);
