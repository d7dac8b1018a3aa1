import type { Databases, PersonDatabase } from "#app/base/data/database.server.ts";
import {
  documentQuestions,
  documents,
  drafts,
  researchSearches,
  usageEvents,
} from "#app/base/data/schema.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { moveDrafts } from "#app/core/record/moving/move-drafts.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";
import {
  sealDocuments,
  unsealedDocuments,
  unsealedQuestions,
} from "#app/rooms/documents/store/seal-documents.server.ts";
import { moveSearches } from "#app/rooms/research/move-searches.server.ts";

type App = Pick<Databases, "databaseOf"> & { env: AppEnv; now: () => number };

const MOST_AT_ONCE = 200;

/** People with data from before each had a key and a record of their own; at most 200. */
export async function dueForSealing(database: PersonDatabase): Promise<string[]> {
  const found = await database.batch([
    database.selectDistinct({ userId: drafts.userId }).from(drafts).limit(MOST_AT_ONCE),
    database.selectDistinct({ userId: usageEvents.userId }).from(usageEvents).limit(MOST_AT_ONCE),
    database.selectDistinct({ userId: researchSearches.userId }).from(researchSearches).limit(MOST_AT_ONCE),
    database
      .selectDistinct({ userId: documents.userId })
      .from(documents)
      .where(unsealedDocuments)
      .limit(MOST_AT_ONCE),
    database
      .selectDistinct({ userId: documentQuestions.userId })
      .from(documentQuestions)
      .where(unsealedQuestions)
      .limit(MOST_AT_ONCE),
  ]);
  return [...new Set(found.flat().map(({ userId }) => userId))].slice(0, MOST_AT_ONCE);
}

/** Moves and seals a person's data from before; skips an account that is being deleted. Safe to repeat. */
export async function sealAccount({ env, databaseOf, now }: App, userId: string): Promise<void> {
  const database = databaseOf(userId);
  if (await isBeingDeleted(database, userId)) return;
  const record = openRecord(env.PERSON_RECORD, userId);
  const oldKey = env.settings.DRAFT_KEY;
  await openMeter(env.USAGE_METER, userId).adoptEvents();
  await moveDrafts({ database, record, oldKey, now }, userId);
  await moveSearches({ database, record, oldKey }, userId);
  await sealDocuments({ bucket: env.DOCUMENTS, keys: keyDepsOf(env), database }, userId);
}
