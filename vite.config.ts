import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, loadEnv } from "vite";
import { bcmapModules } from "./scripts/bcmap-modules.ts";
import { boundedPdf } from "./scripts/bounded-pdf.ts";
import { BROWSER_CHUNKS } from "./scripts/browser-chunks.ts";
import { LOCAL_BUILD } from "./scripts/builds.ts";
import { localSecrets } from "./scripts/local-secrets.ts";
import { FROM_ENVIRONMENT, sandboxConfig, stripeCatalogue } from "./scripts/sandbox-config.ts";
import { sandboxLibrary } from "./scripts/sandbox-library.ts";
import { unusedClerk } from "./scripts/unused-clerk.ts";

const ANALYSIS = "./workers/analysis/wrangler.toml";

/** What this machine adds to wrangler.toml: secrets, variables of the environment, and the stand-ins. */
function forThisMachine(mode: string) {
  const env = { ...loadEnv(mode, process.cwd(), ""), ...process.env };
  const { services, vars } = sandboxConfig(env);
  const overrides = FROM_ENVIRONMENT.filter((name) => env[name]);
  const seconds = env.SANDBOX_TOKEN_SECONDS;
  const secrets = localSecrets();
  const given = Object.fromEntries(overrides.map((name) => [name, env[name]]));
  return {
    config: {
      services,
      vars: { ...secrets, ...vars, ...given },
    },
    auxiliaryWorkers: [
      {
        configPath: ANALYSIS,
        config: { services, vars: { DATA_KEYS: secrets.DATA_KEYS, ...vars, ...given } },
      },
      ...(services.length
        ? [
            {
              configPath: "./workers/sandbox/wrangler.toml",
              config: {
                services: [{ binding: "APP", service: "nursegpt" }],
                vars: {
                  SANDBOX_PROVIDERS: vars.SANDBOX_PROVIDERS ?? "",
                  STRIPE_CATALOGUE: stripeCatalogue(),
                  STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET || secrets.STRIPE_WEBHOOK_SECRET,
                  CLERK_WEBHOOK_SECRET: env.CLERK_WEBHOOK_SECRET || secrets.CLERK_WEBHOOK_SECRET,
                  ...(seconds ? { TOKEN_SECONDS: seconds } : {}),
                  ...(env.SANDBOX_PUBMEDQA
                    ? { LITERATURE_LIBRARY: sandboxLibrary(env.SANDBOX_PUBMEDQA) }
                    : {}),
                },
              },
            },
          ]
        : []),
    ],
  };
}

/** Bindings and variables are baked into what is built, so what is deployed is built in mode "live": as wrangler.toml says. */
export default defineConfig(({ mode }) => ({
  plugins: [
    bcmapModules(),
    unusedClerk(),
    boundedPdf(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
      ...(mode === "live" ? { auxiliaryWorkers: [{ configPath: ANALYSIS }] } : forThisMachine(mode)),
    }),
    reactRouter(),
  ],
  // Beside the app of the same build lies the analysis Worker.
  build: { outDir: process.env.BUILD_DIRECTORY ?? LOCAL_BUILD },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: BROWSER_CHUNKS } } } },
    ssr: { build: { minify: true } },
  },
  optimizeDeps: { include: ["@clerk/react-router"] },
}));
