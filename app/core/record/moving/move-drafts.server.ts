import { eq } from "drizzle-orm";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { drafts } from "#app/base/data/schema.ts";
import { unseal } from "#app/core/sealing/old-seal.server.ts";
import type { PersonRecordCalls } from "../record.ts";

const ONE_DAY_MS = 24 * 60 * 60_000;

type Moving = {
  database: PersonDatabase;
  record: Pick<PersonRecordCalls, "saveWork">;
  /** DRAFT_KEY; without it the drafts cannot be read, and are removed. */
  oldKey: string | undefined;
  now: () => number;
};

/** Moves a person's unsaved forms of the last day from the table into their record, unless there is newer work. */
export async function moveDrafts({ database, record, oldKey, now }: Moving, userId: string): Promise<void> {
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
