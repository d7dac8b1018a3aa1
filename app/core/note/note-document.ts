import type { RequiredItem } from "../evidence/handover/required-items.ts";
import type { CheckedStatement, HeardItem, LeftOut, NotStated } from "../evidence/statement.ts";
import type { Signature } from "../record/notes/note.ts";

/** A code of LOINC. */
export type LoincCode = { code: string; display: string };

/** What a kind of note is built of, in order. `heading` is how a copied text names the part. */
export type NoteLayout = {
  kind: string;
  title: string;
  /** What kind of document it is. */
  code: LoincCode;
  parts: readonly NotePart[];
  coach: NoteCoach;
};

/** What the coach asks for. */
export type NoteCoach = {
  /** What remembers the items that the person set aside. */
  name: string;
  /** The items of a handover that count, by their ids; all of them where there are none here. */
  items?: readonly string[];
  /** What else this kind of note wants. */
  required?: readonly RequiredItem[];
};

export type NotePart = {
  key: string;
  title: string;
  /** Shown before the title, "S". */
  letter?: string;
  /** The part of an SBAR note whose colour it has; its own by its key otherwise. */
  tone?: string;
  heading: string;
  /** Prose; diagnoses, each in three parts; or what our own calculator says. */
  kind: "text" | "diagnoses" | "computed";
  /** Suggestions may stand here, and go along only when they were taken over. */
  takesSuggestions?: true;
  /** Said below what the calculator wrote, as long as nobody changed it. */
  footnote?: string;
  /** Shown below the part on the page: whose method it is. */
  credit?: string;
};

export type DiagnosisRole = "diagnosis" | "related" | "evidenced";

/** A statement in its place of a note. */
export type NoteItem = {
  /** Stays the same while its words change. */
  id: string;
  part: string;
  /** Of a diagnosis: which one, and what this is of it. */
  group?: string;
  role?: DiagnosisRole;
  text: string;
  /** What stands between it and the next item of its part: a blank, a line break. */
  gap: string;
  author: "model" | "calculator" | "nurse";
  /** What the guard says of the text as it stands; null until it was asked. */
  checked: CheckedStatement | null;
  /** Amber, and the nurse stands by it. */
  isKept: boolean;
  /** A suggestion that the nurse made her own. */
  isTakenOver: boolean;
  /** The supported sentence that hers took the place of. */
  replaced?: string;
};

/** What the guard says of a note as a whole. */
export type NoteChecks = {
  /** What the nurse wrote and the note does not carry. */
  leftOut: LeftOut[];
  /** What a handover usually carries and the nurse did not write. */
  notStated: NotStated[];
  /** What of a handover she did write; notes kept before this was read have none. */
  heard?: HeardItem[];
  /** Numbers, drugs and the like of the note that stand in the input, and all of them. */
  matched: { matching: number; all: number };
};

/** A note at one moment. */
export type NoteContent = {
  items: NoteItem[];
  /** Keys of parts, and groups of diagnoses, that stay on the page and go nowhere else. */
  excluded: string[];
  /** Null until the guard has read the note as it stands. */
  checks: NoteChecks | null;
  /** Which of the document's forms it was written from. */
  form: number;
};

/** What was added to a signed version, beside it. */
export type Amendment = Signature & { text: string };

export type ChangeCause =
  | "generated"
  | "edited"
  | "kept"
  | "removed"
  | "taken_over"
  | "excluded"
  | "included"
  | "cleared"
  | "signed"
  | "amended";

export type PageVersion = {
  /** From 1, in the order in which they were made. */
  number: number;
  /** The version that it was made from. */
  from: number | null;
  cause: ChangeCause;
  /** The part that it is about, where it is about one. */
  part: string | null;
  /** Unix milliseconds. */
  at: number;
  /** Null: cleared. */
  content: NoteContent | null;
  signature: Signature | null;
  amendments: Amendment[];
};

/** An open editor: its text, and the note as it reads with it. */
type OpenEditor = { part: string; text: string; content: NoteContent };

/**
 * A note with all its versions: one plain value that survives as JSON. Nothing that was finished ever leaves it; each
 * change adds a version.
 */
export type NoteDocument<Form = unknown> = {
  /** Names the note where it is kept; null before the first generation. */
  id: string | null;
  /** What was typed, once for each generation that used it. */
  forms: Form[];
  versions: PageVersion[];
  /** The number of the version on the page; 0 before the first. */
  current: number;
  /** What redo goes to, last first. */
  undone: number[];
  draft: OpenEditor | null;
  /** What is being added to the signed version, as typed so far; null where nothing is. */
  amendment: string | null;
  /** Which version is kept among the person's notes, under which number there, and whether without the guard's word; null before the first is. */
  kept: { number: number; version: number; isUnread?: boolean } | null;
  /** The words of what was asked as it left and answered for good: doubts of the patient, suggestions that stay out. */
  answered: string[];
  /** The kept note that was on the page before this one; null where there was none. */
  before: string | null;
  /** Notes that were on the page and have versions that are not kept yet. */
  waiting: NoteDocument<Form>[];
};

export const emptyDocument = <Form>(): NoteDocument<Form> => ({
  id: null,
  forms: [],
  versions: [],
  current: 0,
  undone: [],
  draft: null,
  amendment: null,
  kept: null,
  answered: [],
  before: null,
  waiting: [],
});

export const currentVersion = (document: NoteDocument): PageVersion | null =>
  document.versions.find(({ number }) => number === document.current) ?? null;

/** The newest version that holds a note: clearing the page takes nothing from the person's notes. Null where there is none. */
export const newestWritten = ({ versions }: NoteDocument): PageVersion | null =>
  versions.findLast(({ content }) => content !== null) ?? null;

/** Whether the guard has still to read something that the nurse wrote. */
export const isUnread = (content: NoteContent | null): boolean =>
  content?.items.some(({ checked, author }) => checked === null && author === "nurse") ?? false;

/** Whether the person's notes lack a version of it, or what the guard said of one since. What is signed stays as it is. */
export const isBehind = (document: NoteDocument): boolean => {
  const { kept } = document;
  const newest = newestWritten(document);
  if (!newest) return false;
  if ((kept?.number ?? 0) < newest.number) return true;
  return kept?.isUnread === true && newest.signature === null && !isUnread(newest.content);
};

/** The note as the page shows it, with what an open editor says; null when there is none. */
export const contentOf = (document: NoteDocument): NoteContent | null =>
  document.draft?.content ?? currentVersion(document)?.content ?? null;

/** What was typed for the note that the page shows. */
export function formOf<Form>(document: NoteDocument<Form>): Form | null {
  const content = contentOf(document);
  return content ? (document.forms[content.form] ?? null) : null;
}

/** A signed version is not changed any more; it is amended. */
export const isSigned = (document: NoteDocument): boolean => currentVersion(document)?.signature != null;

/** The items of one part, in order. */
export const itemsOf = ({ items }: NoteContent, part: string): NoteItem[] =>
  items.filter((item) => item.part === part);
