import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], environment: "node" },
});
