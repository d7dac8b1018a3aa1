import { byteTable } from "../lists/byte-table.ts";
import { NAME_SHAPE_WEIGHTS } from "../lists/name-shape-weights.ts";

/** Number of weights: pieces of words share one if their hashes agree. */
export const SHAPE_PLACES = 1 << 16;
/** The value of one step of a weight, in natural logarithms of odds. */
export const SHAPE_STEP = 1 / 24;

const readWeights = byteTable(NAME_SHAPE_WEIGHTS);

/**
 * How much a word is shaped like a person's name rather than an English or medical word, by its pieces of two to five
 * letters: natural logarithm of the odds, above 0 for names. Trained by `scripts/identifiers/train-name-shape.ts`.
 * @param key the folded word, in lower case without accents
 */
export function nameShape(key: string): number {
  const table = readWeights();
  let sum = 0;
  for (const place of shapePlaces(key)) sum += table[place] ?? 0;
  return sum * SHAPE_STEP;
}

/** The indexes of a word's pieces: two to five letters, with its ends as letters of their own. */
export function shapePlaces(key: string): number[] {
  const word = `^${key}$`;
  const places = [hash(`#${Math.min(key.length, 14)}`)];
  for (let from = 0; from < word.length; from++) {
    for (let length = 2; length <= 5 && from + length <= word.length; length++)
      places.push(hash(word.slice(from, from + length)));
  }
  return places;
}

/** FNV-1a, folded to the table. */
function hash(piece: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < piece.length; at++) value = Math.imul(value ^ piece.charCodeAt(at), 0x01000193);
  return ((value >>> 16) ^ value) & (SHAPE_PLACES - 1);
}
