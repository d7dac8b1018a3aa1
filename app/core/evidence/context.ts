import type { Term } from "./reading.ts";
import { type SourceIndex, weightOf } from "./source-index.ts";

/**
 * How well the surroundings of a statement's term agree with those of a term of the input. `score` from 0 to 1;
 * `told` is how many words of the statement's surroundings the input knows at all (0: nothing to go by);
 * `isAdjacent`: the nearest words agree on both sides.
 */
export type Context = { score: number; told: number; isAdjacent: boolean };

const NEAR = 4;
const FAR = 6;

/** Compares the terms within one sentence around `at` in the statement with those around `there` in the input. */
export function compareContext(
  index: SourceIndex,
  statement: readonly Term[],
  at: number,
  there: number,
): Context {
  const own = { left: around(statement, at, -1, NEAR), right: around(statement, at, 1, NEAR) };
  const other = { left: around(index.terms, there, -1, FAR), right: around(index.terms, there, 1, FAR) };
  let sum = 0;
  let most = 0;
  let told = 0;
  for (const side of ["left", "right"] as const) {
    const opposite = side === "left" ? other.right : other.left;
    own[side].forEach((form, distance) => {
      const weight = weightOf(index, form) / (1 + distance * 0.6);
      if (weight === 0) return;
      told++;
      most += weight;
      const place = other[side].indexOf(form);
      if (place >= 0) sum += weight * (Math.abs(place - distance) <= 1 ? 1 : 0.85);
      else if (opposite.includes(form)) sum += weight * 0.6;
    });
  }
  const isAdjacent = own.left[0] === other.left[0] && own.right[0] === other.right[0];
  return { score: most === 0 ? 0 : sum / most, told, isAdjacent };
}

/** The forms beside a term, nearest first, within its sentence. */
function around(terms: readonly Term[], at: number, step: 1 | -1, most: number): string[] {
  const forms: string[] = [];
  const sentence = terms[at]?.sentence;
  for (let index = at + step; forms.length < most; index += step) {
    const term = terms[index];
    if (!term || term.sentence !== sentence) break;
    forms.push(term.form);
  }
  return forms;
}
