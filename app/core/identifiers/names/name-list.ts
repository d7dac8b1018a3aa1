import { byteTable } from "../lists/byte-table.ts";
import { NAME_LIST_BITS } from "../lists/name-list-bits.ts";

/** The list's size in bits. */
export const LIST_BITS = 1 << 19;
/** Bits that each name sets. */
const MARKS = 4;
/** From this shape score on, a name needs no list: ./name-shape.ts. */
export const SHAPED = 1.5;

const readBits = byteTable(NAME_LIST_BITS);

/**
 * Whether a word is one of some eighty thousand names of the world not shaped like names: "hargrove", "spivey".
 * One word in twenty that is not a name is taken for one. Written by `scripts/identifiers/write-name-list.ts`.
 * @param key the folded word
 */
export function isListedName(key: string): boolean {
  const table = readBits();
  return listPlaces(key).every((place) => ((table[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}

/** The bits of a name, from two hashes. */
export function listPlaces(key: string): number[] {
  let first = 0x811c9dc5;
  let second = 7;
  for (let at = 0; at < key.length; at++) {
    first = Math.imul(first ^ key.charCodeAt(at), 0x01000193);
    second = Math.imul(second ^ key.charCodeAt(at), 0x2c1b3c6d) ^ (second >>> 15);
  }
  return Array.from(
    { length: MARKS },
    (_, mark) => ((first ^ (first >>> 13)) + Math.imul(mark, second | 1)) & (LIST_BITS - 1),
  );
}
