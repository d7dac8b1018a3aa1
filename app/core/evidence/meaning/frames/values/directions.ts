import type { Mark } from "../../../statement.ts";
import { type Comparison, clauseText, conflict, sentenceText, wordingAt } from "../../comparison.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/** Which way something goes, by a word or by two values at two times. */
type Direction = "up" | "down" | "same" | "better" | "worse";

const BY_CONCEPT = new Map<string, Direction>([
  ["increase", "up"],
  ["decrease", "down"],
  ["stable", "same"],
  ["improve", "better"],
  ["worsen", "worse"],
  ["weight gain", "up"],
  ["weight loss", "down"],
]);

const BY_WORD = new Map<string, Direction>(
  Object.entries({
    up: "rise rises rose rising risen climb climbs climbed climbing creep crept gain gained growing grew grow grown",
    down: "fall falls fell falling fallen drop dropped dropping sink sank slip slipped less fewer",
    same: "static unchanged steady",
    better: "easier better eased brighter lifted easing settle",
    worse: "harder worse poorer deteriorated slipped",
  } as const).flatMap(([direction, words]) =>
    words.split(" ").map((word): [string, Direction] => [word, direction as Direction]),
  ),
);

/** A trend that differs from the notes, in their words or in their values at two times. */
export function conflictsOfDirection(comparison: Comparison): Mark[] {
  const { meaning, notes, sentences } = comparison;
  const own = meaning.units.flatMap((unit) => {
    const direction = directionOf(unit, textOf(meaning.text, unit), meaning.units);
    const isNotesOwn = unit.concepts.every(({ id }) => !BY_CONCEPT.has(id)) && comparison.places.has(unit);
    return direction && !unit.isDenied && !isNotesOwn ? [{ unit, direction }] : [];
  });
  const values = signOf(meaning.text);
  if (own.length === 0 && values === null) return [];
  const there = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  const texts = [...sentences].map((sentence) => sentenceText(comparison, sentence));
  const signs = new Set(texts.flatMap((text) => signOf(text) ?? []));
  const told = there.flatMap((unit) => {
    const direction = directionOf(unit, wordingAt(notes, unit), notes.units);
    return direction && !unit.isDenied ? [{ unit, direction }] : [];
  });
  const only = signs.size === 1 ? [...signs][0] : undefined;
  const at = there.find(({ fact }) => fact !== null && /^\d/.test(fact));
  if (values !== null && only !== undefined && values !== only && at) {
    const first = meaning.units.find(({ fact }) => fact !== null && /^\d/.test(fact));
    if (first) return [conflict(first, clauseText(comparison, at))];
  }
  return own.flatMap(({ unit, direction }) => {
    const wanted = wantedSign(direction, meaning.text);
    if (only !== undefined && only !== 0 && at && wanted !== null && wanted !== 0 && wanted !== only)
      return own.length === 1 ? [conflict(unit, clauseText(comparison, at))] : [];
    if (told.length > 0) {
      if (told.some((other) => !isAgainst(direction, other.direction))) return [];
      return told[0] && own.length === 1 ? [conflict(unit, wordingAt(notes, told[0].unit))] : [];
    }
    if (only === undefined || !at || wanted === null) return [];
    return wanted !== only ? [conflict(unit, clauseText(comparison, at))] : [];
  });
}

/** Whether a value goes from one to another in the statement as in the notes, in either order: "to 2 L from 4 L". */
export function isSameCourse(comparison: Comparison): boolean {
  const own = signOf(comparison.meaning.text);
  if (own === null) return false;
  return [...comparison.sentences].some((sentence) => signOf(sentenceText(comparison, sentence)) === own);
}

/** The way in which values must have gone for the word to hold; null if the measure has no better direction. */
function wantedSign(direction: Direction, text: string): number | null {
  if (direction === "up") return 1;
  if (direction === "down") return -1;
  if (direction === "same") return 0;
  const isMore = MORE_IS_BETTER.test(text);
  if (isMore === LESS_IS_BETTER.test(text) || /\brisk\b/i.test(text)) return null;
  return isMore === (direction === "better") ? 1 : -1;
}

const MORE_IS_BETTER =
  /\b(?:sats?|saturations?|spo2|platelets?|plts?|hb|hgb|ha?emoglobin|urine output|uop?|gcs|peak flow|albumin|e?gfr|neutrophils?|pao2|ejection)\b/i;
const LESS_IS_BETTER =
  /\b(?:creat(?:inine)?|crp|lactate|wcc|wbc|white|bili(?:rubin)?|troponin|temp(?:erature)?|fever|pain|heart rate|hr|resp(?:iratory)?|rr|urea|bun|nihss|p?m?ews|news|ciwa|d-dimer|inr|oxygen requirement|girth)\b/i;

/** Whether the notes' values at two times support the statement's word for their direction. */
export function isBorneByNotes(comparison: Comparison, unit: MeaningUnit): boolean {
  const direction = directionOf(unit, textOf(comparison.meaning.text, unit));
  if (!direction) return false;
  const signs = [...comparison.sentences].flatMap(
    (sentence) => signOf(sentenceText(comparison, sentence)) ?? [],
  );
  if (signs.length === 0) return false;
  if (direction === "up" || direction === "down") return signs.includes(direction === "up" ? 1 : -1);
  return direction !== "same";
}

