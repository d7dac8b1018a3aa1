import type { NoteBody, OpenedNote } from "../record/notes/note.ts";
import type { WorkTool } from "../record/work/work.ts";
import type { WorkKind } from "../record/work/work-keeper.ts";
import { addGenerated, type Made } from "./edit-note.ts";
import { EMPTY_FORM, isEmptyForm, isSameForm, type NoteForm, readNoteForm } from "./form/note-form.ts";
import { leavingParts, leavingText, titleOfNote } from "./leaving-note.ts";
import {
  contentOf,
  emptyDocument,
  formOf,
  type NoteChecks,
  type NoteDocument,
  type NoteItem,
  type NoteLayout,
} from "./note-document.ts";
import { packNote, unpackNote } from "./pack-note.ts";

/** The form and the note, packed as JSON: of two versions of a note one is taken whole. */
export type NoteWork = NoteForm & { note: string | null };

/** A kind of note that is generated from the form, as its page needs it. It stays the same object. */
export type NoteTool<Answer> = {
  layout: NoteLayout;
  work: WorkKind<NoteWork>;
  /** A finished answer as items, and what the guard says of them together. */
  toItems(answer: Answer): { items: NoteItem[]; checks: NoteChecks };
  /** What the answer was built of, where that is not always `layout`. */
  layoutOf?(answer: Answer): NoteLayout;
  /** What is kept with each version besides the note, and what its line in the list begins with. */
  kept?: { fields: Record<string, unknown>; title: string };
};

/** The page of a kind of note as work in progress. */
export const noteWorkKind = (tool: WorkTool): WorkKind<NoteWork> => ({
  tool,
  empty: { ...EMPTY_FORM, note: null },
  isEmpty: (work) => isEmptyForm(work) && work.note === null,
  read: (kept) => {
    const { note } = (kept ?? {}) as Partial<NoteWork>;
    return { ...readNoteForm(kept), note: typeof note === "string" ? note : null };
  },
});

/** A note as work in progress keeps it; null where there is none. */
export const toKeptNote = (document: NoteDocument<NoteForm>): string | null =>
  document.versions.length === 0 ? null : JSON.stringify(packNote(document));

/** The note again; an empty one for what is none. */
export function fromKeptNote(text: string | null): NoteDocument<NoteForm> {
  try {
    return unpackNote<NoteForm>(JSON.parse(text ?? "null")) ?? emptyDocument();
  } catch {
    return emptyDocument();
  }
}

/** Whether the note's newest version is among the kept notes, and the form says no more than what it was written from. */
export function isKeptWork(work: NoteWork): boolean {
  const document = fromKeptNote(work.note);
  const written = formOf(document);
  const isNewestKept = document.kept !== null && document.kept.number === document.versions.at(-1)?.number;
  return isNewestKept && written !== null && isSameForm(readNoteForm(work), written);
}

/** The note with a finished answer as its next version. */
export function withAnswer<Answer>(
  { toItems, layoutOf }: NoteTool<Answer>,
  document: NoteDocument<NoteForm>,
  { answer, form }: { answer: Answer; form: NoteForm },
  made: Made,
): NoteDocument<NoteForm> {
  const written = layoutOf ? { ...form, layout: layoutOf(answer) } : form;
  return addGenerated(document, { ...toItems(answer), form: written }, made);
}

/** The note as its text is kept, and signed. */
export function keptText(layout: NoteLayout, document: NoteDocument): string {
  const content = contentOf(document);
  return content ? leavingText(leavingParts(layout, content), "headings") : "";
}

/** A version of the note as it is kept among the person's notes, with a line and a text to find it by. */
export function noteBody<Answer>(
  { layout, kept }: Pick<NoteTool<Answer>, "layout" | "kept">,
  document: NoteDocument<NoteForm>,
): NoteBody {
  const own = formOf(document)?.layout ?? layout;
  return {
    ...kept?.fields,
    kind: layout.kind,
    title: (kept?.title ?? "") + titleOfDocument(own, document),
    text: keptText(own, document),
    note: packNote(document),
  };
}

/** A cleared note goes by what it said last, so that it is found and told from others. */
function titleOfDocument(layout: NoteLayout, document: NoteDocument): string {
  const content = contentOf(document);
  if (content) return titleOfNote(layout, content);
  const last = document.versions.findLast((version) => version.content !== null)?.content;
  return `Cleared: ${last ? titleOfNote(layout, last) : "nothing was written"}`;
}

/** A kept note as the page goes on with it: with all its versions, or as the server kept what was generated. */
export function fromKeptBody<Answer>(
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
