import {
  type ChangeCause,
  currentVersion,
  type NoteContent,
  type NoteDocument,
  type PageVersion,
} from "../note-document.ts";

/** Why a version was made, and when, in Unix milliseconds. */
export type VersionOrigin = { cause: ChangeCause; part?: string | null; at: number };

/** Closes the open editor; its text becomes a version if it says anything new. */
export function saveEdit<Form>(document: NoteDocument<Form>, at: number): NoteDocument<Form> {
  const { draft } = document;
  if (!draft) return document;
  const closed = { ...document, draft: null };
  const before = currentVersion(document)?.content;
  const isSame = JSON.stringify(before?.items) === JSON.stringify(draft.content.items);
  return isSame ? closed : withVersion(closed, draft.content, { cause: "edited", part: draft.part, at });
}

/** The note with a further version, which the page now shows. */
export function withVersion<Form>(
  document: NoteDocument<Form>,
  content: NoteContent | null,
  { cause, part = null, at }: VersionOrigin,
  { signature = null, amendments = [] }: Partial<Pick<PageVersion, "signature" | "amendments">> = {},
): NoteDocument<Form> {
  const number = Math.max(0, ...document.versions.map((version) => version.number)) + 1;
  const from = document.current === 0 ? null : document.current;
  const version = { number, from, cause, part, at, content, signature, amendments };
  return {
    ...document,
    versions: [...document.versions, version],
    current: number,
    undone: [],
    draft: null,
  };
}
