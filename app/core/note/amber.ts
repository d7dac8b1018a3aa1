import type { NoteContent, NoteItem } from "./note-document.ts";

/** How a statement that the guard marked is marked where colour does not reach. */
export const AMBER_MARK = "[not in notes]";

/**
 * Whether a statement is amber: the guard marked it and the nurse has not answered. What she wrote herself may go beyond
 * her notes; only what contradicts them, or took the place of their words, is asked about.
 */
export function isAmber(item: NoteItem): boolean {
  if (item.isKept || !item.checked) return false;
  if (item.author === "nurse") return contradictions(item).length > 0;
  return item.checked.standing === "not_in_notes";
}

/** What the notes say otherwise: "0320 (your notes: 0310)", "Wagner (your notes: Weber)". */
export function contradictions({ checked, replaced }: Pick<NoteItem, "checked" | "replaced">) {
  const found = checked?.marks ?? checked?.mismatches ?? [];
  return found.flatMap(({ start, end, inNotes }) => {
    if (!checked) return [];
    const there = inNotes ?? (replaced ? wordsLost(replaced, checked.text, { start, end }) || null : null);
    return there === null ? [] : [{ start, text: checked.text.slice(start, end), inNotes: there }];
  });
}

/**
 * The words of a sentence whose place these characters of `text` took: of what stood between the nearest words around
 * them that stayed the one in the same place, where as many came as went; or else all that is gone.
 */
function wordsLost(before: string, text: string, { start, end }: { start: number; end: number }): string {
  const own = wordsIn(before);
  const words = wordsIn(text);
  const [first, last] = [
    words.findIndex((word) => word.end > start),
    words.findLastIndex((word) => word.start < end),
  ];
  const placeIn = (other: Word[], word: Word | undefined) => other.findIndex(({ key }) => key === word?.key);
  const isGone = (word: Word) => placeIn(words, word) < 0;
  const isNew = (word: Word) => placeIn(own, word) < 0;
  const left = words.findLastIndex((word, at) => at < first && !isNew(word));
  const right = words.findIndex((word, at) => at > last && !isNew(word));
  const until = right < 0 ? own.length : placeIn(own, words[right]);
  const gone = own.slice(placeIn(own, words[left]) + 1, until).filter(isGone);
  const came = words.slice(left + 1, right < 0 ? words.length : right);
  const there = gone.length === came.length ? gone.slice(first - left - 1, last - left) : gone;
  return (there.length > 0 ? there : own.filter(isGone)).map(({ text: word }) => word).join(" ");
}

type Word = { text: string; key: string; start: number; end: number };

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    text: word,
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const WORDS = /[\p{L}\p{N}]+(?:[.,:/'’-][\p{L}\p{N}]+)*/gu;

/** A proposal of the model that the nurse has not taken over. */
export const isOpenSuggestion = ({ checked, author, role, isTakenOver }: NoteItem): boolean =>
  checked?.standing === "suggestion" && author === "model" && role === undefined && !isTakenOver;

export const isExcluded = ({ excluded }: NoteContent, { part, group }: NoteItem): boolean =>
  excluded.includes(part) || (group !== undefined && excluded.includes(group));

/** A statement's words as they leave the page. */
export const markedWords = (item: NoteItem): string =>
  isAmber(item) ? `${item.text} ${AMBER_MARK}` : item.text;

/** How long a line of the list of notes is, in characters, its marks included. */
const LONGEST_TITLE = 80;
/** Fewer characters of a statement are not worth a line's end. */
const SHORTEST_PIECE = 12;

/** Statements in a line, which ends behind a whole word; a mark is never cut off from what it marks. */
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

/** A word that is longer than the room is cut itself. */
function cutBehindWord(text: string, room: number): string {
  if (text.length <= room) return text;
  const beginning = text.slice(0, room);
  return `${/^.*(?=\s)/.exec(beginning)?.[0].trimEnd() || beginning.slice(0, -1)}…`;
}
