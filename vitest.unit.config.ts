import { defineConfig } from "vitest/config";
import { PATIENCE } from "./tests/patience.ts";

export default defineConfig({
  test: {
    name: "unit",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "node",
    isolate: false,
    setupFiles: ["tests/unit/own-modules.ts"],
    // A tenth of a scorecard takes a few seconds, and longer beside other work.
    testTimeout: 60_000,
    expect: PATIENCE,
  },
});
