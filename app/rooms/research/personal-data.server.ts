import { eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { researchSearches } from "#app/base/data/schema.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { unseal } from "#app/core/sealing/old-seal.server.ts";
import type { ResearchAnswer } from "./research-client.ts";
import { CLEARED_KINDS, readSearchItems, SEARCH_KINDS, searchItems } from "./searches.server.ts";

/** Where searches were before they moved into the person's record. */
export const TABLES = [researchSearches] as const;

type Deps = { env: Pick<Env, "PERSON_RECORD">; database: PersonDatabase };

/** The person's searches, newest first, with the answers that are still kept. */
export async function exportPerson({ env, now }: Pick<Deps, "env"> & { now: () => number }, userId: string) {
  const rows = await readSearchItems({ record: openRecord(env.PERSON_RECORD, userId), now });
  return rows.map(({ id, query, searchedAt, cached }) => ({ id, query, searchedAt, answer: cached }));
}

/** Erases everything that research holds about the person, and says how much; safe to repeat. */
export async function erasePerson({ env, database }: Deps, userId: string): Promise<SweepCounts> {
  await openRecord(env.PERSON_RECORD, userId).removeItems({ kinds: [...SEARCH_KINDS, ...CLEARED_KINDS] });
  return eraseRows(database, userId, TABLES);
}

/** All of it goes 30 days after the last paid plan ended. */
export const retainPerson = erasePerson;

/**
 * Moves a person's searches into the record from the table, where they were sealed under one key for all people; safe
 * to repeat.
 * @param app.oldKey DRAFT_KEY; without it, the old searches are unreadable and removed
 */
export async function sealPerson(
  { env, database, oldKey }: Deps & { oldKey: string | undefined },
  userId: string,
): Promise<void> {
  const record = openRecord(env.PERSON_RECORD, userId);
  const open = async (sealed: string | null, place: string) =>
    sealed !== null && oldKey ? await unseal(sealed, userId, place, oldKey) : null;
  const rows = await database.select().from(researchSearches).where(eq(researchSearches.userId, userId));
  for (const { id, sealedQuery, sealedAnswer, answeredAt: at, searchedAt } of rows) {
    const query = await open(sealedQuery, `research-query:${id}`);
    const answer = await open(sealedAnswer, `research-answer:${id}`);
    const cached =
      answer !== null && at !== null ? { answer: JSON.parse(answer) as ResearchAnswer, at } : null;
    // Under the row's own id, so that moving it twice keeps it once.
    if (query !== null)
      await record.putItems({
        items: searchItems({ query, cached, searchedAt }).map((item) => ({ ...item, id })),
      });
    await database.delete(researchSearches).where(eq(researchSearches.id, id));
  }
}

/** A query for people whose searches are still in the table, at most so many. */
export const peopleToSeal = (database: PersonDatabase, atMost: number) =>
  database.selectDistinct({ userId: researchSearches.userId }).from(researchSearches).limit(atMost);
