import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { NoteContent, NoteDocument, NoteItem } from "../note-document.ts";

/** What our calculator wrote into a part for this content's form; null if it wrote nothing. */
export function computedItem(
  { versions }: Pick<NoteDocument, "versions">,
  { form }: NoteContent,
  part: string,
): NoteItem | null {
  for (const { content } of versions.toReversed()) {
    if (content?.form !== form) continue;
    const item = content.items.find((one) => one.part === part && one.author === "calculator");
    if (item) return item;
  }
  return null;
}

/** A claim about a score: its name or "score" with a number, a risk, a parameter with its points ("118/min: 2"). */
const CLAIM =
  /\bNEWS ?2?\b\D{0,12}\d+|\bscor\w*\D{0,12}\d+|\b[a-z-]+ risk\b|\brisk\b\W{0,3}\b(?:is )?[a-z-]+|\d+[^\s:]*:\s*\d+/gi;
const claimsOf = (text: string): string[] => text.match(CLAIM) ?? [];

/**
 * Compares a part's statements with what was computed, without asking the guard: a result other than the computed one
 * contradicts the notes that it was computed from, and pieces of the computed text are as good as the whole.
 */
export function againstComputed(items: readonly NoteItem[], computed: NoteItem): NoteItem[] {
  return items.map((item) => {
    if (item.author !== "nurse" || item.checked !== null) return item;
    if (isPieceOf(item.text, computed.text)) return { ...item, checked: asComputed(item.text, computed) };
    return claimsOf(item.text).every((claim) => isPieceOf(claim, computed.text))
      ? item
      : { ...item, checked: otherwise(item.text, computed) };
  });
}

const asComputed = (text: string, { checked }: NoteItem): CheckedStatement => ({
  text,
  standing: "computed",
  evidence: checked?.evidence ?? [],
  mismatches: [],
});

function otherwise(text: string, computed: NoteItem): CheckedStatement {
  const inNotes = `computed as ${computed.text}`;
  const mark = { start: 0, end: text.length, kind: "not_in_notes" as const, reason: inNotes, inNotes };
  return { ...asComputed(text, computed), standing: "not_in_notes", marks: [mark] };
}

/** Whether the words occur in the whole, and not only as the beginning of a longer word or number. */
function isPieceOf(words: string, whole: string): boolean {
  const piece = plain(words);
  const text = plain(whole);
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    if (!isInWord(text.charAt(at - 1)) && !isInWord(text.charAt(at + piece.length))) return true;
  return false;
}

const isInWord = (letter: string): boolean => /[\p{L}\p{N}-]/u.test(letter);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.;,]+$/, "");
