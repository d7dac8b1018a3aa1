import type { Databases, PersonDatabase } from "#app/base/data/database.server.ts";
import { drafts, usageEvents } from "#app/base/data/schema.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { moveDrafts } from "#app/core/record/moving/move-drafts.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import * as documents from "#app/rooms/documents/store/personal-data.server.ts";
import * as research from "#app/rooms/research/personal-data.server.ts";

type App = Pick<Databases, "databaseOf"> & { env: AppEnv; now: () => number };

const MOST_AT_ONCE = 200;

/** People with data from before each had a key and a record of their own; at most 200. */
export async function dueForSealing(database: PersonDatabase): Promise<string[]> {
  const found = await database.batch([
    database.selectDistinct({ userId: drafts.userId }).from(drafts).limit(MOST_AT_ONCE),
    database.selectDistinct({ userId: usageEvents.userId }).from(usageEvents).limit(MOST_AT_ONCE),
    research.peopleToSeal(database, MOST_AT_ONCE),
    ...documents.peopleToSeal(database, MOST_AT_ONCE),
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
  await research.sealPerson({ env, database, oldKey }, userId);
  await documents.sealPerson({ env, database }, userId);
}
