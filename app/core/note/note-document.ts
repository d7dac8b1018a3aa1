import type { RequiredItem } from "../evidence/handover/required-items.ts";
import type { CheckedStatement, HeardItem, LeftOut, NotStated } from "../evidence/statement.ts";
import type { Signature } from "../record/notes/note.ts";

/** A code of LOINC. */
export type LoincCode = { code: string; display: string };

/** What a kind of note is built of, in order. `heading` is the part's name in a copied text. */
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
  /** The key under which the items that the person set aside are remembered. */
  name: string;
  /** The ids of the handover items that count; all of them if absent. */
  items?: readonly string[];
  /** What else this kind of note requires. */
  required?: readonly RequiredItem[];
};

export type NotePart = {
  key: string;
  title: string;
  /** Shown before the title, "S". */
  letter?: string;
  /** The part of an SBAR note whose color it has; by default one of its own, by its key. */
  tone?: string;
  heading: string;
  /** Prose; diagnoses, each in three parts; or the result of our own calculator. */
  kind: "text" | "diagnoses" | "computed";
  /** Suggestions may appear here, and leave with the note only if they were taken over. */
  takesSuggestions?: true;
  /** Shown below what the calculator wrote, as long as nobody has changed it. */
  footnote?: string;
  /** Shown below the part on the page: the method's source. */
  credit?: string;
};

export type DiagnosisRole = "diagnosis" | "related" | "evidenced";

/** A statement in its place in a note. */
export type NoteItem = {
  /** Stays the same while its words change. */
  id: string;
  part: string;
  /** In a diagnosis: which one, and which of its parts this is. */
  group?: string;
  role?: DiagnosisRole;
  text: string;
  /** What separates it from the next item of its part: a space, a line break. */
  gap: string;
  author: "model" | "calculator" | "nurse";
  /** The guard's result for the text as it is; null until it was asked. */
  checked: CheckedStatement | null;
  /** Amber, and the nurse has kept it. */
  isKept: boolean;
  /** A suggestion that the nurse made her own. */
  isTakenOver: boolean;
  /** The supported sentence that the nurse's replaced. */
  replaced?: string;
};

/** The guard's results for a note as a whole. */
export type NoteChecks = {
  /** What the nurse wrote and the note does not carry. */
  leftOut: LeftOut[];
  /** What a handover usually has and the nurse did not write. */
  notStated: NotStated[];
  /** What of a handover she did write; absent in notes kept before this was read. */
  heard?: HeardItem[];
  /** How many numbers, drugs and the like of the note the input has, and how many there are. */
  matched: { matching: number; all: number };
};

/** A note at one moment. */
export type NoteContent = {
  items: NoteItem[];
  /** Keys of parts, and groups of diagnoses, that stay on the page when the note leaves. */
  excluded: string[];
  /** Null until the guard has read the note in its current state. */
  checks: NoteChecks | null;
  /** Which of the document's forms it was written from. */
  form: number;
};

/** Words added to a signed version, beside it. */
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
  /** The part that the change is about, if it is about one. */
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
 * A note with all its versions: one plain value that survives as JSON. Nothing finished is ever removed; each change
 * adds a version.
 */
export type NoteDocument<Form = unknown> = {
  /** The id under which the note is kept; null before the first generation. */
  id: string | null;
  /** What was typed, once for each generation that used it. */
  forms: Form[];
  versions: PageVersion[];
  /** The number of the version on the page; 0 before the first. */
  current: number;
  /** The versions that redo goes to, last first. */
  undone: number[];
  draft: OpenEditor | null;
  /** The amendment to the signed version, as typed so far; null if none is being written. */
  amendment: string | null;
  /** The version kept among the person's notes, its number there, whether the guard has yet to read it; or null. */
  kept: { number: number; version: number; isUnread?: boolean } | null;
  /** Words of the questions answered for good as the note left: doubts about the patient, omitted suggestions. */
  answered: string[];
  /** The kept note that was on the page before this one; null if there was none. */
  before: string | null;
  /** Earlier notes of the page with versions that are not kept yet. */
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

/** The newest version that holds a note (clearing the page takes nothing from the person's notes); null without one. */
export const newestWritten = ({ versions }: NoteDocument): PageVersion | null =>
  versions.findLast(({ content }) => content !== null) ?? null;

/** Whether the guard has yet to read something that the nurse wrote. */
export const isUnread = (content: NoteContent | null): boolean =>
  content?.items.some(({ checked, author }) => checked === null && author === "nurse") ?? false;

/** Whether the person's notes lack a version of it, or the guard's later result for one. Signed ones stay. */
export const isBehind = (document: NoteDocument): boolean => {
  const { kept } = document;
  const newest = newestWritten(document);
  if (!newest) return false;
  if ((kept?.number ?? 0) < newest.number) return true;
  return kept?.isUnread === true && newest.signature === null && !isUnread(newest.content);
};

/** The note as the page shows it, with an open editor's text; null when there is none. */
export const contentOf = (document: NoteDocument): NoteContent | null =>
  document.draft?.content ?? currentVersion(document)?.content ?? null;

/** What was typed for the note that the page shows. */
export function formOf<Form>(document: NoteDocument<Form>): Form | null {
  const content = contentOf(document);
  return content ? (document.forms[content.form] ?? null) : null;
}

/** A signed version no longer changes; it is amended. */
export const isSigned = (document: NoteDocument): boolean => currentVersion(document)?.signature != null;

/** The items of one part, in order. */
export const itemsOf = ({ items }: NoteContent, part: string): NoteItem[] =>
  items.filter((item) => item.part === part);
