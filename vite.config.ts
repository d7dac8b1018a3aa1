import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, loadEnv } from "vite";
import { localSecrets } from "./scripts/local-secrets.ts";
import { FROM_ENVIRONMENT, sandboxConfig } from "./scripts/sandbox-config.ts";

/** What this machine adds to wrangler.toml: secrets, variables of the environment, and the stand-ins. */
function forThisMachine(mode: string) {
  const env = { ...loadEnv(mode, process.cwd(), ""), ...process.env };
  const { services, vars } = sandboxConfig(env);
  const overrides = FROM_ENVIRONMENT.filter((name) => env[name]);
  const seconds = env.SANDBOX_TOKEN_SECONDS;
  return {
    config: {
      services,
      vars: { ...localSecrets(), ...vars, ...Object.fromEntries(overrides.map((name) => [name, env[name]])) },
    },
    auxiliaryWorkers: services.length
      ? [
          {
            configPath: "./workers/sandbox/wrangler.toml",
            config: {
              vars: {
                SANDBOX_PROVIDERS: vars.SANDBOX_PROVIDERS ?? "",
                ...(seconds ? { TOKEN_SECONDS: seconds } : {}),
              },
            },
          },
        ]
      : [],
  };
}

/** Bindings and variables are baked into what is built, so what is deployed is built in mode "live": as wrangler.toml says. */
export default defineConfig(({ mode }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
      ...(mode === "live" ? {} : forThisMachine(mode)),
    }),
    reactRouter(),
  ],
  optimizeDeps: { include: ["@clerk/react-router"] },
}));
