import { parseStatement, type Term } from "#app/core/evidence/facts/parsed-statement.ts";
import { isSameFact } from "#app/core/evidence/same-fact.ts";

/** An expert's observation in a dictation, e.g. { name: "Oxygen saturation", value_type: "NUMERIC", value: "88" }. */
export type Observation = { id: string; name: string; value_type: string; value: string | number | string[] };

/** One value of an observation; one with several choices has several. */
export type GoldValue = { name: string; value: string };

/** The values of gold observations that the input states in words or digits, and those that the note lacks. */
export type GoldCheck = { stated: GoldValue[]; missing: GoldValue[] };

/**
 * Compares a note with the gold observations of its input. Only values that can be read in the input count: experts
 * also mark conclusions ("Yes", "Increased") that are not there in those words.
 */
export function checkGold(observations: readonly Observation[], input: string, note: string): GoldCheck {
  const inInput = parseStatement(input).terms;
  const inNote = parseStatement(note).terms;
  const stated = valuesOf(observations).filter((gold) => holds(inInput, gold.value));
  return { stated, missing: stated.filter((gold) => !holds(inNote, gold.value)) };
}

function valuesOf(observations: readonly Observation[]): GoldValue[] {
  return observations.flatMap(({ name, value }) => {
    const values = Array.isArray(value) ? value : [value];
    return values.map((one) => ({ name, value: String(one).trim() })).filter((one) => isTelling(one.value));
  });
}

function isTelling(value: string): boolean {
  return !/^(?:yes|no|performed|normal|)$/i.test(value) && parseStatement(value).terms.length > 0;
}

/** Whether every fact and word of the value is in the text, however written: "150" is in "150 cc". */
function holds(terms: readonly Term[], value: string): boolean {
  return parseStatement(value).terms.every((wanted) => terms.some((term) => isStated(wanted, term)));
}

function isStated(wanted: Term, term: Term): boolean {
  if (isSameFact(wanted, term)) return true;
  // Blood pressure 120/80 is annotated as 120.
  return (
    wanted.kind === "number" &&
    term.quantity?.value === wanted.quantity?.value &&
    wanted.quantity?.unit === null
  );
}
