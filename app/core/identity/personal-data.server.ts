import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers, drafts, sessionStarts } from "#app/base/data/schema.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";
import { unseal } from "./drafts/draft-seal.server.ts";

/** Where identity keeps something of a person. */
export const TABLES = [drafts, sessionStarts, customers] as const;

type ExportDeps = {
  database: Database;
  /** The key of unsaved forms: 32 bytes, base64. */
  draftKey: string;
};

/** What identity holds about the person: the account, the sessions that began or ended lately, the unsaved forms. */
export async function exportPerson({ database, draftKey }: ExportDeps, userId: string) {
  const [[account], sessions, sealed] = await database.batch([
    database.select().from(customers).where(eq(customers.userId, userId)),
    database
      .select()
      .from(sessionStarts)
      .where(eq(sessionStarts.userId, userId))
      .orderBy(asc(sessionStarts.startedAt)),
    database.select().from(drafts).where(eq(drafts.userId, userId)).orderBy(asc(drafts.form)),
  ]);
  const unsavedForms = await Promise.all(
    sealed.map(async ({ form, savedAt, ...draft }) => ({
      form,
      savedAt,
      text: await unseal(draft.sealed, userId, form, draftKey),
    })),
  );
  return { account: account ?? null, sessions, unsavedForms };
}

/** Erases everything that identity holds about the person, and says how much; safe to repeat. */
export function erasePerson(database: Database, userId: string): Promise<SweepCounts> {
  return eraseRows(database, userId, TABLES);
}

/** Erases what goes 30 days after the last paid plan ended: unsaved forms. The account stays, with its Free plan. */
export function retainPerson(database: Database, userId: string): Promise<SweepCounts> {
  return eraseRows(database, userId, [drafts]);
}
