import { type Comparison, sayingPlaces, saysSomething } from "../comparison.ts";
import type { Finding } from "../finding.ts";
import { tellingWeight } from "../new-words.ts";
import { type NoteUnit, SHORT_NOTES } from "../notes-meaning.ts";
import { isOrdinaryWord } from "../ordinary.ts";
import type { MeaningUnit } from "../read-meaning.ts";
import { saidInstead } from "../said-instead.ts";
import { openKinOverlap } from "./kin-overlap.ts";
import { measureRecord, wordOfFinding } from "./word-record.ts";

/** Counts for a finding, by the names that the trained trees ask for; a missing one is 0. */
export type Measures = Record<string, number>;

/**
 * Counts what distinguishes a change from a rewording: how the statement's words align with those of the sentences that
 * it rests on, what is left over on both sides, and where. Lengths of statement and notes are not included: from them
 * trees learn who wrote a text, not whether it is true.
 * @param fresh the statement's units that the notes do not have in these words
 */
export function openMeasures(
  comparison: Comparison,
  fresh: readonly MeaningUnit[],
): (finding: Finding) => Measures {
  const { notes, meaning, places, kin, sentences } = comparison;
  const isNew = new Set(fresh.filter((unit) => !kin.has(unit)));
  const content = meaning.units.filter(saysSomething);
  const placesOf = (unit: MeaningUnit) => sayingPlaces(comparison, unit);
  const taken = new Set(meaning.units.flatMap(placesOf));
  const nearby = [...sentences].flatMap((sentence) => notes.bySentence.get(sentence) ?? []);
  const near = nearby.filter(saysSomething);
  const left = near.filter((unit) => !taken.has(unit));
  const said = new Set(content.flatMap(({ forms }) => forms));
  const order = content.flatMap((unit) => {
    const [place, other] = placesOf(unit).filter(({ sentence }) => sentences.has(sentence));
    return place && !other ? [place.index] : [];
  });
  const around = notes.units.length <= SHORT_NOTES ? notes.units : nearby;
  let overlapOf: ReturnType<typeof openKinOverlap> | null = null;
  const shared: Measures = {
    ownNew: content.filter((unit) => isNew.has(unit)).length,
    ownTelling: content.filter((unit) => isNew.has(unit) && tellingWeight(unit) === "tells").length,
    left: Math.min(left.length, 15),
    leftUnknown: Math.min(left.filter(isUnknown).length, 8),
    ownDenied: content.filter(({ isDenied }) => isDenied).length,
    thereDenied: near.filter(({ isDenied }) => isDenied).length,
    ownNegated: Number(meaning.units.some(isNegating)),
    thereNegated: Number(nearby.some(isNegating)),
    disagreeing: content.filter((unit) => {
      const all = (places.get(unit) ?? []).filter(({ sentence }) => sentences.has(sentence));
      return all.length > 0 && all.every(({ isDenied }) => isDenied !== unit.isDenied);
    }).length,
    turned: order.filter((place, at) => at > 0 && place < (order[at - 1] ?? 0)).length,
    people: countPeople(content),
    peopleThere: countPeople(near),
    values: content.filter(({ fact }) => fact !== null && /^\d/.test(fact)).length,
  };
  const there = new Set(near.flatMap(({ clause }) => [...(notes.cues.get(clause) ?? [])]));
  for (const cue of ["hedge", "doubt", "planned", "done", "open"] as const)
    shared[`there:${cue}`] = Number(there.has(cue));
  const lastOld = content.findLastIndex((unit) => !isNew.has(unit));
  const isOld = (unit: MeaningUnit | undefined) => unit !== undefined && !isNew.has(unit);

  /** What the notes say in the finding's place, and how much of that the statement says as well. */
  const rival = ({ inNotes }: Finding): Measures => {
    if (inNotes === null) return {};
    const words = near.filter(({ field, start, end }) =>
      inNotes.includes((notes.texts.get(field) ?? "").slice(start, end)),
    );
    const told = words.filter((one) => taken.has(one) || one.forms.some((form) => said.has(form)));
    return {
      rivalWords: Math.min(words.length, 12),
      rivalSaid: words.length === 0 ? 0 : told.length / words.length,
    };
  };

  /** The place of a word within the statement, and of its neighbors in the notes. */
  const position = (unit: MeaningUnit): Measures => {
    const piece = content.filter((one) => one.piece === unit.piece);
    const pieceNew = piece.filter((one) => isNew.has(one)).length;
    const at = content.indexOf(unit);
    const alike = new Set(unit.concepts.map(({ class: name }) => name));
    const isAlike = ({ concepts }: MeaningUnit) => concepts.some(({ class: name }) => alike.has(name));
    const beside = [content.slice(0, Math.max(at, 0)).findLast(isOld), content.slice(at + 1).find(isOld)];
    const [one, two] = beside.map((other) =>
      other ? placesOf(other).find(({ sentence }) => sentences.has(sentence)) : undefined,
    );
    const gap = left.filter((place) => isBetween(place, one, two));
    return {
      piece: piece.length,
      pieceNew,
      pieceShare: piece.length === 0 ? 0 : pieceNew / piece.length,
      place: at < 0 ? 0 : at / content.length,
      tail: at > lastOld ? content.length - 1 - lastOld : 0,
      besideOld: Number(isOld(content[at - 1])) + Number(isOld(content[at + 1])),
      leftAlike: Math.min(left.filter(isAlike).length, 6),
      gap: Math.min(gap.length, 6),
      gapUnknown: gap.filter(isUnknown).length,
      gapAlike: gap.filter(isAlike).length,
    };
  };

  return (finding) => {
    const at = meaning.units.findIndex(({ end }) => end > finding.start);
    const unit = meaning.units[at];
    const found: Measures = {
      ...shared,
      [`rule:${finding.rule}`]: 1,
      [finding.kind]: 1,
      ...rival(finding),
    };
    if (!unit) return found;
    Object.assign(found, ownMeasures(meaning.text, unit), position(unit));
    found.instead = Number(saidInstead(comparison, unit) !== null);
    if (finding.rule === "new" || finding.rule === "otherword") {
      overlapOf ??= openKinOverlap(
        comparison,
        around,
        around.filter((one) => !taken.has(one)),
      );
      Object.assign(found, overlapOf(unit), measureRecord(wordOfFinding(meaning.text, finding)));
    }
    const lead = meaning.units
      .slice(Math.max(0, at - 4), at)
      .filter(({ piece }) => piece === unit.piece)
      .flatMap(({ forms }) => forms);
    found.led = Number(lead.some((form) => LEADING.has(form)));
    found.toBe = Number(lead.includes("to") || lead.includes("will"));
    found.cause = Number(lead.some((form) => CAUSES.test(form)));
    for (const cue of ["hedge", "planned", "done", "doing", "tocome", "open"] as const)
      found[`cue:${cue}`] = Number(meaning.cues.get(unit.clause)?.has(cue) === true);
    const own = places.get(unit) ?? [];
    found.places = Math.min(own.length, 6);
    found.nearPlaces = Math.min(own.filter(({ sentence }) => sentences.has(sentence)).length, 6);
    return found;
  };
}

