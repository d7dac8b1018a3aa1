import type { Mark } from "../statement.ts";
import type { NotesMeaning, NoteUnit } from "./notes-meaning.ts";
import type { MeaningUnit, ReadMeaning } from "./read-meaning.ts";

/**
 * A statement beside the notes: for each of its units the places in the notes that say it, else those that say it in
 * other words (`kin`), and the sentences of the notes that it rests on.
 */
export type Comparison = {
  notes: NotesMeaning;
  meaning: ReadMeaning;
  places: ReadonlyMap<MeaningUnit, NoteUnit[]>;
  kin: ReadonlyMap<MeaningUnit, NoteUnit[]>;
  sentences: ReadonlySet<number>;
};

/** A unit's places and those that say it in other words. */
export const sayingPlaces = ({ places, kin }: Comparison, unit: MeaningUnit): NoteUnit[] => [
  ...(places.get(unit) ?? []),
  ...(kin.get(unit) ?? []),
];

/** Whether a unit says something by itself. */
export const saysSomething = ({ fact, isQuiet }: MeaningUnit): boolean => fact !== null || !isQuiet;

/** A unit's places within the sentences that the statement rests on, else all of them. */
export function nearPlaces({ places, sentences }: Comparison, unit: MeaningUnit): NoteUnit[] {
  const all = places.get(unit) ?? [];
  const near = all.filter(({ sentence }) => sentences.has(sentence));
  return near.length > 0 ? near : all;
}

export const isRelative = ({ concepts }: MeaningUnit): boolean =>
  concepts.some(({ class: name }) => name === "relative");

/** The span of a unit as a conflict with the notes. */
export function conflict({ start, end }: Pick<MeaningUnit, "start" | "end">, inNotes: string): Mark {
  return { start, end, kind: "not_in_notes", reason: `your notes: ${inNotes}`, inNotes };
}

/** The words of the clause in the notes that holds the unit. */
export function clauseText({ notes }: Comparison, place: NoteUnit | undefined): string {
  if (!place) return "";
  const units = notes.byClause.get(place.clause) ?? [];
  const text = notes.texts.get(place.field) ?? "";
  const start = units[0]?.start ?? place.start;
  // "?sepsis" and "sepsis" mean different things.
  const sign = /[?~] ?$/.exec(text.slice(Math.max(0, start - 2), start))?.[0].length ?? 0;
  return shortened(text.slice(start - sign, units.at(-1)?.end ?? place.end).replace(/\s+/g, " "));
}

/** As many words of the notes as a reason has room for. */
export const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}…` : words);

/** The words of the notes at a unit. */
export function wordingAt(notes: NotesMeaning, unit: NoteUnit): string {
  return (notes.texts.get(unit.field) ?? "").slice(unit.start, unit.end);
}

/** A sentence of the notes, from its first unit to its last. */
export const sentenceText = ({ notes }: Comparison, sentence: number): string =>
  stretchText(notes, notes.bySentence.get(sentence) ?? []);

/** A stretch of the notes, from its first unit to its last; empty without one. */
export function stretchText(notes: NotesMeaning, units: readonly NoteUnit[]): string {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return "";
  return (notes.texts.get(first.field) ?? "").slice(first.start, last.end);
}
