import type { Mark } from "../../../statement.ts";
import { type Comparison, conflict, sentenceText, shortened } from "../../comparison.ts";
import type { Finding, Rule } from "../../finding.ts";
import type { NotesMeaning } from "../../notes-meaning.ts";

/** A value as written, its place, and the text up to the previous value and up to the next one. */
type Value = { key: string; start: number; end: number; before: string; behind: string };

/** Successive values of one measure, the earliest first. */
type Course = readonly Value[];

/** What a statement says about a single value: it is current, or from before or after an event (`said` after it). */
type Claim = { value: Value; isLast: boolean; said: RegExp | null };

const VALUE = /(?<![a-z\d.:/])\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?(?![\d:])/gi;
/** Times, which are not values of a measure. */
const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/;

/** Between an earlier value and a later one. */
const FORWARD = [
  /^[^,;.]{0,18}(?:->|→|=>|>)[^,;.]{0,16}$/,
  /^[^;.]{0,30}\b(?:then|now|followed by|(?:down|up|back) to)\b[^,;.]{0,16}$/i,
];
/** Between two values, the later of which is said to be after something. */
const BEFORE_NEXT = /^[^;.]{0,20}\b(?:pre|before)\b[^;.]{0,30}$/i;
const TO = /^[^,;.]{0,24}\bto\b[^,;.]{0,8}$/i;
/** Between a later value and an earlier one. */
const BACKWARD = /^[^;.]{0,24}\b(?:from|was|previously)\b[^,;.]{0,12}$/i;

const FROM = /\bfrom (?:an? )?[^\d,;.]{0,8}$/i;
const NOW = /\b(?:now|currently)\b[^\d,;.]{0,12}$/i;
const UP_OR_DOWN =
  /\b(?:(?:came |went |is |gone )?(?:down|up)|rose|fell|improved|dropped|settled|weaned|increased|decreased|reduced) to [^\d,;.]{0,4}$/i;
const AFTER = /^[^\d,;.]{0,14}\b(?:after|post|following)\b/i;
const BEFORE = /^[^\d,;.]{0,14}\b(?:before|pre|prior)\b/i;
const BEHIND_AFTER = /\b(?:after|post|following)\b[^\d,;.]{0,30}$/i;

/** The statement and the notes order a course's values differently: "went from 96 to 118" for "HR 118 -> 96". */
export function conflictsOfCourse(comparison: Comparison): Mark[] {
  const own = valuesIn(comparison.meaning.text);
  const there = own.length === 0 ? [] : coursesThere(comparison);
  if (there.length === 0) return [];
  const turned = coursesIn(own).flatMap((course) => {
    const [first, last] = [course[0], course.at(-1)];
    return first && last && isTurned(first, last, there) ? [first] : [];
  });
  const misplaced = claimsIn(own, there)
    .filter((claim) => isMisplaced(claim, there))
    .map(({ value }) => value);
  return [...turned, ...misplaced].map((value) => conflict(value, told(there, value)));
}

/** Rules that compare values by their places, which a course in both texts explains better. */
const OF_PLACES: ReadonlySet<Finding["rule"]> = new Set<Rule | "moved">([
  "direction",
  "binding",
  "order",
  "exchanged",
  "moved",
]);

/** The findings without those about values that the notes have in the same order. */
export function withoutSameCourse(comparison: Comparison, findings: readonly Finding[]): Finding[] {
  if (!findings.some(({ rule }) => OF_PLACES.has(rule))) return [...findings];
  const there = coursesThere(comparison);
  const own = there.length === 0 ? [] : valuesIn(comparison.meaning.text);
  const same = coursesIn(own)
    .filter((course) => there.some((other) => isWithin(course, other)))
    .flat();
  const placed = claimsIn(own, there)
    .filter((claim) => there.some((other) => isClaimed(claim, other)))
    .map(({ value }) => value);
  const borne = [...same, ...placed];
  return findings.filter(
    ({ rule, start, end }) =>
      !OF_PLACES.has(rule) ||
      !(rule === "order" ? placed.length > 0 : borne.some((value) => value.start < end && start < value.end)),
  );
}

/** The courses of each sentence of the notes are cached with their reading, since every statement asks for them. */
const READ = new WeakMap<NotesMeaning, Map<number, Course[]>>();

