import { aesKey, decryptBound } from "#app/base/runtime/aes-gcm.ts";

/**
 * A text that was sealed, bound to person and form, under one key for all people, before each had their own; null when
 * it was sealed for somebody else, with another key, or was altered.
 */
export async function unseal(
  sealed: string,
  userId: string,
  form: string,
  base64Key: string,
): Promise<string | null> {
  try {
    const key = await aesKey(Uint8Array.fromBase64(base64Key));
    const text = await decryptBound(key, Uint8Array.fromBase64(sealed), JSON.stringify([userId, form]));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
