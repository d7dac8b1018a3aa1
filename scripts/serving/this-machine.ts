import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { localSecrets } from "./local-secrets.ts";
import { FROM_ENVIRONMENT, sandboxConfig, stripeCatalogue } from "./sandbox-config.ts";
import { sandboxLibrary } from "./sandbox-library.ts";

/** What a Worker gets here beyond its wrangler.toml. */
export type Additions = {
  services: { binding: string; service: string }[];
  vars: Record<string, string>;
};

/** `.env` and `.env.local`, the latter first; the shell's variables override both. */
export function environmentHere(): Record<string, string | undefined> {
  const files = [".env", ".env.local"].filter((file) => existsSync(file));
  return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, "utf8"))), process.env);
}

/**
 * What this machine adds to each Worker: its own secrets, environment variables, and stand-ins for the providers
 * without a key. Read whenever the product is started, so that the build contains none of it.
 * @returns by the Worker's name; without the stand-ins' Worker if every provider has its key
 */
export function additionsHere(): Record<string, Additions> {
  const env = environmentHere();
  const { services, vars } = sandboxConfig(env);
  const secrets = localSecrets();
  const given = Object.fromEntries(
    FROM_ENVIRONMENT.flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  return {
    nursegpt: { services, vars: { ...secrets, ...vars, ...given } },
    "nursegpt-analysis": { services, vars: { DATA_KEYS: secrets.DATA_KEYS, ...vars, ...given } },
    ...(services.length > 0 ? { "nursegpt-sandbox": forStandIns(env, secrets, vars) } : {}),
  };
}

function forStandIns(
  env: Record<string, string | undefined>,
  secrets: ReturnType<typeof localSecrets>,
  vars: Record<string, string>,
): Additions {
  return {
    services: [{ binding: "APP", service: "nursegpt" }],
    vars: {
      SANDBOX_PROVIDERS: vars.SANDBOX_PROVIDERS ?? "",
      STRIPE_CATALOGUE: stripeCatalogue(),
      STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET || secrets.STRIPE_WEBHOOK_SECRET,
      CLERK_WEBHOOK_SECRET: env.CLERK_WEBHOOK_SECRET || secrets.CLERK_WEBHOOK_SECRET,
      ...(env.SANDBOX_TOKEN_SECONDS ? { TOKEN_SECONDS: env.SANDBOX_TOKEN_SECONDS } : {}),
      ...(env.SANDBOX_PUBMEDQA ? { LITERATURE_LIBRARY: sandboxLibrary(env.SANDBOX_PUBMEDQA) } : {}),
    },
  };
}
