import type { NoteForm } from "./note-form.ts";

/** How much of the longer of two texts has to stand in the other, where neither holds the other whole. */
const SHARED = 0.75;
/** A shorter text stands in another one by chance. */
const FEWEST_WORDS = 8;

/** Two texts that share less than this have nothing to do with each other. */
const OTHERS_SHARE = 0.25;

/** What says of which patient a text is. Words of one kind that two texts have and do not share part them. */
const MARKS = [
  /\b(?:bed|room|rm|bay|cubicle|chair|side ?room)\s*(?:no\.?|number|#)?\s*(\d+\s?[a-d]?|[a-d]\d*)\b/gi,
  /\b(?:mrs?|miss|ms|mx|sr)\.?\s+([\p{L}'’-]+)/giu,
  /\b(?:[Bb]aby|[Pp]atient|[Pp]t)\.?\s+([A-Z][a-z][\p{L}'’-]*)/gu,
  /\b(?:mrn|urn|nhs|hospital|record|chart)\s*(?:no\.?|number|#|:)*\s*([a-z]{0,3}\d[\d-]{3,})\b/gi,
  /\b(\d{1,3})\s?(?:-?\s?(?:years?|yrs?|months?|weeks?|days?)[ -]old\b|\s?y\/?o\b|\s?(?:yo)?[mf]\b(?!\/))/gi,
] as const;

/**
 * Whether two forms may be about the same patient, by what was typed. A note never becomes a version of somebody else's:
 * whatever is not plainly the same text with changes counts as another patient's.
 */
export function isSamePatient(one: NoteForm, other: NoteForm): boolean {
  for (const name of ["name", "age", "gender", "admissionDate"] as const) {
    const [before, after] = [plain(one.demographics[name]), plain(other.demographics[name])];
    if (before && after && before !== after) return false;
  }
  const [before, after] = [plain(one.nurseNotes), plain(other.nurseNotes)];
  if (before === after) return true;
  if (MARKS.some((mark) => areApart(marksOf(one.nurseNotes, mark), marksOf(other.nurseNotes, mark))))
    return false;
  return (
    isWithin(before, after) || isWithin(after, before) || sharedOf(wordsOf(before), wordsOf(after)) >= SHARED
  );
}

/**
 * Whether a form is plainly about another patient than it was before. Unlike in `isSamePatient` a doubt counts as the
 * same patient: typing goes through words that are half there.
 */
export function isAnotherPatient(before: NoteForm, after: NoteForm): boolean {
  for (const name of ["name", "age", "gender", "admissionDate"] as const) {
    const [one, other] = [plain(before.demographics[name]), plain(after.demographics[name])];
    if (one && other && !isBegunAlike(one, other)) return true;
  }
  const marks = MARKS.map(
    (mark) => [marksOf(before.nurseNotes, mark), marksOf(after.nurseNotes, mark)] as const,
  );
  if (
    marks.some(
      ([one, other]) =>
        areApart(one, other) && ![...one].some((a) => [...other].some((b) => isBegunAlike(a, b))),
    )
  )
    return true;
  const [words, others] = [wordsOf(plain(before.nurseNotes)), wordsOf(plain(after.nurseNotes))];
  return Math.min(words.length, others.length) >= FEWEST_WORDS && sharedOf(words, others) < OTHERS_SHARE;
}

/** "Ad" and "Adams", "4" and "42": one may be the other while it is typed. */
const isBegunAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const plain = (text = ""): string => text.toLowerCase().replace(/\s+/g, " ").trim();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[./][\p{N}]+)*/gu) ?? [];

const marksOf = (text: string, mark: RegExp): Set<string> =>
  new Set([...text.matchAll(mark)].map(([, value]) => plain(value).replaceAll(" ", "")));

const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && one.isDisjointFrom(other);

const isWithin = (part: string, whole: string): boolean =>
  wordsOf(part).length >= FEWEST_WORDS &&
  ` ${wordsOf(whole).join(" ")} `.includes(` ${wordsOf(part).join(" ")} `);

/** The share of the longer text's words that stand in the other, each as often as it does there; 0 to 1. */
function sharedOf(one: readonly string[], other: readonly string[]): number {
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
