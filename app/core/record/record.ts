import type { AccountEntitlement } from "#app/core/identity/session/plan-gate.server.ts";
import type { LiveSession, RecordedSession, SessionEnd } from "./account/account-store.server.ts";
import type { HeldEntitlement } from "./account/held-entitlement.ts";
import type { AuditEntry, NoteEventName, SecurityEventName, TrailPage } from "./audit/audit-trail.ts";
import type { NotePage, NoteSearch, OpenedNote, SavedVersion, SaveVersion } from "./notes/note.ts";
import type { NoteRetention } from "./notes/retention.ts";
import type { NamedItems, PutItems, RecordItem } from "./store/item-store.server.ts";
import type { OpenedWork, OpenWork, SavedWork, SaveWork, WorkTool } from "./work/work.ts";

/**
 * One person's record: work in progress, kept notes, small items (searches, templates), the audit trail. Every call may
 * reject when it cannot be reached. Inputs and outputs are plain; what it stores is sealed under the person's data key.
 */
export type PersonRecordCalls = {
  openWork(command: OpenWork): Promise<OpenedWork>;
  /** "full" if it would be work in one tool too many. */
  saveWork(command: SaveWork): Promise<SavedWork | "full">;
  /** The key under which the session's browser keeps clinical text, 32 bytes in base64. */
  browserKey(command: { sessionId: string }): Promise<string>;
  exportWork(): Promise<{ tool: string; savedAt: number; text: string | null }[]>;
  /** The tools in which something was typed that became no note and was not sent. */
  unfinishedWork(): Promise<WorkTool[]>;

  saveVersion(command: SaveVersion): Promise<SavedVersion>;
  /** A generation ended: version 1 of a new note, or the next version of the one it was made for; null without room. */
  keepNote(command: KeepNote): Promise<{ id: string; version: number } | null>;
  findNotes(search: NoteSearch): Promise<NotePage>;
  /** Null if there is none. */
  openNote(command: { id: string; version?: number | undefined }): Promise<OpenedNote | null>;
  /** One note, or all of them. @returns how many */
  removeNotes(command: { id?: string | undefined }): Promise<number>;
  retention(): Promise<RetentionFacts>;
  /** Also applies it to notes that are already kept. */
  chooseRetention(command: { retention: NoteRetention }): Promise<void>;

  /** False, with nothing changed, if there would be too many of a kind. */
  putItems(command: PutItems): Promise<boolean>;
  /** Newest first. */
  listItems(command: NamedItems): Promise<RecordItem[]>;
  removeItems(command: NamedItems): Promise<void>;

  recordEvent(command: { noteId: string; event: NoteEventName }): Promise<void>;
  /** Something was done with the account. */
  noteSecurityEvent(command: { event: SecurityEventName; subject: string }): Promise<void>;
  /** Newest first; `next` continues after the page. */
  auditPage(command: {
    before?: number | undefined;
  }): Promise<{ entries: AuditEntry[]; next: number | null }>;
  /** Oldest first, page by page. */
  auditTrail(command?: { after?: number }): Promise<TrailPage>;

  /** True once, when the session begins. */
  beginSession(command: LiveSession): Promise<boolean>;
  /** The person was there. */
  renewSession(command: LiveSession): Promise<void>;
  /** A session that began before the record knew of sessions. */
  keepSession(session: RecordedSession): Promise<void>;
  sessionOf(command: { sessionId: string }): Promise<RecordedSession | null>;
  listSessions(): Promise<RecordedSession[]>;
  /** The ids of those that are over, whether somebody ended them or not. */
  overSessions(): Promise<string[]>;
  endSession(command: { sessionId: string; how: SessionEnd }): Promise<void>;

  /** The account's entitlement, as the database last said. */
  heldEntitlement(): Promise<HeldEntitlement>;
  confirmEntitlement(command: { entitlement: AccountEntitlement; epoch: number }): Promise<void>;
  changeEntitlement(command?: { isDeleted?: boolean }): Promise<void>;
  /** Since when the database could not be asked, Unix milliseconds. */
  lendEntitlement(): Promise<number>;

  /** Erases what is due, should its alarm have been lost. */
  sweep(): Promise<void>;
  /** The key first, then all that it sealed; safe to repeat. */
  erase(): Promise<void>;
};

/** `into` names the note that the person had on the page; if that cannot take it, a new one is made. */
export type KeepNote = Pick<SaveVersion, "id" | "body" | "sessionId"> & { into?: string | undefined };

export type RetentionFacts = {
  retention: NoteRetention;
  /** False until the person has chosen: she is asked at the first note. */
  isChosen: boolean;
  /** Notes that a sign-out would erase and that were never copied, printed or exported. */
  neverLeft: number;
  /** Tools with text that a sign-out would erase and that no note was made from. */
  unfinished: WorkTool[];
};
