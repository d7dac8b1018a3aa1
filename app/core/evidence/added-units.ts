import { type ParsedStatement, termAt } from "./facts/parsed-statement.ts";
import { readQuantity } from "./facts/quantities.ts";
import { isUsualUnit } from "./lexicon/usual-units.ts";
import type { SecondReading } from "./second-reading.ts";
import { type Mark, type Mismatch, UNIT_ADDED } from "./statement.ts";
import { tokenise } from "./text/tokens.ts";

/**
 * Whether a statement only adds the unit in which a medicine's dose is usually stated: "prednisolone 40" and
 * "prednisolone 40 mg". The nurse did not write the unit, so the dose is never simply supported: it is dotted.
 */
export function isAddedUnit(reading: ParsedStatement, { kind, inNotes, start }: Mismatch): boolean {
  if (kind !== "unit" || inNotes === null) return false;
  const own = termAt(reading, start);
  const [quantity, there] = [own?.quantity, readQuantity(tokenise(inNotes), 0)?.quantity];
  if (!own || !quantity?.unit || !there || there.unit || there.value !== quantity.value) return false;
  const drug = own.anchor.drug?.slice("drug:".length);
  return drug !== undefined && isUsualUnit(drug, quantity.value, quantity.unit.key);
}

/** Such a dose as the page shows it. */
export const markOfUnit = ({ start, end, inNotes }: Mismatch): Mark => ({
  start,
  end,
  kind: "reworded",
  reason: `${UNIT_ADDED}: ${inNotes}`,
  inNotes: null,
});

/** What a second reader says beyond an added unit; undefined if that is all it says. */
export function withoutUnits(
  text: string,
  units: readonly Mismatch[],
  reading: SecondReading | undefined,
): SecondReading | undefined {
  if (reading?.verdict !== "changed" || reading.words.trim() === "") return reading;
  const start = text.indexOf(reading.words.trim());
  const end = start + reading.words.trim().length;
  return units.some((unit) => start >= unit.start && end <= unit.end) ? undefined : reading;
}
