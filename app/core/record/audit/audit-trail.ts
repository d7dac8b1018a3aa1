/**
 * The audit trail of one person: what was done with which note, and what was done with the account; never any content.
 * Each entry's MAC covers the previous one, so that nothing can be altered, removed or moved without the secret.
 */

import { hmacKey, hmacSha256 } from "#app/base/runtime/hmac.ts";
import { readSecrets, type Secret } from "#app/base/runtime/secrets.ts";
import { hexOf, sha256Hex } from "#app/base/runtime/sha256.ts";
import { utcDayOf } from "#app/base/runtime/utc-day.ts";

const NOTE_EVENTS = [
  "made",
  "edited",
  "resolved",
  "signed",
  "amended",
  "copied",
  "printed",
  "exported",
  "deleted",
] as const;
export type NoteEventName = (typeof NOTE_EVENTS)[number];

/** What is done with an account (45 CFR 164.312(b)). */
const SECURITY_EVENTS = [
  "signed_in",
  "signed_out",
  "timed_out",
  "notes_erased",
  "note_opened",
  "document_uploaded",
  "document_opened",
  "document_archived",
  "document_restored",
  "document_deleted",
  "template_saved",
  "template_deleted",
  "asked",
  "data_exported",
  "plan_changed",
  "pack_bought",
  "account_deleted",
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/**
 * `seq` counts from 1; `at` in Unix milliseconds; `mac` HMAC-SHA-256 in hex. `noteId` is the object: the id of a note,
 * document or template as `trailIdOf` writes it, the name of a tool, plan or pack, how many, or ""; for a signature also the
 * SHA-256 of what was signed.
 */
export type AuditEntry = {
  seq: number;
  at: number;
  event: NoteEventName | SecurityEventName;
  noteId: string;
  mac: string;
};

/** How a day (UTC, "2026-11-22") ended: how many entries there were by then, and the last one's MAC. */
export type AuditDay = { day: string; count: number; head: string };

/** A day as stored in the bucket: with its own entries, which outlive the account there. */
export type KeptAuditDay = AuditDay & { entries: AuditEntry[] };

/** What a person downloads, and what the verifier reads. */
export type AuditExport = { userId: string; entries: AuditEntry[]; days: AuditDay[] };

/** The keys of one person's trail, by the ids of their secrets; `used` is the id of the current one. */
type AuditKeys = { used: number; keys: ReadonlyMap<number, CryptoKey> };

/** A part of the trail as the record returns it; `next` continues after it. */
export type TrailPage = Pick<AuditExport, "entries" | "days"> & { next: number | null };

const GIVEN_IDS = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|own-[0-9a-f]{12})$/;

/**
 * The id of a note, document or template as the trail names it. The trail outlives the account, and an API caller may
 * choose an id: one that does not have the product's own form is replaced by the beginning of its SHA-256.
 */
export async function trailIdOf(id: string): Promise<string> {
  return GIVEN_IDS.test(id) ? id : (await sha256Hex(id)).slice(0, 32);
}

/** Before the first entry. */
export const FIRST_HEAD = "";

/**
 * The keys of one person's trail. They come from our secrets and not from the person's data key, so that a downloaded
 * trail can be verified after the account is gone.
 * @param secrets AUDIT_SECRET
 */
export async function openAuditKey(secrets: string, userId: string): Promise<AuditKeys> {
  const all = readSecrets(secrets);
  const open = async ({ id, secret }: Secret) =>
    [id, await hmacKey(await hmacSha256(await hmacKey(secret), `trail ${userId}`))] as const;
  return { used: all[0].id, keys: new Map(await Promise.all(all.map(open))) };
}

/**
 * The folders of a person's days in the bucket, the current one first; they reveal nothing without the secrets.
 * @param secrets AUDIT_SECRET
 */
export async function auditFolders(secrets: string, userId: string): Promise<[string, ...string[]]> {
  const folderOf = async ({ secret }: Secret) =>
    `audit/${hexOf(await hmacSha256(await hmacKey(secret), `folder ${userId}`))}/`;
  return (await Promise.all(readSecrets(secrets).map(folderOf))) as [string, ...string[]];
}

/** Signs with the current secret, or with the one of that id. @throws Error for an unknown id */
export async function signAs({ used, keys }: AuditKeys, text: string, id = used): Promise<string> {
  const key = keys.get(id);
  if (!key) throw new Error(`AUDIT_SECRET has no secret ${id}.`);
  return withSecretId(id, hexOf(await hmacSha256(key, text)));
}

/** Whether one of our secrets made this signature of the text. */
export async function isSignedAs(keys: AuditKeys, text: string, signed: string): Promise<boolean> {
  const id = secretIdOf(signed);
  return keys.keys.has(id) && signed === (await signAs(keys, text, id));
}

/** A signature with the id of its secret before it: `2.<hex>`; a secret without an id adds none. */
const withSecretId = (id: number, hex: string): string => (id === 0 ? hex : `${id}.${hex}`);

/** The id of the secret that made this signature. */
const secretIdOf = (signed: string): number => Number(/^(\d+)\./.exec(signed)?.[1] ?? 0);

const toSign = ({ seq, at, event, noteId }: Omit<AuditEntry, "mac">, before: string) =>
  JSON.stringify([seq, at, event, noteId, before]);

/**
 * The MAC of an entry that follows the one with the given MAC. While a new secret is rolled out, one server uses it and
 * another only knows it: the second one then signs with it too, so that ids never decrease.
 */
export function macOf(keys: AuditKeys, entry: Omit<AuditEntry, "mac">, before: string): Promise<string> {
  const last = secretIdOf(before);
  return signAs(keys, toSign(entry, before), keys.keys.has(last) ? Math.max(keys.used, last) : keys.used);
}

/** The first thing that is wrong with a trail, in words; null when nothing is. */
export async function findTampering(
  keys: AuditKeys,
  entries: readonly AuditEntry[],
  days: readonly AuditDay[],
): Promise<string | null> {
  let head = FIRST_HEAD;
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) return `entry ${index + 1} is missing or out of order`;
    if (!(await isSignedAs(keys, toSign(entry, head), entry.mac)))
      return `entry ${entry.seq} is not what was written`;
    // An old secret, should it leak, cannot sign anything after a newer one.
    if (secretIdOf(entry.mac) < secretIdOf(head)) return `entry ${entry.seq} is signed with an older secret`;
    head = entry.mac;
  }
  for (const { day, count, head: written } of days) {
    if (count > entries.length) return `entries are missing that were there at the end of ${day}`;
    const last = entries[count - 1];
    if (last?.mac !== written || utcDayOf(last.at) !== day) return `the last entry of ${day} is another one`;
  }
  return null;
}
