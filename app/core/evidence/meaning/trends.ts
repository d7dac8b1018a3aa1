import type { ParsedStatement, Term } from "../facts/parsed-statement.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** Measures of which more is better; of all others, less is. */
const BETTER_UP = new Set(
  "oxygen-saturation gcs urine-output hemoglobin hematocrit platelets egfr ejection-fraction braden map systolic blood-pressure".split(
    " ",
  ),
);

/** Whether the statement's own two values support its word for a trend: "improved from 86 % to 93 %". */
export function isBorneByValues(reading: ParsedStatement, { concepts, start, end }: MeaningUnit): boolean {
  const ids = new Set(concepts.map(({ id }) => id));
  const isTrend = ["increase", "decrease", "improve", "worsen"].some((id) => ids.has(id));
  if (!isTrend) return false;
  const values = reading.terms.filter(({ kind }) => kind === "number");
  const [from, to] = inOrder(reading.text, nearest(values, start, end));
  if (from?.quantity == null || to?.quantity == null) return false;
  const isUp = to.quantity.value > from.quantity.value;
  const measure = to.anchor.measure ?? from.anchor.measure ?? "";
  const isBetter = isUp === BETTER_UP.has(measure);
  return ids.has(isUp ? "increase" : "decrease") || ids.has(isBetter ? "improve" : "worsen");
}

/** The two values next to the word, in the order of the text. */
function nearest(values: readonly Term[], start: number, end: number): Term[] {
  const distance = (value: Term) => Math.max(value.start - end, start - value.end);
  return [...values]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 2)
    .sort((a, b) => a.start - b.start);
}

/** "Up to 93 from 86" names the later value first. */
function inOrder(text: string, [first, second]: Term[]): (Term | undefined)[] {
  if (!first || !second) return [];
  const isReversed = /\bfrom\b/i.test(text.slice(first.end, second.start));
  return isReversed ? [second, first] : [first, second];
}
