import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./app/base/data/schema.ts", out: "./migrations" });
