import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Kept with the rest of the local state, so that what was sealed with them stays readable across restarts. */
const FILE = ".wrangler/state/local-secrets.json";

const MAKERS = {
  ACTIVITY_SECRET: () => randomBytes(32).toString("hex"),
  DATA_KEYS: () => `1:${randomBytes(32).toString("base64")}`,
  AUDIT_SECRET: () => randomBytes(32).toString("hex"),
  DRAFT_KEY: () => randomBytes(32).toString("base64"),
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("hex")}`,
  /** Svix signs with the bytes that the base64 after the prefix stands for. */
  CLERK_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("base64")}`,
};

export type LocalSecrets = Record<keyof typeof MAKERS, string>;

/**
 * The secrets of this machine, each created on first use and kept. Production has its own, set with
 * `wrangler secret put`.
 */
export function localSecrets(): LocalSecrets {
  const stored = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Partial<LocalSecrets>) : {};
  const names = Object.keys(MAKERS) as (keyof LocalSecrets)[];
  const secrets = Object.fromEntries(
    names.map((name) => [name, stored[name] ?? MAKERS[name]()]),
  ) as LocalSecrets;
  if (names.some((name) => !stored[name])) {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(secrets), { mode: 0o600 });
  }
  return secrets;
}
