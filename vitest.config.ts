import { defineConfig } from "vitest/config";
import { isNews } from "./tests/console-noise.ts";
import { LongestFirst } from "./tests/longest-first.ts";

/** Pure rules run in Node; what touches D1, Durable Objects or Queues runs in workerd with the real bindings. */
export default defineConfig({
  logLevel: "error",
  test: {
    projects: ["vitest.unit.config.ts", "vitest.workers.config.ts"],
    onConsoleLog: isNews,
    // PDF.js may let go of a part of a refused document before anybody waits for it.
    onUnhandledError: ({ name }) => name !== "Refused",
    // Workers tests wait for one process while the other computes, so two files at once are quicker also on two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What runs in workerd does not end by itself; nothing is left to wait for.
    teardownTimeout: 1_000,
  },
});