const AGAINST: Record<Direction, readonly Direction[]> = {
  up: ["down", "same"],
  down: ["up", "same"],
  same: ["up", "down", "better", "worse"],
  better: ["worse", "same"],
  worse: ["better", "same"],
};

const isAgainst = (own: Direction, other: Direction): boolean => AGAINST[own].includes(other);

function directionOf(unit: MeaningUnit, word: string, units: readonly MeaningUnit[] = []): Direction | null {
  if (unit.fact !== null) return null;
  // "Down 1.3", "down to 224".
  const behind = units[unit.index + 1]?.forms[0] === "to" ? 2 : 1;
  const isMoved =
    MOVING.has(units[unit.index - 1]?.forms[0] ?? "") || /^\d/.test(units[unit.index + behind]?.fact ?? "");
  if (/^(?:up|down)$/i.test(word) && isMoved) return word.toLowerCase() === "up" ? "up" : "down";
  const known = unit.forms.length === 1 ? BY_WORD.get(word.toLowerCase()) : undefined;
  if (known) return known;
  return unit.concepts.map(({ id }) => BY_CONCEPT.get(id)).find((one) => one !== undefined) ?? null;
}

const MOVING = new Set(["way", "go", "went", "gone", "going", "com", "come", "came", "trend"]);

const NUMBER = "(?:an? )?(?<![a-z\\d.])(\\d+(?:\\.\\d+)?|\\.\\d+)";
const UNIT = "(?:\\s?(?:%|[a-z]{1,5}(?:\\/[a-z]{1,5})?))?";
const CLOCK = "(?:\\d{4}|\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm|hrs?)?)";

/** Ways to write an earlier and a later value; `true` if the later one comes first. */
const PAIRS: [pattern: RegExp, isLaterFirst: boolean][] = [
  [
    new RegExp(
      `\\b(?:up|down|increased|decreased|higher|lower|risen|fallen|dropped|drop|gone|went)\\b.{0,12}?\\bfrom ${NUMBER}${UNIT} to ${NUMBER}`,
      "i",
    ),
    false,
  ],
  [
    new RegExp(
      `\\b(?:fall|ris|drop|climb|improv|settl|down|up|creep|com)[a-z]*[^.;\\d]{0,20}${NUMBER}${UNIT} to ${NUMBER}`,
      "i",
    ),
    false,
  ],
  [new RegExp(`\\bfrom ${NUMBER}${UNIT} (?:to|down to|up to) ${NUMBER}`, "i"), false],
  [new RegExp(`${NUMBER}${UNIT}\\s?(?:→|->|=>|>>|> )\\s?${NUMBER}`, "i"), false],
  [
    new RegExp(
      `${NUMBER}${UNIT}[^.;\\d]{0,24}?\\b(?:up from|down from|instead of|was|previously|compared with|against|versus|vs|from)\\b[^.;\\d]{0,20}${NUMBER}`,
      "i",
    ),
    true,
  ],
  [
    new RegExp(
      `${NUMBER}${UNIT}, (?:it was |yest(?:erday)? |birth weight |last \\w+ |previous(?:ly)? )${NUMBER}`,
      "i",
    ),
    true,
  ],
  [
    new RegExp(
      `${NUMBER}${UNIT}, ${NUMBER}${UNIT} (?:yesterday|yest|at start|on admission|last|earlier|previously|before|the day before|on (?:mon|tue|wed|thu|fri|sat|sun))`,
      "i",
    ),
    true,
  ],
  [
    new RegExp(`${NUMBER}${UNIT} (?:at|@) ${CLOCK}[^.;\\d]{1,12}${NUMBER}${UNIT} (?:at|@) ${CLOCK}`, "i"),
    false,
  ],
  [
    new RegExp(
      `${NUMBER}${UNIT} (?:pre|before)\\b[^.;\\d]{0,30}${NUMBER}${UNIT} (?:[a-z ]{0,20})?(?:post|after)`,
      "i",
    ),
    false,
  ],
  [new RegExp(`${NUMBER}${UNIT} (?:post|after)\\b[^.;\\d]{0,30}${NUMBER}${UNIT} (?:pre|before)`, "i"), true],
  [new RegExp(`${NUMBER}${UNIT},? (?:then|and then|now|followed by) ${NUMBER}`, "i"), false],
  [new RegExp(`${NUMBER},? ${NUMBER},? (?:and |then )?${NUMBER}\\b(?! ?[/:])`, "i"), false],
];

/** 1 if the later of two values is greater, -1 if less, 0 if equal; null without two values at two times. */
function signOf(said: string): number | null {
  const text = said.replace(COUNTED, (word) => String(WORDS.indexOf(word.toLowerCase()) + 1));
  for (const [pattern, isLaterFirst] of PAIRS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = found.slice(1).map(Number);
    const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
    const isSteady = values.every(
      (value, at) => at === 0 || Math.sign(value - (values[at - 1] ?? 0)) === Math.sign(last - first),
    );
    if (!isSteady) continue;
    return Math.sign(isLaterFirst ? first - last : last - first);
  }
  return null;
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNTED = new RegExp(`\\b(?:${WORDS.slice(1).join("|")})\\b`, "gi");

const textOf = (text: string, { start, end }: MeaningUnit): string => text.slice(start, end);
