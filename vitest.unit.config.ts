import { defineConfig } from "vitest/config";
import { EXPECT_TIMEOUT } from "./tests/expect-timeout.ts";

export default defineConfig({
  plugins: [
    {
      // What a pattern finds may be another set of files the next time.
      name: "patterns-of-files-anew",
      configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
        define(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : null)),
    },
  ],
  test: {
    name: "unit",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false,
    setupFiles: ["tests/unit/own-modules.ts"],
    // PDF.js is given its budget as it is loaded.
    execArgv: ["--import", import.meta.resolve("./scripts/building/bounded-pdf-in-node.ts")],
    // A tenth of a scorecard takes a few seconds, and longer beside other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: EXPECT_TIMEOUT,
  },
});
