import { DurableObject } from "cloudflare:workers";
import { readEnv } from "#app/base/runtime/env.server.ts";
import {
  beginSession,
  changeEntitlement,
  confirmEntitlement,
  heldEntitlement,
  keepSession,
  lendEntitlement,
  listSessions,
  markSessionsLeft,
  noteSessionEnd,
  overSessions,
  renewSession,
  sessionOf,
} from "#app/core/record/account/account-store.server.ts";
import {
  appendSecurityEvent,
  closeTrail,
  readTrail,
  readTrailPage,
  writeDays,
} from "#app/core/record/audit/audit-store.server.ts";
import {
  deleteNotes,
  keepNote,
  noteEvent,
  saveNoteVersion,
} from "#app/core/record/notes/note-history.server.ts";
import { findNotes } from "#app/core/record/notes/note-search.server.ts";
import {
  applyRetention,
  countNeverLeft,
  endNotesOf,
  openNote,
} from "#app/core/record/notes/note-store.server.ts";
import { keepsOverSignOut } from "#app/core/record/notes/retention.ts";
import type { PersonRecordCalls, RetentionFacts } from "#app/core/record/record.ts";
import { eraseDue, eraseLeft, nextRecordDue } from "#app/core/record/store/expiry.server.ts";
import { listItems, putItems, removeItems } from "#app/core/record/store/item-store.server.ts";
import {
  RecordErased,
  type RecordParts,
  type RecordWork,
} from "#app/core/record/store/record-parts.server.ts";
import {
  chooseRetention,
  chosenRetention,
  retentionOf,
} from "#app/core/record/store/settings-store.server.ts";
import { createTables } from "#app/core/record/store/tables.server.ts";
import {
  endWorkOf,
  exportWork,
  readWorkOf,
  saveWork,
  unfinishedWork,
  workLostBySignOut,
} from "#app/core/record/work/work-store.server.ts";
import { deleteDataKey, openDataKey, readWrappingSecrets } from "#app/core/sealing/data-key.server.ts";
import { openSealer, type Sealer } from "#app/core/sealing/sealer.server.ts";

type Command<Name extends keyof PersonRecordCalls> = Parameters<PersonRecordCalls[Name]>[0];

/**
 * One object per person, named by the user id; reached through `core/record/record-client.server.ts` only. It opens the
 * person's data key once and forgets it when the record is erased; everything else is done in `core/record`.
 */
export class PersonRecord extends DurableObject<Env> implements PersonRecordCalls {
  /** The clock, in Unix milliseconds. */
  now: () => number = Date.now;

  /** The person's sealer, once opened; an erasure clears it, and a later one differs. */
  #sealer: Promise<Sealer> | null = null;
  #hasTables = false;
  #armedAt: number | null = null;
  #erasing: Promise<void> | null = null;

