/** `npm run types`: the bindings' and routes' types, then the compiler. */
import { run } from "./run.ts";

run("wrangler", ["types"], { WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" });
run("react-router", ["typegen"]);
// Several checkers each look through most of the types: on two cores one alone is quicker, and takes half of the time of both.
run("tsc", ["--noEmit", "--singleThreaded"]);
