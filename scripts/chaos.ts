import { parseArgs } from "node:util";
import { run } from "./run.ts";

/**
 * Lets people work while everything fails, in workerd with the real D1, R2, Durable Objects and maintenance queue.
 * `--minutes`, `--people` and `--seed` set how long, how many, and which failures. It prints figures, and fails if
 * anything was lost, charged twice, shown to somebody else, or failed without an explanation.
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
