import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readBareInput } from "./input.ts";

/** The pages' content, as constants of the build. */
function constantPages(): Plugin {
  const name = "virtual:bare-pages";
  return {
    name: "constant-pages",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(readBareInput().pages)}` : undefined,
  };
}

export default defineConfig({
  plugins: [
    constantPages(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: { vars: { JWT_KEY: readBareInput().jwtKey, CACHED: readBareInput().cached } },
      inspectorPort: false,
    }),
    reactRouter(),
  ],
  build: { outDir: "../../../build/bare" },
});
