/** One random key per person. It lies wrapped in a bucket of its own; deleting it makes all their data unreadable. */

import { aesKey, decryptBound, encryptBound } from "#app/base/runtime/aes-gcm.ts";
import { readVersionedKeys } from "#app/base/runtime/secrets.ts";

const KEY_BYTES = 32;

/** Worker secrets that wrap data keys: the first is in use, the others only unwrap. */
type WrappingSecrets = readonly { version: number; bytes: Uint8Array<ArrayBuffer> }[];

export type KeyDeps = {
  /** Holds wrapped keys and nothing else. */
  bucket: R2Bucket;
  secrets: WrappingSecrets;
  /** Whether a person without a key may be given one; by default, everybody may. */
  mayMake?(): Promise<boolean>;
};

/** A key that this Worker's secrets cannot unwrap: a secret is missing, or the object was altered. */
class DataKeyLocked extends Error {
  constructor(why: string) {
    super(`A person's data key does not open: ${why}.`);
    this.name = "DataKeyLocked";
  }
}

/**
 * Reads `DATA_KEYS`: each secret with its version, the current first.
 * @throws Error for any other text; the message quotes nothing of it
 */
export function readWrappingSecrets(text: string): WrappingSecrets {
  const keys = readVersionedKeys(text);
  if (!keys) throw new Error("DATA_KEYS is not a list of version:key with each version once.");
  return keys.map(({ version, key }) => ({ version, bytes: Uint8Array.fromBase64(key) }));
}

/** As stored in the bucket. */
type WrappedKey = { secret: number; wrapped: string };

export const dataKeyPath = (userId: string): string => `keys/${userId}`;

/**
 * The person's data key, created if there is none. One wrapped by an older secret is wrapped again with the one in use,
 * so that the older one can be removed.
 * @returns key material for HKDF; it cannot be exported
 * @throws DataKeyLocked
 */
export async function openDataKey(deps: KeyDeps, userId: string): Promise<CryptoKey> {
  const known = await deps.bucket.get(dataKeyPath(userId));
  const bytes = known ? await unwrapStored(deps, userId, known) : await makeKey(deps, userId);
  return crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits", "deriveKey"]);
}

/** As `openDataKey`, but null if the person has no key: then nothing that was sealed can be opened either. */
export async function findDataKey(deps: KeyDeps, userId: string): Promise<CryptoKey | null> {
  return (await deps.bucket.head(dataKeyPath(userId))) ? await openDataKey(deps, userId) : null;
}

/** Deletes the key for good: the bucket has no versions and no backup. Safe to repeat. */
export async function deleteDataKey(bucket: R2Bucket, userId: string): Promise<void> {
  await bucket.delete(dataKeyPath(userId));
}

async function unwrapStored(
  deps: KeyDeps,
  userId: string,
  stored: R2ObjectBody,
): Promise<Uint8Array<ArrayBuffer>> {
  const { secret: version, wrapped } = await stored.json<WrappedKey>();
  const secret = deps.secrets.find((one) => one.version === version);
  if (!secret) throw new DataKeyLocked(`DATA_KEYS has no version ${version}`);
  const bytes = await unwrap(wrapped, secret.bytes, userId);
  const [inUse] = deps.secrets;
  if (inUse && inUse.version > version) {
    const text = JSON.stringify(await wrap(bytes, inUse, userId));
    // Only over the version that was read, so that no key comes back after it was deleted.
    await deps.bucket.put(dataKeyPath(userId), text, { onlyIf: { etagMatches: stored.etag } });
  }
  return bytes;
}

async function makeKey(deps: KeyDeps, userId: string): Promise<Uint8Array<ArrayBuffer>> {
  const [inUse] = deps.secrets;
  if (!inUse) throw new DataKeyLocked("DATA_KEYS is empty");
  if ((await deps.mayMake?.()) === false) throw new DataKeyLocked("the account is being deleted");
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const text = JSON.stringify(await wrap(bytes, inUse, userId));
  const isFirst = await deps.bucket.put(dataKeyPath(userId), text, { onlyIf: { etagDoesNotMatch: "*" } });
  if (isFirst) return bytes;
  const other = await deps.bucket.get(dataKeyPath(userId));
  if (!other) throw new DataKeyLocked("it was deleted while it was being made");
  return unwrapStored(deps, userId, other);
}

/** Bound to the person: another person's wrapped key does not open here. */
const boundTo = (userId: string) => JSON.stringify(["data-key", userId]);

async function wrap(
  bytes: Uint8Array<ArrayBuffer>,
  secret: WrappingSecrets[number],
  userId: string,
): Promise<WrappedKey> {
  const whole = await encryptBound(await aesKey(secret.bytes), bytes, boundTo(userId));
  return { secret: secret.version, wrapped: whole.toBase64() };
}

async function unwrap(wrapped: string, secret: Uint8Array<ArrayBuffer>, userId: string) {
  try {
    return await decryptBound(await aesKey(secret), Uint8Array.fromBase64(wrapped), boundTo(userId));
  } catch {
    throw new DataKeyLocked("the secret of its version is another one, or the object was altered");
  }
}
