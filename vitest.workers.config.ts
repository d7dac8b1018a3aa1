import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";

const migrations = fileURLToPath(new URL("migrations", import.meta.url));

export default defineConfig({
  plugins: [
    reactRouter(),
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(migrations),
          ACTIVITY_SECRET: "a secret for tests only",
          DRAFT_KEY: btoa("0123456789abcdef0123456789abcdef"),
        },
      },
    })),
  ],
  test: {
    name: "workers",
    include: ["tests/workers/**/*.test.ts"],
    setupFiles: ["tests/workers/apply-migrations.ts"],
  },
});
