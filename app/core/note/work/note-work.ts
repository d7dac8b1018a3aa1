import type { OpenedNote } from "../../record/notes/note.ts";
import type { AddressedNote } from "../../record/notes/note-of-address.server.ts";
import type { WorkTool } from "../../record/work/work.ts";
import type { WorkKind } from "../../record/work/work-kind.ts";
import { addGenerated, furtherDocument, type Made, takesNothingMore } from "../edit/add-generated.ts";
import { saveEdit } from "../edit/add-version.ts";
import { EMPTY_FORM, isEmptyForm, isSameForm, type NoteForm, readNoteForm } from "../form/note-form.ts";
import { patientBefore } from "../form/patient-before.ts";
import { isSamePatient } from "../form/same-patient.ts";
import {
  emptyDocument,
  formOf,
  isBehind,
  isSigned,
  type NoteChecks,
  type NoteDocument,
  type NoteItem,
  type NoteLayout,
  newestWritten,
} from "../note-document.ts";
import { mergeNoteWork } from "./merge-note-work.ts";
import { packNote, unpackNote } from "./pack-note.ts";

/** The form and the note, packed as JSON: when versions conflict, one note is taken whole. */
export type NoteWork = NoteForm & { note: string | null };

/** A kind of note that is generated from the form, as its page needs it. Always the same object. */
export type NoteTool<Answer> = {
  layout: NoteLayout;
  work: WorkKind<NoteWork>;
  /** A finished answer as items, with the guard's checks of the whole. */
  toItems(answer: Answer): { items: NoteItem[]; checks: NoteChecks };
  /** The answer's layout, if that is not always `layout`. */
  layoutOf?(answer: Answer): NoteLayout;
  /** What is kept with each version besides the note, and the beginning of its line in the list. */
  kept?: { fields: Record<string, unknown>; title: string };
};

/** The page of a kind of note as work in progress. */
export const noteWorkKind = (tool: WorkTool): WorkKind<NoteWork> => ({
  tool,
  empty: { ...EMPTY_FORM, note: null },
  called: (work) => (isAllKept(work) ? "note" : "unsaved note"),
  beginning: ({ demographics, nurseNotes }) =>
    [demographics.name, nurseNotes].filter((words) => words?.trim()).join(" · "),
  isDone: (work) => isSigned(fromKeptNote(work.note)) && isAllKept(work),
  isEmpty: (work) => isEmptyForm(work) && work.note === null,
  isAnother: async (before, after) =>
    (await import("./another-work.ts")).isAnotherWork(before, after, fromKeptNote),
  asOne: (mine, theirs) => mergeNoteWork(mine, theirs, { open: fromKeptNote, keep: toKeptNote }),
  outranks: (first, second) => isSignedOf(fromKeptNote(first.note), fromKeptNote(second.note)),
  read: (kept) => {
    const { note } = (kept ?? {}) as Partial<NoteWork>;
    return { ...readNoteForm(kept), note: typeof note === "string" ? note : null };
  },
});

/** Whether the first of two states of a note is the signed one: it is not replaced by what was still being written. */
function isSignedOf(first: NoteDocument, second: NoteDocument): boolean {
  const isSameNote = first.id === null || second.id === null || first.id === second.id;
  return isSameNote && isSigned(first) && second.versions.length > 0 && !isSigned(second);
}

/** A note in the form in which work in progress keeps it; null if there is none. */
export const toKeptNote = (document: NoteDocument<NoteForm>): string | null =>
  document.versions.length === 0 && document.waiting.length === 0 ? null : JSON.stringify(packNote(document));

/** Restores the note; an empty one if the text is not a note. */
export function fromKeptNote(text: string | null): NoteDocument<NoteForm> {
  try {
    return unpackNote<NoteForm>(JSON.parse(text ?? "null")) ?? emptyDocument();
  } catch {
    return emptyDocument();
  }
}

/**
 * Whether the form says no more than what the page's last note was written from, and no amendment is being typed; that
 * note is kept, or waits to be.
 */
export function isKeptWork(work: NoteWork): boolean {
  const document = fromKeptNote(work.note);
  const newest = newestWritten(document)?.content;
  const written = newest && document.forms[newest.form];
  return written != null && !document.amendment && isSameForm(readNoteForm(work), written);
}

/** Whether everything on the page is among the person's notes. */
function isAllKept(work: NoteWork): boolean {
  const document = fromKeptNote(work.note);
  const isBeingWritten = document.draft !== null || document.waiting.length > 0 || isBehind(document);
  return isKeptWork(work) && !isBeingWritten;
}

/**
 * The page as it continues a kept note, or starts a new one from its form. Any of the page's own notes that are not
 * kept yet wait there until they are.
 */
export function addressedWork<Answer>(
  tool: NoteTool<Answer>,
  { note, isCopy }: AddressedNote,
  page: NoteWork,
): NoteWork {
  const before = fromKeptNote(page.note);
  if (!isCopy && before.id === note.id) return page;
  const { form, document } = fromKeptBody(tool, note);
  const { waiting } = furtherDocument(saveEdit(before, Date.now()));
  return { ...form, note: toKeptNote({ ...(isCopy ? emptyDocument<NoteForm>() : document), waiting }) };
}

/** The note with a finished answer as its next version. */
export function withAnswer<Answer>(
  { toItems, layoutOf }: NoteTool<Answer>,
  document: NoteDocument<NoteForm>,
  { answer, form }: { answer: Answer; form: NoteForm },
  made: Made,
): NoteDocument<NoteForm> {
  const written = { ...form, layout: layoutOf?.(answer), patientBefore: patientBefore(document, form) };
  return addGenerated(document, { ...toItems(answer), form: written }, made, isFurtherNote);
}

/** Whether what is generated from a form is a separate note, beside the one on the page. */
export function isFurtherNote(document: NoteDocument<NoteForm>, form: NoteForm): boolean {
  const before = formOf(document);
  return takesNothingMore(document) || before === null || !isSamePatient(before, form);
}

/** A kept note as the page continues it: with all its versions, or as the server kept a generated one. */
function fromKeptBody<Answer>(
  tool: NoteTool<Answer>,
  { id, version, changedAt, body }: OpenedNote,
): { form: NoteForm; document: NoteDocument<NoteForm> } {
  const { note, answer, form: typed } = body as { note?: unknown; answer?: Answer; form?: unknown };
  const document = unpackNote<NoteForm>(note);
  if (document) {
    const kept = { number: document.versions.at(-1)?.number ?? 0, version };
    return {
      form: readNoteForm(formOf(document) ?? document.forms.at(-1)),
      document: { ...document, id, kept },
    };
  }
  const form = readNoteForm(typed);
  const empty = emptyDocument<NoteForm>();
  const made = { key: id, at: changedAt, kept: { id, version } };
  return { form, document: answer ? withAnswer(tool, empty, { answer, form }, made) : empty };
}
