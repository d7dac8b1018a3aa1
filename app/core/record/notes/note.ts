/** Finished notes as they are kept. A body is the tool's own; only its kind, title and text are read here. */

/** Why a version was made. */
export const VERSION_CAUSES = ["generated", "regenerated", "edited", "cleared", "signed", "amended"] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

/** "sbar", "nanda", a template's name. */
export type NoteKind = string;
export const NOTE_KIND = /^[a-z][a-z0-9-]{0,39}$/;
export const NOTE_ID = /^[A-Za-z0-9_-]{8,100}$/;

/** The largest version, in bytes of JSON. */
export const LARGEST_NOTE = 512 * 1024;
/** The most notes that one person may keep at once, */
export const MOST_NOTES = 20_000;
/** and the most bytes of all their versions, sealed. */
export const MOST_NOTE_BYTES = 1024 * 1024 * 1024;

/**
 * Who signed, by the session, and when, by the server's clock (Unix milliseconds). `hash` is the SHA-256 of the signed
 * text, `seal` what only the server can make from all three.
 */
export type Signature = { name: string; at: number; hash: string; seal: string };

/** What a tool keeps of a note; every other field is its own. */
export type NoteBody = {
  kind: NoteKind;
  /** A line for the list of notes. */
  title?: string;
  /** The note as plain text, to be read in the list. */
  text?: string;
  [field: string]: unknown;
};

/** Times are Unix milliseconds. */
export type NoteSummary = {
  id: string;
  kind: NoteKind;
  title: string;
  version: number;
  createdAt: number;
  changedAt: number;
  signedAt: number | null;
  /** When it was last copied, printed or exported; null if it never left. */
  leftAt: number | null;
  eraseAt: number;
  /** Whether it belongs to a running session and stays until sign-out, which may come before `eraseAt`. */
  isUntilSignOut: boolean;
};

/** Which note, and which version of it. */
export type KeptNote = { id: string; version: number };

/** Tells the page, before `done`, where the finished note is kept. */
export type KeptEvent = { type: "kept" } & KeptNote;

export type NoteVersion = { version: number; cause: VersionCause; at: number };

export type OpenedNote = NoteSummary & {
  versions: NoteVersion[];
  /** The version that was asked for, the current one by default. */
  shown: number;
  body: NoteBody;
};

/** A version to be kept, over the one that the page knows; 0 if there is none yet. */
export type SaveVersion = {
  id: string;
  expectedVersion: number;
  cause: VersionCause;
  body: NoteBody;
  sessionId: string;
};

export type SavedVersion =
  | { isSaved: true; version: number }
  | { isSaved: false; reason: "changed" | "signed"; version: number }
  | { isSaved: false; reason: "missing" }
  | { isSaved: false; reason: "forged" }
  /** There is no room for another note, or for this much more. */
  | { isSaved: false; reason: "full" };

/** A search for notes; text matches the beginnings of the words that a person reads in a note. */
export type NoteSearch = {
  text?: string | undefined;
  kind?: NoteKind | undefined;
  /** Unix milliseconds, both included. */
  from?: number | undefined;
  to?: number | undefined;
  isSigned?: boolean | undefined;
  /** The end of the previous page. */
  after?: string | undefined;
};

/** Newest first; `next` continues, null at the end. */
export type NotePage = { notes: NoteSummary[]; next: string | null };
