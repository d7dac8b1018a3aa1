import { type ParsedStatement, type Term, termAt } from "./facts/parsed-statement.ts";
import { canBeShortFor } from "./lexicon/drugs.ts";
import { isKnownWord } from "./meaning/ordinary.ts";
import { isSameFact } from "./same-fact.ts";
import type { SourceIndex, SourceTerm } from "./source-index.ts";
import type { FactKind, Mismatch } from "./statement.ts";

/**
 * Whether a fact that does not agree is weighed like words and left to a second reader, since it is often just another
 * wording: a denial, a number or time without a figure, something the notes have elsewhere, in any spelling, and what
 * an abbreviation of theirs may stand for.
 */
export function isOpenFact(
  index: SourceIndex,
  { kind, text, inNotes, start }: Mismatch,
  reading: ParsedStatement,
): boolean {
  if (kind === "negation" && inNotes !== null) return true;
  if (WITHOUT_FIGURE.has(kind) && !/\d/.test(text)) return true;
  const own = termAt(reading, start);
  if (!own) return false;
  if (index.byForm.has(own.form)) return true;
  return own.kind !== "word" && index.terms.some((one) => isPerhapsSame(index, reading, own, one));
}

const WITHOUT_FIGURE: ReadonlySet<FactKind> = new Set(["number", "time", "unit", "frequency"]);

const isPerhapsSame = (
  index: SourceIndex,
  reading: ParsedStatement,
  own: Term,
  other: SourceTerm,
): boolean =>
  other.kind === "word"
    ? own.kind === "drug" && isShortForm(index, reading, own, other)
    : isSameFact(own, other) || isHourOfDay(own, other) || isDayAndMonth(own, other);

/** Whether an abbreviation in the notes may stand for the medicine of a mismatch. */
export function isPerhapsShort(
  index: SourceIndex,
  reading: ParsedStatement,
  { kind, start }: Mismatch,
): boolean {
  const own = kind === "drug" ? termAt(reading, start) : undefined;
  return (
    own !== undefined &&
    index.terms.some((one) => one.kind === "word" && isShortForm(index, reading, own, one))
  );
}

function isShortForm(
  index: SourceIndex,
  { text, terms }: ParsedStatement,
  own: Term,
  other: SourceTerm,
): boolean {
  if (other.isFinding) return false;
  const letters = index.textOf(other.field).slice(other.start, other.end).toLowerCase();
  const words = terms
    .slice(own.index, own.index + MOST_INITIALS)
    .map(({ start, end }) => text.slice(start, end));
  return isShortFor(letters, own.form.slice("drug:".length)) || isInitials(letters, words.join(" "));
}

/** An abbreviation that no list knows: "pcm" for paracetamol; "code" is a word, and not short for codeine. */
const isShortFor = (letters: string, name: string): boolean =>
  canBeShortFor(letters, name) && (letters === "pred" || !isKnownWord(letters));

/** "NRT" for a nicotine replacement patch: the first letters of all but one of the words from here on. */
function isInitials(letters: string, words: string): boolean {
  if (!/^[a-z]{2,5}$/.test(letters) || isKnownWord(letters)) return false;
  const initials = (
    words
      .toLowerCase()
      .replaceAll(/['’]s\b/g, "")
      .match(/[a-z]+/g) ?? []
  )
    .map((word) => word[0])
    .join("");
  const most = letters.length > 2 ? letters.length - 1 : letters.length;
  return initials.slice(0, most) === letters.slice(0, most);
}

const MOST_INITIALS = 5;

/** "At 10" for 22:00: other words of the notes can say whether it was morning or evening. */
const isHourOfDay = ({ form }: Term, { quantity }: Term): boolean =>
  quantity?.isHour === true && Number(/^time:(\d+)$/.exec(form)?.[1] ?? -1) === (quantity.value + 12) * 60;

/** "12/1" for 12 January, or for 1 December. */
function isDayAndMonth({ form }: Term, { quantity }: Term): boolean {
  const [, month, day] = /^time:(\d+)-(\d+)$/.exec(form) ?? [];
  const figures = [quantity?.value, quantity?.over].join("/");
  return month !== undefined && (figures === `${day}/${month}` || figures === `${month}/${day}`);
}