  openWork(command: Command<"openWork">) {
    return readWorkOf(this.#parts(), command);
  }

  saveWork(command: Command<"saveWork">) {
    return this.#changing((parts) => saveWork(parts, command));
  }

  async browserKey({ sessionId }: Command<"browserKey">) {
    const { sealer } = await this.#parts().begin();
    return (await sealer.browserKey(sessionId)).toBase64();
  }

  exportWork() {
    return exportWork(this.#parts());
  }

  unfinishedWork() {
    return unfinishedWork(this.#parts());
  }

  saveVersion(command: Command<"saveVersion">) {
    return this.#changing((parts) => saveNoteVersion(parts, command));
  }

  keepNote(command: Command<"keepNote">) {
    return this.#changing((parts) => keepNote(parts, command));
  }

  findNotes(search: Command<"findNotes">) {
    return findNotes(this.#parts(), search);
  }

  openNote(command: Command<"openNote">) {
    return openNote(this.#parts(), command);
  }

  removeNotes({ id }: Command<"removeNotes">) {
    return this.#changing((parts) => deleteNotes(parts, id));
  }

  async retention(): Promise<RetentionFacts> {
    const parts = this.#parts();
    const chosen = chosenRetention(parts);
    return {
      retention: chosen ?? retentionOf(parts),
      isChosen: chosen !== null,
      neverLeft: countNeverLeft(parts),
      unfinished: await workLostBySignOut(parts),
    };
  }

  chooseRetention({ retention }: Command<"chooseRetention">) {
    return this.#changing(async (parts) => {
      chooseRetention(parts, retention);
      applyRetention(parts, retention);
    });
  }

  putItems(command: Command<"putItems">) {
    return this.#changing((parts) => putItems(parts, command));
  }

  listItems(command: Command<"listItems">) {
    return listItems(this.#parts(), command);
  }

  async removeItems(command: Command<"removeItems">) {
    removeItems(this.#parts(), command);
  }

  recordEvent(command: Command<"recordEvent">) {
    return this.#changing((parts) => noteEvent(parts, command));
  }

  noteSecurityEvent(command: Command<"noteSecurityEvent">) {
    return this.#changing((parts) => appendSecurityEvent(parts, command));
  }

  async auditPage(command: Command<"auditPage">) {
    return readTrailPage(this.#parts(), command);
  }

  async auditTrail(command?: Command<"auditTrail">) {
    return readTrail(this.#parts(), command);
  }

  beginSession(command: Command<"beginSession">) {
    return this.#changing(async (parts) => beginSession(parts, command));
  }

  renewSession(command: Command<"renewSession">) {
    return this.#changing(async (parts) => renewSession(parts, command));
  }

  keepSession(session: Command<"keepSession">) {
    return this.#changing(async (parts) => keepSession(parts, session));
  }

  async sessionOf({ sessionId }: Command<"sessionOf">) {
    return sessionOf(this.#parts(), sessionId);
  }

  async listSessions() {
    return listSessions(this.#parts());
  }

  async overSessions() {
    return overSessions(this.#parts());
  }

  async heldEntitlement() {
    return heldEntitlement(this.#parts());
  }

  async confirmEntitlement(command: Command<"confirmEntitlement">) {
    confirmEntitlement(this.#parts(), command);
  }

  async changeEntitlement(command?: Command<"changeEntitlement">) {
    changeEntitlement(this.#parts(), command);
  }

  async lendEntitlement() {
    return lendEntitlement(this.#parts());
  }

  endSession({ sessionId, how }: Command<"endSession">) {
    return this.#changing(async (parts) => {
      noteSessionEnd(parts, sessionId);
      const isKept = how !== "signed_out" || keepsOverSignOut(retentionOf(parts));
      endWorkOf(parts, { sessionId, isKept });
      await endNotesOf(parts, { sessionId, isKept });
      if (!isKept) {
        markSessionsLeft(parts);
        await eraseLeft(parts);
      }
      if (!isKept) removeItems(parts, { kinds: ["generation"] });
      const event = how === "timed_out" ? "timed_out" : "signed_out";
      await appendSecurityEvent(parts, { event, subject: "" });
    });
  }

  sweep() {
    return this.#changing(eraseDue);
  }

  /** A call during an erasure joins it: a queue message may come twice. */
  erase(): Promise<void> {
    this.#erasing ??= this.#eraseAll().finally(() => {
      this.#erasing = null;
    });
    return this.#erasing;
  }

  async #eraseAll(): Promise<void> {
    this.#sealer = null;
    await deleteDataKey(this.env.PERSON_KEYS, this.#userId());
    await closeTrail(this.#parts());
    // Once more: somebody may have asked for a key while it was being deleted.
    this.#sealer = null;
    this.#hasTables = false;
    this.#armedAt = null;
    await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
  }

  override async alarm(): Promise<void> {
    this.#armedAt = null;
    await this.#changing(async (parts) => {
      await eraseDue(parts);
      await writeDays(parts);
    });
  }

  #parts(): RecordParts {
    if (!this.#hasTables) createTables(this.ctx.storage.sql);
    this.#hasTables = true;
    return {
      sql: this.ctx.storage.sql,
      userId: this.#userId(),
      now: this.now,
      bucket: this.env.PERSON_RECORDS,
      auditSecret: readEnv(this.env).settings.AUDIT_SECRET,
      transaction: (write) => this.ctx.storage.transactionSync(write),
      begin: () => this.#begin(),
    };
  }

  async #begin(): Promise<RecordWork> {
    this.#sealer ??= this.#openSealer();
    const sealer = this.#sealer;
    return {
      sealer: await sealer,
      commit: (write) => {
        if (this.#sealer !== sealer) throw new RecordErased("The record was erased meanwhile.");
        return this.ctx.storage.transactionSync(write);
      },
    };
  }

  async #openSealer(): Promise<Sealer> {
    const secrets = readWrappingSecrets(readEnv(this.env).settings.DATA_KEYS);
    const userId = this.#userId();
    const mayMake = () => this.#mayMakeKey(userId);
    const dataKey = openDataKey({ bucket: this.env.PERSON_KEYS, secrets, mayMake }, userId);
    // After a failure, the next call tries again.
    dataKey.catch(() => {
      this.#sealer = null;
    });
    return openSealer(await dataKey, userId);
  }

  /** A late write for a deleted account must not make a new key. */
  async #mayMakeKey(userId: string): Promise<boolean> {
    // Loaded on demand: a record needs no database otherwise.
    const [{ openPersonDatabase }, { isBeingDeleted }] = await Promise.all([
      import("#app/base/data/database.server.ts"),
      import("#app/core/maintenance/deletion.server.ts"),
    ]);
    return !(await isBeingDeleted(openPersonDatabase(this.env, userId, { isNew: "not noted" }), userId));
  }

  async #changing<T>(work: (parts: RecordParts) => Promise<T>): Promise<T> {
    try {
      return await work(this.#parts());
    } finally {
      this.#arm();
    }
  }

  /** The one alarm: for what may not be kept longer. */
  #arm(): void {
    if (!this.#hasTables) return;
    const next = nextRecordDue(this.ctx.storage.sql);
    if (next === null || (this.#armedAt !== null && this.#armedAt <= next)) return;
    this.#armedAt = next;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(next));
  }

  #userId(): string {
    const { name } = this.ctx.id;
    if (name === undefined) throw new Error("A record is reached by the user id only.");
    return name;
  }
}
