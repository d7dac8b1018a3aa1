import type { Term } from "./facts/parsed-statement.ts";
import { type SourceIndex, weightOf } from "./source-index.ts";

/**
 * How well the surroundings of a statement's term agree with those of a term of the input. `score` is from 0 to 1;
 * `told` is how many of the surrounding words in the statement the input has at all (0: nothing to go by);
 * `isAdjacent`: the nearest words agree on both sides.
 */
export type EvidenceContext = { score: number; told: number; isAdjacent: boolean };

/** The words around a term within its sentence, nearest first, each with how much it tells. */
export type Surroundings = { left: Weighted[]; right: Weighted[]; most: number; told: number };
type Weighted = { form: string; weight: number };

const NEAR = 4;
const FAR = 6;

/** The surroundings of a statement's term, to be compared with many places of the input. */
export function termContext(index: SourceIndex, terms: readonly Term[], at: number): Surroundings {
  const weighted = (step: 1 | -1) =>
    around(terms, at, step, NEAR).map((form, distance) => ({
      form,
      weight: weightOf(index, form) / (1 + distance * 0.6),
    }));
  const [left, right] = [weighted(-1), weighted(1)];
  const telling = [...left, ...right].filter(({ weight }) => weight > 0);
  return { left, right, most: telling.reduce((sum, { weight }) => sum + weight, 0), told: telling.length };
}

/** Compares a statement's surroundings with the terms around `there` in the input. */
export function compareContext(index: SourceIndex, own: Surroundings, there: number): EvidenceContext {
  const left = around(index.terms, there, -1, FAR);
  const right = around(index.terms, there, 1, FAR);
  const sum = agreement(own.left, left, right) + agreement(own.right, right, left);
  const isAdjacent = own.left[0]?.form === left[0] && own.right[0]?.form === right[0];
  return { score: own.most === 0 ? 0 : sum / own.most, told: own.told, isAdjacent };
}

/** A word on the same side counts fully, a little less when it is further off, much less on the other side. */
function agreement(own: readonly Weighted[], same: readonly string[], opposite: readonly string[]): number {
  let sum = 0;
  own.forEach(({ form, weight }, distance) => {
    if (weight === 0) return;
    const place = same.indexOf(form);
    if (place >= 0) sum += weight * (Math.abs(place - distance) <= 1 ? 1 : 0.85);
    else if (opposite.includes(form)) sum += weight * 0.6;
  });
  return sum;
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