function coursesThere(comparison: Comparison): Course[] {
  const known = READ.get(comparison.notes) ?? new Map<number, Course[]>();
  READ.set(comparison.notes, known);
  return [...comparison.sentences].flatMap((sentence) => {
    const courses =
      known.get(sentence) ?? coursesIn(valuesIn(sentenceText(comparison, sentence).slice(0, LONGEST)));
    known.set(sentence, courses);
    return courses;
  });
}

/** In characters; bounds the work on an endless sentence. */
const LONGEST = 1_000;

function valuesIn(text: string): Value[] {
  const found = [...text.matchAll(VALUE)].filter(({ 0: key }) => !CLOCK.test(key));
  return found.map(({ 0: key, index: start }, at) => {
    const end = start + key.length;
    const [last, next] = [found[at - 1], found[at + 1]];
    return {
      key,
      start,
      end,
      before: text.slice(last ? last.index + last[0].length : 0, start),
      behind: text.slice(end, next?.index),
    };
  });
}

function coursesIn(values: readonly Value[]): Course[] {
  const courses: Value[][] = [];
  let open: Value[] = [];
  values.forEach((value, at) => {
    const next = values[at + 1];
    if (open.length === 0) open = [value];
    const isNext = next !== undefined && isEarlier(value, next);
    if (isNext) open.push(next);
    else {
      if (open.length > 1) courses.push(open);
      open = [];
    }
    if (!isNext && next && BACKWARD.test(value.behind) && !FROM.test(value.before))
      courses.push([next, value]);
  });
  return courses;
}

function isEarlier(value: Value, next: Value): boolean {
  const { behind } = value;
  if (TO.test(behind))
    return FROM.test(value.before) || Number.parseFloat(value.key) > Number.parseFloat(next.key);
  if (BEFORE_NEXT.test(behind)) return AFTER.test(next.behind);
  return FORWARD.some((pattern) => pattern.test(behind));
}

function claimsIn(values: readonly Value[], there: readonly Course[]): Claim[] {
  // "44 after 120 on Monday" names two values of one course.
  const isOfCourse = (value: Value | undefined) =>
    value !== undefined && there.some((course) => placeIn(course, value) >= 0);
  return values.flatMap((value, at): Claim[] => {
    const { before, behind } = value;
    if (NOW.test(before) || UP_OR_DOWN.test(before)) return [{ value, isLast: true, said: null }];
    if (BEHIND_AFTER.test(before) && !isOfCourse(values[at - 1]))
      return [{ value, isLast: true, said: AFTER }];
    if (AFTER.test(behind) && !isOfCourse(values[at + 1])) return [{ value, isLast: true, said: AFTER }];
    return BEFORE.test(behind) ? [{ value, isLast: false, said: BEFORE }] : [];
  });
}

const placeIn = (course: Course, { key }: Value): number => course.findIndex((one) => one.key === key);

const isWithin = (own: Course, other: Course): boolean => {
  const places = own.map((value) => placeIn(other, value));
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)));
};

const isTurned = (first: Value, last: Value, there: readonly Course[]): boolean =>
  first.key !== last.key &&
  there.some((course) => isWithin([last, first], course)) &&
  !there.some((course) => isWithin([first, last], course));

const isClaimed = ({ value, isLast }: Claim, course: Course): boolean =>
  course.at(isLast ? -1 : 0)?.key === value.key;

/** The last value is said to be the first, or the other way round, and the notes themselves have it nowhere else. */
function isMisplaced(claim: Claim, there: readonly Course[]): boolean {
  const opposite = { ...claim, isLast: !claim.isLast };
  const holding = there.filter((course) => placeIn(course, claim.value) >= 0);
  const isOwn = (course: Course) =>
    claim.said?.test(course[placeIn(course, claim.value)]?.behind ?? "") === true;
  return (
    holding.length > 0 &&
    holding.every((course) => isClaimed(opposite, course) && !isClaimed(claim, course)) &&
    !holding.some(isOwn)
  );
}

function told(there: readonly Course[], value: Value): string {
  const course = there.find((one) => placeIn(one, value) >= 0) ?? [];
  return shortened(course.map(({ key }) => key).join(" → "));
}
