import type { NoteForm } from "./note-form.ts";

/** How much of the longer text the other must contain, if neither contains the other whole. */
const SHARED = 0.75;
/** A shorter text occurs in another by chance. */
export const FEWEST_WORDS_ALIKE = 8;

/** Marks of which patient a text is about. Two texts with different marks of one kind are about different patients. */
export const PATIENT_MARKS = [
  /\b(?:b(?=\d)|(?:bed|chair)\s*(?:no\.?|number|#)?\s*)(\d+\s?[a-d]?|[a-d]\d*)\b/gi,
  /\b(?:room|rm|bay|cubicle)\s*(?:no\.?|number|#)?\s*(\d+\s?[a-d]?|[a-d]\d*)\b/gi,
  /\b(?:mrs?|miss|ms|mx|sr)\.?\s+([\p{L}'’-]+)/giu,
  /\b(?:[Bb]aby|[Pp]atient|[Pp]t)\.?\s+([A-Z][a-z][\p{L}'’-]*)/gu,
  /\b(?:mrn|urn|nhs|hospital|record|chart)\s*(?:no\.?|number|#|:)*\s*([a-z]{0,3}\d[\d-]{3,})\b/gi,
  /\b\d{1,3}\s?(?:y\/?o\s?)?([MF])\b(?!\/)/g,
  /\b(\d{1,3})\s?(?:-?\s?(?:years?|yrs?|months?|weeks?|days?)[ -]old\b|\s?y\/?o\b|\s?(?:yo)?[mf]\b(?!\/))/gi,
] as const;

/**
 * Whether two forms may be about the same patient, by what was typed. A note never becomes a version of somebody
 * else's: unless a form is plainly the same text with changes, it counts as another patient's.
 */
export function isSamePatient(one: NoteForm, other: NoteForm): boolean {
  for (const name of ["name", "age", "gender", "admissionDate"] as const) {
    const [before, after] = [plainWords(one.demographics[name]), plainWords(other.demographics[name])];
    if (before && after && before !== after) return false;
  }
  const [before, after] = [plainWords(one.nurseNotes), plainWords(other.nurseNotes)];
  if (before === after) return true;
  const marks = PATIENT_MARKS.map((mark) => ({
    own: patientMarksOf(one.nurseNotes, mark),
    theirs: patientMarksOf(other.nurseNotes, mark),
  }));
  if (marks.some(({ own, theirs }) => areMarksApart(own, theirs))) return false;
  const isAny = (of: (sets: (typeof marks)[number]) => boolean) => marks.some(of);
  const areBothMarked = isAny(({ own }) => own.size > 0) && isAny(({ theirs }) => theirs.size > 0);
  // "B6" and "78F": each identifies a patient, but in different ways.
  if (areBothMarked && !isAny(({ own, theirs }) => own.size > 0 && theirs.size > 0)) return false;
  return (
    isWithin(before, after) ||
    isWithin(after, before) ||
    sharedWords(countedWords(before), countedWords(after)) >= SHARED
  );
}

/** In lower case, with single spaces. */
export const plainWords = (text = ""): string => text.toLowerCase().replace(/\s+/g, " ").trim();
/** Words and numbers, in order. */
export const countedWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[./][\p{N}]+)*/gu) ?? [];

/** The marks of one kind in a text. */
export const patientMarksOf = (text: string, mark: RegExp): Set<string> =>
  new Set([...text.matchAll(mark)].map(([, value]) => plainWords(value).replaceAll(" ", "")));

/** Both sets have marks, and none in common. */
export const areMarksApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && one.isDisjointFrom(other);

const isWithin = (part: string, whole: string): boolean =>
  countedWords(part).length >= FEWEST_WORDS_ALIKE &&
  ` ${countedWords(whole).join(" ")} `.includes(` ${countedWords(part).join(" ")} `);

/** The share of the longer text's words that the other contains, each counted as often as there; 0 to 1. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared / Math.max(one.length, other.length, 1);
}
