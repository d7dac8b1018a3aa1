import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { bcmapModules } from "./scripts/building/bcmap-modules.ts";
import { boundedPdf } from "./scripts/building/bounded-pdf.ts";
import { BROWSER_CHUNKS } from "./scripts/building/browser-chunks.ts";
import { PRODUCT_BUILD } from "./scripts/building/builds.ts";
import { unusedClerk } from "./scripts/building/unused-clerk.ts";
import { additionsHere } from "./scripts/serving/this-machine.ts";

const ANALYSIS = "./workers/analysis/wrangler.toml";
const STAND_INS = "./workers/sandbox/wrangler.toml";

/** What Vite itself answers while the product is developed: modules and what reloads them. */
const MODULES = ["!/app/*", "!/node_modules/*", "!/@*"];

/** While it is developed, the Workers get what `serve-built.ts` adds to those that were built. */
function forThisMachine() {
  const additions = additionsHere();
  const standIns = additions["nursegpt-sandbox"];
  return {
    // Added to the paths of wrangler.toml.
    config: { ...additions.nursegpt, assets: { run_worker_first: MODULES } },
    auxiliaryWorkers: [
      { configPath: ANALYSIS, config: additions["nursegpt-analysis"] ?? {} },
      ...(standIns ? [{ configPath: STAND_INS, config: standIns }] : []),
    ],
  };
}

/** What is built is what is deployed: as wrangler.toml says, without anything of this machine. */
export default defineConfig(({ command }) => ({
  plugins: [
    bcmapModules(),
    unusedClerk(),
    boundedPdf(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
      ...(command === "build" ? { auxiliaryWorkers: [{ configPath: ANALYSIS }] } : forThisMachine()),
    }),
    reactRouter(),
  ],
  // Beside the app of the same build lies the analysis Worker.
  build: { outDir: PRODUCT_BUILD },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: BROWSER_CHUNKS } } } },
    ssr: { build: { minify: true } },
  },
  optimizeDeps: { include: ["@clerk/react-router"] },
}));
