import { byteTable } from "../lists/byte-table.ts";
import { NAME_READER_WEIGHTS } from "../lists/name-reader-weights.ts";
import type { IdentifierWord } from "../words.ts";
import { nameSurroundings } from "./name-context.ts";
import { isListedName, SHAPED } from "./name-list.ts";
import { type Row, rowsOf } from "./name-rows.ts";
import { nameShape } from "./name-shape.ts";
import { isAlsoThingsName, isClinical, isCommonFirstName, isThingsName, sortOf } from "./vocabulary.ts";

/** Number of weights: observations share one if their hashes agree. */
export const READER_PLACES = 1 << 16;
/** The value of one step of a weight, in natural logarithms of odds. */
export const READER_STEP = 1 / 32;

const readWeights = byteTable(NAME_READER_WEIGHTS);

/** How likely each word of a text is part of a person's name, by its form and its surroundings: log odds. */
export function readNames(text: string, words: readonly IdentifierWord[]): number[] {
  const table = readWeights();
  return observe(text, words).map((places) => {
    if (places === NOTHING) return NEVER_A_NAME;
    let sum = 0;
    for (const place of places) sum += table[place] ?? 0;
    return sum * READER_STEP;
  });
}

/** In place of the observations of a word that is never considered: an ordinary word in lower case. */
const NOTHING: number[] = [];
const NEVER_A_NAME = -10;

/** What is observed of one word, as hashes of text: pieces are combined without building strings. */
type Seen = {
  key: number;
  sort: number;
  shape: number;
  /** How name-like its shape is, in six steps, the lowest split into listed or not; empty for a known word. */
  name: number;
  things: number;
  ending: number;
  suffix: number;
  isKnownName: boolean;
  isObserved: boolean;
  isWordOrDouble: boolean;
};

/** The observations of each word, as indexes into the table; empty for an ordinary word in lower case. */
export function observe(text: string, words: readonly IdentifierWord[]): number[][] {
  const manner = mannerOf(words);
  const lowerCase = new Set(words.flatMap(({ shape, key }) => (shape === "lower" ? [key] : [])));
  const counts = new Map<string, number>();
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = words.map(see);
  const rows = rowsOf(
    text,
    words,
    seen.map(({ isKnownName }) => isKnownName),
  );
  const gaps = words.map((word, at) => hash(gapOf(text.slice(words[at - 1]?.end ?? 0, word.start))));
  return words.map((word, at) => {
    const me = seen[at];
    if (!me?.isObserved) return NOTHING;
    const before = gaps[at] ?? 0;
    const after = gaps[at + 1] ?? hash(gapOf(text.slice(word.end, word.end + 12)));
    const p1 = seen[at - 1] ?? EDGE;
    const p2 = seen[at - 2] ?? EDGE;
    const n1 = seen[at + 1] ?? EDGE;
    const n2 = seen[at + 2] ?? EDGE;
    const kind = mix(me.sort, me.name);
    const form = mix(me.shape, manner);
    const next = mix(after, n1.key);
    const previous = mix(p1.key, before);
    const tail = hash(tailOf(text.slice(word.end, word.end + 10)));
    const kindAndForm = mix(kind, form);
    const places = [
      place(1, 0),
      place(2, me.sort),
      place(3, mix(me.name, me.shape)),
      place(4, kindAndForm),
      place(5, mix(me.things, me.shape)),
      place(6, mix(me.things, me.sort)),
      place(7, form),
      place(8, mix(Math.min(word.text.length, 10), me.shape)),
      place(9, previous),
      place(10, mix(previous, form)),
      place(11, mix(previous, me.sort)),
      place(12, p1.key),
      place(13, mix(mix(p2.key, gaps[at - 1] ?? 0), previous)),
      place(14, next),
      place(15, mix(next, form)),
      place(16, mix(next, me.sort)),
      place(17, mix(next, n2.key)),
      place(18, mix(previous, next)),
      place(19, mix(before, form)),
      place(20, mix(after, form)),
      place(21, mix(mix(before, after), me.shape)),
      place(22, mix(before, kindAndForm)),
      place(23, mix(after, kindAndForm)),
      place(24, mix(mix(looks(p1), before), mix(kind, me.shape))),
      place(25, mix(mix(looks(n1), after), mix(kind, me.shape))),
      place(26, mix(mix(mix(p1.shape, p1.things), mix(p1.sort, before)), form)),
      place(27, mix(mix(mix(n1.shape, n1.things), mix(n1.sort, after)), form)),
      place(
        28,
        mix(
          mix(mix(p1.sort, p1.shape), before),
          mix(mix(mix(n1.sort, n1.shape), after), mix(me.sort, me.shape)),
        ),
      ),
      place(29, mix(mix(mix(n1.ending, n1.shape), after), kindAndForm)),
      place(30, mix(tail, form)),
      place(31, mix(tail, mix(kind, me.shape))),
    ];
    const row = rows[at];
    if (row) places.push(...placesOfRow(row, { form, kindAndForm, between: mix(before, after) }));
    places.push(place(45, mix(me.suffix, kind)), place(46, mix(me.suffix, form)));
    if (me.isWordOrDouble) places.push(place(32, mix(me.key, me.shape)));
    if (word.shape !== "lower" && lowerCase.has(word.key)) places.push(place(33, 0), place(34, me.sort));
    if ((counts.get(word.key) ?? 0) > 1) places.push(place(35, mix(me.shape, me.sort)));
    return places.concat(placesOfCues(nameSurroundings(text, word.start, word.end), me, form));
  });
}

