import type { NoteItem } from "../note-document.ts";

const ABBREVIATION =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|prof|jr|sr|vs|approx|appt|dept|etc|resp|temp|hosp|no|fig|tab|tabs|caps?|inj|wt|ht|q\.(?:o\.)?d|e\.g|i\.e|[A-Z])\.$/i;

/**
 * Splits a part's edited text into statements again. An unchanged statement keeps the guard's result; everything else
 * is the nurse's and has to be checked. The texts with their gaps add up to the text, without any leading spaces.
 * @param before the part's items until now
 */
export function statementsOfText(part: string, text: string, before: readonly NoteItem[]): NoteItem[] {
  const used = new Set(before.map(({ id }) => id));
  const whole = knownOf(cut(text, before));
  // In a statement of several sentences she changes one: the others stay as they are.
  const finer = before.flatMap((item) => (whole.has(item) ? [item] : sentencesOf(item, used)));
  const pieces = cut(text, finer);
  const kept = knownOf(pieces);
  const freed = finer.filter((item) => !kept.has(item));
  return pieces.map(({ known, ...piece }) => {
    if (known) return known.gap === piece.gap ? known : { ...known, gap: piece.gap };
    const was = freed.shift();
    const replaced = was && replacedBy(was, piece.text);
    return { ...herOwn({ id: was?.id ?? freshId(used), part, ...piece }), ...(replaced && { replaced }) };
  });
}

const knownOf = (pieces: readonly CutStatement[]): Set<NoteItem> =>
  new Set(pieces.map(({ known }) => known).filter((known) => known !== null));

/**
 * The model's statement, split into sentences, each with the guard's result; if the statement was not in the notes, the
 * result has to say which of its words are not.
 */
function sentencesOf(item: NoteItem, used: Set<string>): NoteItem[] {
  const { author, checked } = item;
  if (author !== "model" || !checked || !["supported", "not_in_notes"].includes(checked.standing))
    return [item];
  const pieces = cut(item.text, []);
  let start = 0;
  return pieces.map(({ text, gap }, at) => {
    const within = <Stretch extends { start: number; end: number }>(all: readonly Stretch[]): Stretch[] => {
      const own = all.filter((one) => one.start >= start && one.end <= start + text.length);
      return own.map((one) => ({ ...one, start: one.start - start, end: one.end - start }));
    };
    const said = {
      ...checked,
      text,
      mismatches: within(checked.mismatches),
      ...(checked.marks && { marks: within(checked.marks) }),
    };
    const sentence: NoteItem = {
      ...item,
      id: at === 0 ? item.id : freshId(used),
      text,
      gap: at === pieces.length - 1 ? item.gap : gap,
      checked: checked.standing === "supported" ? said : null,
    };
    start += text.length + gap.length;
    return pieces.length === 1 ? item : sentence;
  });
}

/** The sentence of the notes that she still changes, however often; not one that another sentence replaced. */
function replacedBy({ replaced, checked, text: words }: NoteItem, text: string): string | undefined {
  const before = replaced ?? (checked?.standing === "supported" ? words : undefined);
  if (before === undefined) return undefined;
  const [own, others] = [wordsOf(before), wordsOf(text)];
  const shared = own.filter((word) => others.includes(word)).length;
  const isShort = own.length <= FEW_WORDS && others.length <= FEW_WORDS;
  return isShort || shared * 2 >= own.length ? before : undefined;
}

/** "Full code." becomes "DNR."; a longer sentence with other words is a new one. */
const FEW_WORDS = 3;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** An item in the nurse's own words, not yet checked. */
export const herOwn = (
  item: Pick<NoteItem, "id" | "part" | "text" | "gap" | "group" | "role">,
): NoteItem => ({
  ...item,
  author: "nurse",
  checked: null,
  isKept: false,
  isTakenOver: false,
});

/** An unused id, which is then marked as used. */
export function freshId(used: Set<string>): string {
  let number = used.size;
  while (used.has(`own${number}`)) number++;
  used.add(`own${number}`);
  return `own${number}`;
}

type CutStatement = { text: string; gap: string; known: NoteItem | null };

function cut(text: string, before: readonly NoteItem[]): CutStatement[] {
  const pieces: CutStatement[] = [];
  const left = [...before];
  let at = blankLength(text, 0);
  while (at < text.length) {
    const place = left.findIndex((item) => standsAt(item.text, text, at) && isWhole(item, text, at, left));
    const known = place < 0 ? null : (left[place] ?? null);
    if (known) left.splice(0, place + 1); // statements that moved are new ones
    const end = known ? at + known.text.length : sentenceEnd(text, at, left);
    const gap = text.slice(end, end + blankLength(text, end));
    pieces.push({ text: text.slice(at, end), gap, known });
    at = end + gap.length;
  }
  return pieces;
}

const blankLength = (text: string, at: number): number => /^\s*/.exec(text.slice(at))?.[0].length ?? 0;

const standsAt = (words: string, text: string, at: number): boolean =>
  words !== "" && text.startsWith(words, at) && !/\S/.test(text.charAt(at + words.length));

/** A sentence that is still being typed is not yet a statement, though its first words were one a moment ago. */
const isWhole = ({ author, text: words }: NoteItem, text: string, at: number, known: readonly NoteItem[]) =>
  author !== "nurse" || sentenceEnd(text, at, known) === at + words.length;

/** The end of the sentence that begins at `at`: its own end, a line's end, or where a known statement begins. */
function sentenceEnd(text: string, at: number, known: readonly NoteItem[]): number {
  for (const { index } of text.slice(at).matchAll(/\s+/g)) {
    const end = at + index;
    const next = end + blankLength(text, end);
    if (next >= text.length || text.slice(end, next).includes("\n")) return end;
    if (endsSentence(text.slice(at, end), text.charAt(next))) return end;
    if (known.some((item) => item.text.length > 12 && standsAt(item.text, text, next))) return end;
  }
  return text.length;
}

function endsSentence(sentence: string, next: string): boolean {
  return /[.!?…]["')\]]*$/.test(sentence) && !ABBREVIATION.test(sentence) && !/\p{Ll}/u.test(next);
}
