import { defineConfig } from "vitest/config";
import { PATIENCE } from "./tests/patience.ts";

export default defineConfig({
  test: {
    name: "unit",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false,
    setupFiles: ["tests/unit/own-modules.ts"],
    // PDF.js is given its budget as it is loaded.
    execArgv: ["--import", import.meta.resolve("./scripts/bounded-pdf-in-node.ts")],
    // A tenth of a scorecard takes a few seconds, and longer beside other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: PATIENCE,
  },
});