/** The cues for a name around a word. */
function placesOfCues(around: ReturnType<typeof nameSurroundings>, me: Seen, form: number): number[] {
  return CUES.flatMap((name, cue) =>
    around[name]
      ? [
          place(36, cue),
          place(37, mix(cue, form)),
          place(38, mix(cue, mix(mix(me.sort, me.name), me.shape))),
          place(39, mix(cue, me.things)),
        ]
      : [],
  );
}

/** The other words in a word's line and column. */
function placesOfRow(
  { line, column, cell }: Row,
  { form, kindAndForm, between }: { form: number; kindAndForm: number; between: number },
): number[] {
  const own = [place(40, mix(line, form)), place(41, mix(line, kindAndForm))];
  if (cell === 0) return own;
  return [
    ...own,
    place(42, mix(column, mix(cell, form))),
    place(43, mix(column, mix(cell, kindAndForm))),
    place(44, mix(cell, between)),
  ];
}

/** Whether a text is written as usual, without capitals, or only in capitals. */
function mannerOf(words: readonly IdentifierWord[]): number {
  if (words.some(({ shape }) => shape === "title")) return 1;
  return words.some(({ shape }) => shape === "upper") ? 2 : 3;
}

const looks = ({ sort, name, shape }: Seen) => mix(mix(sort, name), shape);

const CUES = [
  "isTitled",
  "isIntroduced",
  "isActing",
  "isJoined",
  "isSubject",
  "isMet",
  "isInitial",
  "isAlone",
  "isAddressed",
  "isCharacterised",
  "isDoing",
  "isNicknamed",
  "isDosed",
  "isThing",
  "isPlaced",
] as const;

const EDGE: Seen = {
  key: 1,
  sort: 2,
  shape: 3,
  name: 4,
  things: 5,
  ending: 6,
  suffix: 7,
  isKnownName: false,
  isObserved: false,
  isWordOrDouble: false,
};

function see(word: IdentifierWord): Seen {
  const sort = sortOf(word);
  const isKnown = sort === "first" || sort === "last" || sort === "word" || sort === "double";
  const thing = isThingsName(word.key) ? 1 : isAlsoThingsName(word.key) ? 2 : 0;
  return {
    key: hash(word.key),
    sort: SORTS[sort],
    shape: word.shape === "upper" && word.text.length < 5 ? 17 : SHAPES[word.shape],
    name: isKnown ? 0 : stepOf(word.key),
    things:
      thing * 4 + (isClinical(word.key) ? 2 : 0) + (sort === "double" && isCommonFirstName(word.key) ? 1 : 0),
    ending: hash(/(?:ed|ing|ly|s)$/.exec(word.key)?.[0] ?? ""),
    suffix: hash(word.key.slice(-3)),
    isKnownName: sort === "first" || sort === "last" || sort === "foreign",
    isObserved: sort !== "word" || word.shape !== "lower",
    isWordOrDouble: sort === "word" || sort === "double",
  };
}

/** First names and surnames count as one. */
const SORTS = { first: 11, last: 11, foreign: 12, double: 13, word: 14, formed: 15, unknown: 16 } as const;
const SHAPES = { title: 18, upper: 19, initial: 20, lower: 21 } as const;

function stepOf(key: string): number {
  const score = nameShape(key);
  if (score < SHAPED && isListedName(key)) return score < -2 ? 8 : 7;
  if (score < -5) return 1;
  if (score < -2) return 2;
  if (score < 0) return 3;
  if (score < 1.5) return 4;
  return score < 4 ? 5 : 6;
}

/** What separates two words: spaces as one, figures as one zero, at most four signs. */
function gapOf(gap: string): string {
  const short = gap.length > 24 ? gap.slice(0, 12) + gap.slice(-12) : gap;
  const plain = short
    .replace(/[ \t]+/g, " ")
    .replace(/\d+/g, "0")
    .replace(/ ?\n\s*/g, "\n");
  return plain.length > 6 ? `${plain.slice(0, 3)}~${plain.slice(-3)}` : plain;
}

/** The ten characters after a word: figures as zeros, letters as one. */
function tailOf(tail: string): string {
  return tail
    .replace(/\d+/g, "0")
    .replace(/\p{Lu}\p{Ll}+/gu, "A")
    .replace(/\p{Lu}{2,}/gu, "AA")
    .replace(/\p{Ll}+/gu, "a")
    .slice(0, 5);
}

/** FNV-1a. */
function hash(piece: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < piece.length; at++) value = Math.imul(value ^ piece.charCodeAt(at), 0x01000193);
  return value;
}

/** Two hashes in one, in order. */
function mix(first: number, second: number): number {
  const value = Math.imul(Math.imul(first ^ (first >>> 15), 0x2c1b3c6d) ^ second, 0x297a2d39);
  return value ^ (value >>> 13);
}

/** The index of the `kind`th observation. */
function place(kind: number, value: number): number {
  const mixed = mix(kind, value);
  return ((mixed >>> 15) ^ mixed) & (READER_PLACES - 1);
}
