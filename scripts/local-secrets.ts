import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Beside the rest of the local state, so that what was sealed with them stays readable over restarts. */
const FILE = ".wrangler/state/local-secrets.json";

export type LocalSecrets = { ACTIVITY_SECRET: string; DRAFT_KEY: string };

/** The secrets of this machine, made on first use. Production has its own, set with `wrangler secret put`. */
export function localSecrets(): LocalSecrets {
  if (existsSync(FILE)) return JSON.parse(readFileSync(FILE, "utf8")) as LocalSecrets;
  const secrets = {
    ACTIVITY_SECRET: randomBytes(32).toString("hex"),
    DRAFT_KEY: randomBytes(32).toString("base64"),
  };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
