const keys = new Map<string, Promise<CryptoKey>>();

/** The key of a secret, of which there is one in each environment: imported once. */
function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key =
    keys.get(secret) ??
    crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}

/** `<text>.<HMAC-SHA-256 of it, hex>`. */
export async function signText(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), new TextEncoder().encode(text));
  return `${text}.${new Uint8Array(signature).toHex()}`;
}

/** The text that was signed, or null when the signature is not ours. */
export async function readSigned(signed: string, secret: string): Promise<string | null> {
  const dot = signed.lastIndexOf(".");
  if (dot < 0) return null;
  const text = signed.slice(0, dot);
  try {
    const signature = Uint8Array.fromHex(signed.slice(dot + 1));
    const isOurs = await crypto.subtle.verify(
      "HMAC",
      await keyOf(secret),
      signature,
      new TextEncoder().encode(text),
    );
    return isOurs ? text : null;
  } catch {
    return null; // not hexadecimal
  }
}
