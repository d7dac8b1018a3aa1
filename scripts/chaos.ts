import { parseArgs } from "node:util";
import { run } from "./run.ts";

/**
 * Lets people work while everything fails, in workerd with the real D1, R2, Durable Objects and maintenance queue.
 * `--minutes`, `--people` and `--seed` say how long, how many, and in which weather. It prints figures, and fails when
 * something was lost, charged twice, shown to somebody else, or failed without words.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    people: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
  },
});
process.env.CHAOS_MINUTES = values.minutes;
process.env.CHAOS_PEOPLE = values.people;
process.env.CHAOS_SEED = values.seed;
run("vitest", ["run", "--config", "vitest.chaos.config.ts"]);
