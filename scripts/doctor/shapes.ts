/** What is wrong with a value's form, in words that do not contain the value; null if nothing is. */
import { createPublicKey } from "node:crypto";
import { OPEN_SHARDS_SHAPE } from "#app/base/data/shards.ts";
import { areLong, readVersionedKeys } from "#app/base/runtime/secrets.ts";
import { BUDGETS_SHAPE, PAUSED_SHAPE, PRICES_SHAPE } from "#app/base/runtime/setting-shapes.ts";

export type Shape = (value: string) => string | null;

export const matches =
  (pattern: RegExp, wanted: string): Shape =>
  (value) =>
    pattern.test(value) ? null : `is not ${wanted}`;

export const clerkSecretKey = matches(/^sk_(live|test)_\w{8,}$/, "sk_live_… or sk_test_…");
export const stripeSecretKey = matches(
  /^(sk|rk)_(live|test)_\w{8,}$/,
  "sk_live_… or sk_test_… (rk_… for a restricted key)",
);
export const stripePriceId = matches(/^price_\w+$/, "a price's id, price_…");
export const stripeWebhookSecret = matches(/^whsec_\w{16,}$/, "whsec_…");
/** Svix signs with the bytes that the base64 after the prefix stands for. */
export const clerkWebhookSecret = matches(
  /^whsec_(?:[\w+/-]{4}){4,}[\w+/-]{0,3}={0,2}$/,
  "whsec_ and base64",
);
export const anthropicKey = matches(/^sk-ant-\S{8,}$/, "sk-ant-…");
export const email = matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address");
export const ncbiKey = matches(/^[0-9a-f]{36}$/, "36 hexadecimal digits");
/** NCBI requires a name without spaces. */
export const ncbiTool = matches(/^\S+$/, "a name without spaces");
export const positiveInteger = matches(/^[1-9]\d*$/, "a whole number above 0");
export const dailyBudgets = matches(BUDGETS_SHAPE, "Plan:dollars, with commas between");
export const modelPrices = matches(PRICES_SHAPE, "two prices with a comma between");
export const pausedPlans = matches(PAUSED_SHAPE, "all, or names of plans");
export const openShards = matches(OPEN_SHARDS_SHAPE, "numbers of databases, each with :weight or without");
export const notEmpty = matches(/\S/, "anything");

/** One secret, or several with ids. */
export const longEnough =
  (least: number): Shape =>
  (value) =>
    areLong(value, least) ? null : `has fewer than ${least} characters`;

export const keyOf32Bytes: Shape = (value) => {
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(value) && value.length % 4 === 0;
  return isBase64 && Buffer.from(value, "base64").length === 32 ? null : "is not 32 bytes in base64";
};

/** `2:<32 bytes, base64>,1:<32 bytes, base64>`, each version once. */
export const versionedKeys: Shape = (value) =>
  readVersionedKeys(value) ? null : "is not a list of version:key with keys of 32 bytes in base64";

export const clerkPublishableKey: Shape = (value) =>
  clerkHost(value) ? null : "is not pk_live_… or pk_test_… with the instance's host in base64";

/** The host of the Frontend API that a publishable key names, or null. */
export function clerkHost(publishableKey: string): string | null {
  const encoded = /^pk_(?:live|test)_([\w+/=-]+)$/.exec(publishableKey)?.[1];
  const host = encoded ? Buffer.from(encoded, "base64").toString("latin1") : "";
  return /^[a-z0-9.-]+\.[a-z]+\$$/.test(host) ? host.slice(0, -1) : null;
}

export const pemPublicKey: Shape = (value) =>
  rsaModulus(value)
    ? null
    : "is not a PEM public key (in a file, put it in double quotes, with its line breaks)";

/** The modulus of an RSA public key, base64url, from PEM with or without line breaks; null for anything else. */
export function rsaModulus(pem: string): string | null {
  const base64 = pem.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, "").replace(/[\r\n]/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
    return key.export({ format: "jwk" }).n ?? null;
  } catch {
    return null;
  }
}

export const httpsAddress: Shape = (value) =>
  URL.parse(value)?.protocol === "https:" ? null : "is not an https address";

/** The Worker's own paths are allowed, too: the stand-ins are there. */
export const addressOrPath: Shape = (value) => (/^\/(?![/\\])/.test(value) ? null : httpsAddress(value));

export const webAddress: Shape = (value) =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? "") ? null : "is not an http or https address";

/** Whether a Clerk or Stripe key is for real people and money. Null if the key does not say. */
export function modeOf(key: string): "live" | "test" | null {
  const mode = /^[a-z]+_(live|test)_/.exec(key)?.[1];
  return mode === "live" || mode === "test" ? mode : null;
}
