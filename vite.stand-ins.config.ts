import { cloudflare } from "@cloudflare/vite-plugin";
import { defineConfig } from "vite";
import { STAND_INS_BUILD } from "./scripts/building/builds.ts";

/** The stand-ins of the providers, apart from what is deployed. */
export default defineConfig({
  plugins: [cloudflare({ configPath: "./workers/sandbox/wrangler.toml" })],
  publicDir: false,
  build: { outDir: STAND_INS_BUILD },
});
