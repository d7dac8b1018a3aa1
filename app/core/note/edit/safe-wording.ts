import { findUnsafeWording } from "#app/core/evidence/unsafe-wording.ts";
import { isExcluded, isOpenSuggestion } from "../amber.ts";
import {
  contentOf,
  itemsOf,
  type NoteContent,
  type NoteDocument,
  type NoteItem,
  type NoteLayout,
  type NotePart,
} from "../note-document.ts";
import { saveEdit } from "./add-version.ts";
import { startEdit, textOfPart, typeEdit } from "./edit-note.ts";

/** A stretch of a text that is easily misread, and its replacement. UTF-16 offsets, end exclusive. */
export type Unsafe = {
  start: number;
  end: number;
  /** "10U" */
  text: string;
  /** "10 units"; with a space before or after it if the text has none. */
  safe: string;
  /** The other safe form, if it can mean two things. */
  or?: string;
  reason: string;
};

/** One in a statement of a note: with the statement's part, id and words. */
export type UnsafeStretch = Unsafe & { part: NotePart; item: string; statement: string };

/** The unsafe wordings in the statements that leave the page, in the note's order. */
export const unsafeStretches = ({ parts }: NoteLayout, content: NoteContent): UnsafeStretch[] =>
  parts.flatMap((part) =>
    itemsOf(content, part.key)
      .filter((item) => !isExcluded(content, item) && !isOpenSuggestion(item) && !isComputed(item))
      .flatMap(({ id, text }) =>
        unsafeIn(text).map((stretch) => ({ ...stretch, part, item: id, statement: text })),
      ),
  );

/** What our calculator wrote stays as computed. */
const isComputed = ({ author }: NoteItem): boolean => author === "calculator";

/** The unsafe wordings in one statement, in order. */
export const unsafeIn = (statement: string): Unsafe[] =>
  findUnsafeWording([{ name: "", label: "", text: statement }]).map(({ text, safe, or, reason, place }) => {
    const [before, behind] = [statement.slice(0, place.start), statement.slice(place.end)];
    // A unit is read together with its number.
    const number = (/^(?:I?U|cc)$/i.test(text) && NUMBER_BEFORE.exec(before)?.[0]) || "";
    const unit = (/\d$/.test(safe) && /^ ?\p{L}+/u.exec(behind)?.[0]) || "";
    // The last period of "q.d." stays if it also ends the sentence: not before "PO", but before "Lisinopril".
    const period = text.endsWith(".") && /^(?:$|\s+\p{Lu}\p{Ll})/u.test(behind) ? 1 : 0;
    const [start, end] = [place.start - number.length, place.end + unit.length - period];
    const written = (form: string) => {
      const words = number + apart(before, form, behind) + unit;
      // A sentence that begins in lower case would be read as the end of the previous one.
      return start === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    };
    return {
      start,
      end,
      text: statement.slice(start, end),
      safe: written(safe),
      ...(or !== undefined && { or: written(or) }),
      reason,
    };
  });

/** One form, or two if it can mean either. */
export const formsOf = ({ safe, or }: Pick<Unsafe, "safe" | "or">): string[] =>
  or === undefined ? [safe] : [safe, or];

const NUMBER_BEFORE = /\d[\d,.]* ?(?:million |thousand )?$/;

/** Separates a written-out form from what its abbreviation was glued to: "10IU" is 10 international units. */
function apart(before: string, safe: string, behind: string): string {
  if (!/\p{L}/u.test(safe)) return safe;
  const blank = (one: string, other: string) =>
    /[\p{L}\p{N}]$/u.test(one) && /^[\p{L}\p{N}]/u.test(other) ? " " : "";
  return blank(before, safe) + safe + blank(safe, behind);
}

/**
 * Writes the safe form into the note, as the nurse's own edit of the part. If that part's editor is open, it is typed
 * there and stays hers to save; any other is saved first. If the wording is no longer there, nothing happens.
 */
export function writeSafely<Form>(
  document: NoteDocument<Form>,
  { part, item, statement, start, end, safe }: UnsafeStretch,
  at: number,
): NoteDocument<Form> {
  const content = contentOf(document);
  if (!content?.items.some(({ id, text }) => id === item && text === statement)) return document;
  const text = statement.slice(0, start) + safe + statement.slice(end);
  const items = content.items.map((one) => (one.id === item ? { ...one, text } : one));
  const isOpen = document.draft?.part === part.key;
  const open = isOpen ? document : startEdit(document, part, at);
  const typed = typeEdit(open, part, textOfPart({ ...content, items }, part));
  return isOpen ? typed : saveEdit(typed, at);
}
