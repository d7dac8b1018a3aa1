const NONCE_BYTES = 12;

const keyOf = (base64Key: string) =>
  crypto.subtle.importKey("raw", Uint8Array.fromBase64(base64Key), "AES-GCM", false, ["encrypt", "decrypt"]);

/** Bound to person and form: a row that was copied to another person or form does not open. */
const boundTo = (userId: string, form: string) => new TextEncoder().encode(JSON.stringify([userId, form]));

/**
 * Encrypts a draft with AES-256-GCM.
 * @returns base64 of 12 bytes of nonce followed by the ciphertext
 */
export async function seal(text: string, userId: string, form: string, base64Key: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: "AES-GCM", iv, additionalData: boundTo(userId, form) };
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    await keyOf(base64Key),
    new TextEncoder().encode(text),
  );
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(sealed), NONCE_BYTES);
  return bytes.toBase64();
}

/** The draft's text, or null when it was sealed for somebody else, with another key, or was altered. */
export async function unseal(
  sealed: string,
  userId: string,
  form: string,
  base64Key: string,
): Promise<string | null> {
  try {
    const bytes = Uint8Array.fromBase64(sealed);
    const algorithm = {
      name: "AES-GCM",
      iv: bytes.slice(0, NONCE_BYTES),
      additionalData: boundTo(userId, form),
    };
    const text = await crypto.subtle.decrypt(algorithm, await keyOf(base64Key), bytes.slice(NONCE_BYTES));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
