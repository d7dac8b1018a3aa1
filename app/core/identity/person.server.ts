import { eq } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { customers, drafts, sessionStarts } from "#app/base/data/schema.ts";

/** What identity holds about the person. Drafts are listed by time only: they are opened by the person's own form. */
export async function exportPerson(database: Database, userId: string) {
  const [account] = await database.select().from(customers).where(eq(customers.userId, userId));
  const unsaved = await database
    .select({ form: drafts.form, savedAt: drafts.savedAt })
    .from(drafts)
    .where(eq(drafts.userId, userId));
  return { account: account ?? null, unsavedForms: unsaved };
}

/** Erases everything that identity holds about the person; safe to repeat. */
export async function erasePerson(database: Database, userId: string): Promise<void> {
  await database.batch([
    database.delete(drafts).where(eq(drafts.userId, userId)),
    database.delete(sessionStarts).where(eq(sessionStarts.userId, userId)),
    database.delete(customers).where(eq(customers.userId, userId)),
  ]);
}
