import { parseArgs } from "node:util";
import { run } from "./run.ts";

/**
 * Feeds every document reader inputs made to slow it down. `--seed`, `--inputs` and `--minutes` set where it begins and
 * when it ends, `--target` which readers it tries. A seed that finds something belongs in tests/fuzz/seeds.json.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    inputs: { type: "string", default: "10000" },
    minutes: { type: "string", default: "30" },
    target: { type: "string", default: "" },
  },
});
process.env.FUZZ_SEED = values.seed;
process.env.FUZZ_INPUTS = values.inputs;
process.env.FUZZ_MINUTES = values.minutes;
process.env.FUZZ_TARGET = values.target;
run("vitest", ["run", "--config", "vitest.fuzz.config.ts"]);
