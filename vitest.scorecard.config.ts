import { defineConfig } from "vitest/config";
import { EXPECT_TIMEOUT } from "./tests/expect-timeout.ts";

/**
 * What `npm run scorecard` and the nightly job run beside `npm test`: tests on texts that nobody on the team wrote, which
 * are no part of the repository, and tests of size and chance that take long and rarely break.
 */
export default defineConfig({
  test: {
    name: "scorecard",
    include: ["tests/scorecard/**/*.test.ts"],
    environment: "node",
    // As in vitest.unit.config.ts.
    execArgv: ["--import", import.meta.resolve("./scripts/building/bounded-pdf-in-node.ts")],
    isolate: false,
    testTimeout: 120_000,
    expect: EXPECT_TIMEOUT,
  },
});
