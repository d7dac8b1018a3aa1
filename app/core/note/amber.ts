import { isSigned, type NoteContent, type NoteDocument, type NoteItem } from "./note-document.ts";

/** The text mark of a statement that the guard marked, where color does not show. */
export const AMBER_MARK = "[not in notes]";

/**
 * Whether a statement is amber: the guard marked it and the nurse has not answered. Her own words may go beyond her
 * notes; she is asked only about what contradicts them, or replaced their words.
 */
export function isAmber(item: NoteItem): boolean {
  if (item.isKept || !item.checked) return false;
  if (item.author === "nurse") return contradictions(item).length > 0;
  return item.checked.standing === "not_in_notes";
}

/** Where the notes differ: "0320 (your notes: 0310)", "Wagner (your notes: Weber)". */
export function contradictions({ checked }: Pick<NoteItem, "checked">) {
  const found = checked?.marks ?? checked?.mismatches ?? [];
  return found.flatMap(({ start, end, inNotes }) =>
    inNotes === null ? [] : [{ start, text: checked?.text.slice(start, end) ?? "", inNotes }],
  );
}

/** A proposal of the model that the nurse has not taken over. */
export const isOpenSuggestion = ({ checked, author, role, isTakenOver }: NoteItem): boolean =>
  checked?.standing === "suggestion" && author === "model" && role === undefined && !isTakenOver;

/** Whether the nurse stands for a statement: she wrote it, kept it although it was amber, or took it over. */
export const isYours = ({ author, isKept, isTakenOver }: NoteItem): boolean =>
  author === "nurse" || isKept || isTakenOver;

/** The items that the page shows: a suggestion that was not taken over is not part of what was signed. */
export const shownItems = (document: NoteDocument, items: NoteItem[]): NoteItem[] =>
  isSigned(document) ? items.filter((item) => !isOpenSuggestion(item)) : items;

export const isExcluded = ({ excluded }: NoteContent, { part, group }: NoteItem): boolean =>
  excluded.includes(part) || (group !== undefined && excluded.includes(group));

/** A statement's words as they leave the page. */
export const markedWords = (item: NoteItem): string =>
  isAmber(item) ? `${item.text} ${AMBER_MARK}` : item.text;

/** The length of a line in the list of notes, in characters, marks included. */
const LONGEST_TITLE = 80;
/** A shorter piece of a statement, in characters, is not worth adding at a line's end. */
const SHORTEST_PIECE = 12;

/** Statements in a line, which ends after a whole word; a mark is never separated from what it marks. */
export function titleOf(statements: readonly { text: string; mark: string | null }[]): string {
  let title = "";
  for (const { text, mark } of statements) {
    const end = mark ? ` ${mark}` : "";
    const room = LONGEST_TITLE - title.length - end.length - 1;
    if (room < SHORTEST_PIECE) break;
    const words = text.replace(/\s+/g, " ").trim();
    title += `${title && " "}${cutBehindWord(words, room)}${end}`;
    if (words.length > room) break;
  }
  return title;
}

/** A word longer than the room is cut itself. */
function cutBehindWord(text: string, room: number): string {
  if (text.length <= room) return text;
  const beginning = text.slice(0, room);
  return `${/^.*(?=\s)/.exec(beginning)?.[0].trimEnd() || beginning.slice(0, -1)}…`;
}
