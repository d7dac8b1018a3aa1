import { deleteBelow, personPrefix } from "#app/base/data/bucket.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { deleteDataKey } from "../sealing/data-key.server.ts";
import type { AuditEntry } from "./audit/audit-trail.ts";
import { trailPages } from "./audit/trail-pages.server.ts";
import { openRecord } from "./record-client.server.ts";

type Bindings = Pick<Env, "PERSON_RECORD" | "PERSON_KEYS" | "PERSON_RECORDS">;

/** The record has no tables here: it is a Durable Object, with large items in a bucket. */
export const TABLES = [] as const;

/** The person's unsaved work, opened. */
export const exportWork = (env: Bindings, userId: string) =>
  openRecord(env.PERSON_RECORD, userId).exportWork();

/** The audit trail, oldest first, a page in memory at a time. */
export async function* exportEvents(env: Bindings, userId: string): AsyncGenerator<AuditEntry> {
  for await (const { entries } of trailPages(openRecord(env.PERSON_RECORD, userId))) yield* entries;
}

/** The person's notes, version by version, with one in memory at a time. */
export async function* exportNotes(env: Bindings, userId: string) {
  const record = openRecord(env.PERSON_RECORD, userId);
  for (let after: string | undefined; ; ) {
    const page = await record.findNotes({ after });
    for (const { id } of page.notes) {
      const current = await record.openNote({ id });
      if (!current) continue;
      const { versions, body: _, shown: __, ...note } = current;
      for (const { version, cause, at } of versions) {
        const opened = await record.openNote({ id, version });
        yield { ...note, version, cause, at, body: opened?.body ?? null };
      }
    }
    if (page.next === null) return;
    after = page.next;
  }
}

/**
 * Erases the person's key, then the record and its large items; safe to repeat. From the first step on, nothing that
 * was sealed for the person opens again, wherever a copy exists. The audit trail's days stay for six years: they
 * identify nobody, and hold only ids and names of tools and plans.
 */
export async function erasePerson(env: Bindings, userId: string): Promise<SweepCounts> {
  await deleteDataKey(env.PERSON_KEYS, userId);
  await openRecord(env.PERSON_RECORD, userId).erase();
  return { noteObjects: await deleteBelow(env.PERSON_RECORDS, personPrefix(userId)) };
}
