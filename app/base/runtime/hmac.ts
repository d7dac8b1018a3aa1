const encode = (text: string) => new TextEncoder().encode(text);

/** An HMAC-SHA-256 key, for signing only; a text secret is encoded as UTF-8. */
export const hmacKey = (secret: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    "raw",
    typeof secret === "string" ? encode(secret) : secret,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );

/** The HMAC-SHA-256 of a text's UTF-8: 32 bytes. */
export async function hmacSha256(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encode(text)));
}
