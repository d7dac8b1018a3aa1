import { readSecrets } from "#app/base/runtime/secrets.ts";

const keys = new Map<string, Promise<CryptoKey>>();

/** The key for a secret, of which each environment has a few: imported once. */
function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key =
    keys.get(secret) ??
    crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}

/**
 * `<text>.<HMAC-SHA-256 of it, hex>`.
 * @param secrets one, or several with ids; the first one signs
 */
export async function signText(text: string, secrets: string): Promise<string> {
  const [{ secret }] = readSecrets(secrets);
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), new TextEncoder().encode(text));
  return `${text}.${new Uint8Array(signature).toHex()}`;
}

/** The text that was signed with any of the secrets, or null when the signature is not ours. */
export async function readSigned(signed: string, secrets: string): Promise<string | null> {
  const dot = signed.lastIndexOf(".");
  const signature = dot < 0 ? null : bytesOf(signed.slice(dot + 1));
  if (!signature) return null;
  const text = signed.slice(0, dot);
  const bytes = new TextEncoder().encode(text);
  for (const { secret } of readSecrets(secrets))
    if (await crypto.subtle.verify("HMAC", await keyOf(secret), signature, bytes)) return text;
  return null;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.fromHex(hex);
  } catch {
    return null; // not hexadecimal
  }
}
