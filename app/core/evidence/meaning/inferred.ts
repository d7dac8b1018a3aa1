import type { ParsedStatement } from "../facts/parsed-statement.ts";
import type { SourceIndex, SourceTerm } from "../source-index.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** A measured range that a word stands for: "tachycardic" where the notes have a heart rate above 100. */
type Range = { measures: readonly string[]; holds: (value: number) => boolean };

const pressure = ["blood-pressure", "systolic"];

/** Adult ranges as nurses use the words; limits are generous, since the value itself is beside the word. */
const RANGES: Record<string, Range[]> = {
  tachycardia: [{ measures: ["heart-rate"], holds: (value) => value > 95 }],
  bradycardia: [{ measures: ["heart-rate"], holds: (value) => value < 60 }],
  tachypnea: [{ measures: ["respiratory-rate"], holds: (value) => value > 20 }],
  fever: [{ measures: ["temperature"], holds: (value) => isBetween(value, 37.8, 45) || value >= 100 }],
  afebrile: [
    {
      measures: ["temperature"],
      holds: (value) => isBetween(value, 35.9, 37.8) || isBetween(value, 96, 100),
    },
  ],
  hypothermia: [{ measures: ["temperature"], holds: (value) => value < 36 || isBetween(value, 80, 96.8) }],
  hypotension: [
    { measures: pressure, holds: (value) => value < 101 },
    { measures: ["map"], holds: (value) => value < 66 },
  ],
  hypertension: [{ measures: pressure, holds: (value) => value >= 135 }],
  hypoxia: [{ measures: ["oxygen-saturation"], holds: (value) => value < 94 }],
  hyperglycemia: [{ measures: ["glucose"], holds: (value) => value > 180 || isBetween(value, 10, 33) }],
  hypoglycemia: [{ measures: ["glucose"], holds: (value) => value < 4 || isBetween(value, 30, 70) }],
};
const HIGH = ["tachycardia", "tachypnea", "fever", "hypertension", "hyperglycemia"];
const LOW = ["bradycardia", "hypothermia", "hypotension", "hypoxia", "hypoglycemia"];

/** The measured value in the notes that supports a word for its range, or null. */
export function inferredFrom(index: SourceIndex, { concepts }: MeaningUnit): SourceTerm | null {
  const names = concepts.flatMap(({ id }) =>
    id === "direction:higher" ? HIGH : id === "direction:low" ? LOW : [id],
  );
  const ranges = names.flatMap((name) => RANGES[name] ?? []);
  if (ranges.length === 0) return null;
  return (
    index.terms.find(
      ({ anchor, quantity }) =>
        quantity !== null &&
        ranges.some(
          ({ measures, holds }) => measures.includes(anchor.measure ?? "") && holds(quantity.value),
        ),
    ) ?? null
  );
}

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value < to;

/** Whether a word names what a number in the notes measures by its position alone: "7.31/58" for a pH of 7.31. */
export const namesMeasured = (
  index: SourceIndex,
  { terms }: ParsedStatement,
  { start, end }: MeaningUnit,
): boolean =>
  terms.some(
    (term) =>
      term.measure !== null &&
      term.start < end &&
      start < term.end &&
      index.terms.some(({ anchor }) => anchor.measure === term.measure),
  );
