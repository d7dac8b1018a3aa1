/** AES-256-GCM as used for everything sealed, in Worker and browser: 12 bytes of nonce, then ciphertext. */

const NAME = "AES-GCM";
const NONCE_BYTES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** @param raw 32 bytes */
export const aesKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", raw, NAME, false, ["encrypt", "decrypt"]);

/** @param bound where the text belongs: it cannot be opened elsewhere */
export async function encryptBound(key: CryptoKey, bytes: Bytes, bound: string): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, bound), key, bytes);
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), NONCE_BYTES);
  return whole;
}

/** @throws OperationError for what was altered, belongs elsewhere or was encrypted under another key */
export async function decryptBound(key: CryptoKey, whole: Bytes, bound: string): Promise<Bytes> {
  const iv = whole.slice(0, NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, bound), key, whole.subarray(NONCE_BYTES)));
}

const algorithm = (iv: Bytes, bound: string) => ({
  name: NAME,
  iv,
  additionalData: new TextEncoder().encode(bound),
});
