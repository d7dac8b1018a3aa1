import { eq } from "drizzle-orm";
import type { Databases, PersonDatabase } from "#app/base/data/database.server.ts";
import { drafts, usageEvents } from "#app/base/data/schema.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { PersonRecordCalls } from "#app/core/record/record.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { unseal } from "#app/core/sealing/old-seal.server.ts";
import * as documents from "#app/rooms/documents/store/personal-data.server.ts";
import * as research from "#app/rooms/research/personal-data.server.ts";

type App = Pick<Databases, "databaseOf"> & { env: AppEnv; now: () => number };

const MOST_AT_ONCE = 200;
const ONE_DAY_MS = 24 * 60 * 60_000;

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

type Moving = {
  database: PersonDatabase;
  record: Pick<PersonRecordCalls, "saveWork">;
  /** DRAFT_KEY; without it the drafts cannot be read, and are removed. */
  oldKey: string | undefined;
  now: () => number;
};

/** Moves a person's unsaved forms of the last day from the table into their record, unless there is newer work. */
async function moveDrafts({ database, record, oldKey, now }: Moving, userId: string): Promise<void> {
  const rows = await database.select().from(drafts).where(eq(drafts.userId, userId));
  for (const { form, sealed, savedAt } of rows) {
    const isFresh = now() - savedAt <= ONE_DAY_MS;
    const text = oldKey && isFresh ? await unseal(sealed, userId, form, oldKey) : null;
    if (text !== null && (form === "sbar" || form === "nanda")) {
      const state: unknown = form === "sbar" ? JSON.parse(text) : text;
      const work = { tool: form, text: JSON.stringify({ state }), revision: 0, saveId: "moved" } as const;
      // In no session, so that the person is asked before it comes back.
      await record.saveWork({ ...work, sessionId: "moved" });
    }
  }
  await database.delete(drafts).where(eq(drafts.userId, userId));
}
