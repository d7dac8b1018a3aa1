import { and, eq, lte } from "drizzle-orm";
import type { Database } from "#app/base/data/database.server.ts";
import { drafts } from "#app/base/data/schema.ts";
import type { DraftForm } from "./draft-keeper.ts";
import { seal, unseal } from "./draft-seal.server.ts";

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/** `savedAt` in milliseconds since 1970, on the server's clock. */
export type KeptDraft = { text: string; savedAt: number };

export type DraftStore = {
  /** Keeps the form's text, replacing an earlier one; null forgets it. */
  save(userId: string, form: DraftForm, text: string | null): Promise<void>;
  /** The draft at most 24 hours after it was saved, else null. */
  read(userId: string, form: DraftForm): Promise<KeptDraft | null>;
  /** Deletes the draft unless it was saved later than `upTo`. */
  forget(userId: string, form: DraftForm, upTo: number): Promise<void>;
};

/** Unsaved forms, one per person and form, encrypted at rest. */
export function openDrafts(database: Database, base64Key: string, now: () => number): DraftStore {
  const mine = (userId: string, form: DraftForm) => and(eq(drafts.userId, userId), eq(drafts.form, form));
  return {
    async save(userId, form, text) {
      if (text === null) {
        await database.delete(drafts).where(mine(userId, form));
        return;
      }
      const row = { sealed: await seal(text, userId, form, base64Key), savedAt: now() };
      await database
        .insert(drafts)
        .values({ userId, form, ...row })
        .onConflictDoUpdate({ target: [drafts.userId, drafts.form], set: row });
    },
    async read(userId, form) {
      const row = await database.query.drafts.findFirst({ where: mine(userId, form) });
      if (!row || now() - row.savedAt > ONE_DAY_MS) return null;
      const text = await unseal(row.sealed, userId, form, base64Key);
      return text === null ? null : { text, savedAt: row.savedAt };
    },
    async forget(userId, form, upTo) {
      await database.delete(drafts).where(and(mine(userId, form), lte(drafts.savedAt, upTo)));
    },
  };
}
