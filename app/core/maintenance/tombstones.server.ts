/** Keyed hashes of people who were deleted. They name nobody, lie in a bucket, and outlive every backup. */

import { hmacKey, hmacSha256 } from "#app/base/runtime/hmac.ts";
import { fromPart } from "#app/base/runtime/part-down.ts";
import { readSecrets, type Secret } from "#app/base/runtime/secrets.ts";

type Bindings = { PERSON_RECORDS: R2Bucket; AUDIT_SECRET: string };

const FOLDER = "deleted/";

/** Written before anything is erased, so that nothing restored later is served to or of this person; safe to repeat. */
export async function placeTombstone(env: Bindings, userId: string): Promise<void> {
  const [path] = await pathsOf(env, userId);
  await fromPart("bucket", () => env.PERSON_RECORDS.put(path, ""));
}

/** Whether the person's account was deleted here, or is being deleted. */
export async function isTombstoned(env: Bindings, userId: string): Promise<boolean> {
  const paths = await pathsOf(env, userId);
  const found = await Promise.all(paths.map((path) => env.PERSON_RECORDS.head(path)));
  return found.some((one) => one !== null);
}

/** Under the secret in use, and under each of those before it. */
async function pathsOf({ AUDIT_SECRET }: Bindings, userId: string): Promise<[string, ...string[]]> {
  const pathUnder = async ({ secret }: Secret) =>
    `${FOLDER}${(await hmacSha256(await hmacKey(secret), `tombstone ${userId}`)).toHex()}`;
  return (await Promise.all(readSecrets(AUDIT_SECRET).map(pathUnder))) as [string, ...string[]];
}
