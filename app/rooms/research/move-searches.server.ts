import { eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { researchSearches } from "#app/base/data/schema.ts";
import type { PersonRecordCalls } from "#app/core/record/record.ts";
import { unseal } from "#app/core/sealing/old-seal.server.ts";
import type { ResearchAnswer } from "./research-client.ts";
import { searchItems } from "./searches.server.ts";

type Moving = {
  database: PersonDatabase;
  record: Pick<PersonRecordCalls, "putItems">;
  /** DRAFT_KEY; without it, the old searches are unreadable and removed. */
  oldKey: string | undefined;
};

/** Moves a person's searches into their record from the table, where they were sealed under one key for all people. */
export async function moveSearches({ database, record, oldKey }: Moving, userId: string): Promise<void> {
  const rows = await database.select().from(researchSearches).where(eq(researchSearches.userId, userId));
  for (const row of rows) {
    const { id, sealedAnswer, answeredAt: at, searchedAt } = row;
    const open = async (sealed: string | null, place: string) =>
      sealed !== null && oldKey ? await unseal(sealed, userId, place, oldKey) : null;
    const query = await open(row.sealedQuery, `research-query:${id}`);
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
