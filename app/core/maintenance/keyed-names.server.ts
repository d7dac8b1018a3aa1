import { hmacKey, hmacSha256 } from "#app/base/runtime/hmac.ts";
import { fromPart } from "#app/base/runtime/part-down.ts";
import { readSecrets, type Secret } from "#app/base/runtime/secrets.ts";

/** Where keyed names are kept: beside the records, in a bucket that no database restore affects. */
export type KeyedNameBindings = { PERSON_RECORDS: R2Bucket; AUDIT_SECRET: string };

/**
 * A keyed name identifies nobody: it is an empty object under a keyed hash of a text. Safe to repeat.
 * @param folder with its slash, "deleted/"
 */
export async function placeKeyedName(env: KeyedNameBindings, folder: string, text: string): Promise<void> {
  const [path] = await pathsOf(env, folder, text);
  await fromPart("bucket", () => env.PERSON_RECORDS.put(path, ""));
}

/** Whether this text has a keyed name. @throws PartDown when the bucket cannot be asked */
export async function hasKeyedName(env: KeyedNameBindings, folder: string, text: string): Promise<boolean> {
  const paths = await pathsOf(env, folder, text);
  const look = () => Promise.all(paths.map((path) => env.PERSON_RECORDS.head(path)));
  const found = await fromPart("bucket", look);
  return found.some((one) => one !== null);
}

/** Under the current secret, and under each earlier one. */
async function pathsOf(
  { AUDIT_SECRET }: KeyedNameBindings,
  folder: string,
  text: string,
): Promise<[string, ...string[]]> {
  const pathUnder = async ({ secret }: Secret) =>
    `${folder}${(await hmacSha256(await hmacKey(secret), text)).toHex()}`;
  return (await Promise.all(readSecrets(AUDIT_SECRET).map(pathUnder))) as [string, ...string[]];
}