/** The measures of a word by itself. */
function ownMeasures(text: string, unit: MeaningUnit): Measures {
  const word = text.slice(unit.start, unit.end);
  const found: Measures = {
    unknown: Number(unit.concepts.length === 0),
    ordinary: Number(unit.forms.every(isOrdinaryWord)),
    plain: Number(tellingWeight(unit) === "reworded"),
    conceptPlain: Number(unit.concepts.length > 0 && unit.concepts.every(({ isPlain }) => isPlain)),
    fact: Number(unit.fact !== null),
    denied: Number(unit.isDenied),
    words: unit.forms.length,
    length: word.length,
    past: Number(/ed$/i.test(word)),
    ing: Number(/ing$/i.test(word)),
    capital: Number(unit.start > 0 && /^[A-Z]/.test(word)),
  };
  for (const { class: name } of unit.concepts) found[`class:${name}`] = 1;
  return found;
}

const LEADING = new Set(
  "with which due because through following until by for after from as to so and".split(" "),
);
const CAUSES = /^(?:caus|becaus|due|from|through|by|follow|after|secondary)/;

const isUnknown = ({ concepts, fact }: MeaningUnit): boolean => concepts.length === 0 && fact === null;
const isNegating = ({ forms: [form = ""] }: MeaningUnit): boolean => NEGATING.has(form);
const NEGATING = new Set(
  "no not never nil none without cannot neither nor don't didn't doesn't hasn't haven't isn't wasn't won't wouldn't couldn't can't".split(
    " ",
  ),
);

const countPeople = (units: readonly MeaningUnit[]): number =>
  new Set(
    units.flatMap(({ concepts }) =>
      concepts.filter(({ class: name }) => name === "relative" || name === "staff").map(({ id }) => id),
    ),
  ).size;

/** Closely beside one of the places, or between them. */
function isBetween(
  { index, sentence }: NoteUnit,
  one: NoteUnit | undefined,
  two: NoteUnit | undefined,
): boolean {
  const isNear = [one, two].some(
    (place) => place?.sentence === sentence && Math.abs(place.index - index) <= REACH,
  );
  if (isNear || !one || !two) return isNear;
  return index > Math.min(one.index, two.index) && index < Math.max(one.index, two.index);
}

const REACH = 4;
