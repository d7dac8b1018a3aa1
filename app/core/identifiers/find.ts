import { findAgesOver89, isMeasuredIn } from "./dates/ages.ts";
import { findDates, waysToWriteDate } from "./dates/dates.ts";
import type { Found, KnownIdentifier } from "./found.ts";
import { type PersonsRead, personsIn, readPersons } from "./names/find-persons.ts";
import { openKnownNames } from "./names/known-names.ts";
import { inUsualCase } from "./names/usual-case.ts";
import { findPhones } from "./numbers/phones.ts";
import { findRecordNumbers } from "./numbers/record-numbers.ts";
import { type Identifier, LOOK_ALIKE, openWordings, type Wording, type Wordings } from "./placeholders.ts";
import { findAddresses } from "./places/addresses.ts";
import { findPlaces } from "./places/places.ts";

/**
 * Opens a finder that remembers the names it has met, so that a surname introduced once is found wherever it occurs.
 * @param known identifiers stated in advance, found wherever they occur as whole words
 * @returns finds the identifiers of several texts in order, without overlap, and names and long numbers that any of
 * them introduces in all of them; the time grows in proportion to the texts
 */
export function findIdentifiers(known: readonly KnownIdentifier[]): (texts: readonly string[]) => Found[][] {
  const names = openKnownNames();
  for (const { kind, text } of known) if (kind === "name") names.remember(text, true);
  const stated = statedPattern(known);
  const numbers = openWordings();
  const learned = (text: string): PersonsRead[] => {
    const usual = inUsualCase(text);
    const readings = [text, ...(usual ? [usual] : [])].map(readPersons);
    for (const name of readings.flatMap((reading) => reading.learned)) names.remember(name, false);
    return readings;
  };
  return (texts) => {
    const found = texts
      .map((text) => ({ text, readings: learned(text) }))
      .map(({ text, readings }) =>
        withoutOverlap([
          ...findStated(text, stated),
          ...findWebAddresses(text),
          // Before numbers: for the same span the first one counts, and "started 2026-03-02" is a date.
          ...findDates(text),
          ...findRecordNumbers(text),
          ...findPhones(text),
          ...findAddresses(text),
          ...findAgesOver89(text),
          ...readings.flatMap((reading) => [...findPlaces(reading.text), ...personsIn(reading, names)]),
          ...findLookAlikes(text),
        ]),
      );
    for (const [at, text] of texts.entries())
      for (const wording of longNumbers(text, found[at] ?? [])) numbers.remember(wording);
    return texts.map((text, at) =>
      withoutOverlap([...(found[at] ?? []), ...standingAgain(text, numbers.at)]),
    );
  };
}

/** Record numbers that cannot mean anything else, even where nothing says what they are. */
const longNumbers = (text: string, found: readonly Found[]): Wording[] =>
  found
    .filter(({ kind }) => kind === "ID")
    .map(({ start, end, kind, identity }) => ({ kind, identity, surface: text.slice(start, end) }))
    .filter(({ surface }) => surface.replace(/\D/g, "").length >= LONG_DIGITS);

/** Four digits may be a time, a year or a measured value. */
const LONG_DIGITS = 5;

/**
 * Where replaced wordings occur again as whole words or numbers, and what looks like a placeholder; without overlap.
 * The time does not grow with the number of wordings: a document can hold thousands.
 * @param wordingsAt the wordings at a place, the longest first
 */
export const findKnown = (text: string, wordingsAt: Wordings["at"]): Found[] =>
  withoutOverlap([...standingAgain(text, wordingsAt), ...findLookAlikes(text)]);

function standingAgain(text: string, wordingsAt: Wordings["at"]): Found[] {
  const again: Found[] = [];
  for (let at = 0; at < text.length; ) {
    // Few places have any, and only those are examined further.
    const wording = wordingsAt(text, at).find(
      (one) => !isWithin(text, at) && standsBefore(text, at + one.surface.length, one),
    );
    const end = at + (wording?.surface.length ?? 1);
    if (wording) again.push({ start: at, end, kind: wording.kind, identity: wording.identity });
    at = end;
  }
  return again;
}

/** Whether a wording may end here: in a saturation of 92%, 92 is not an age, and 92.5 does not end before its point. */
const standsBefore = (text: string, end: number, { kind }: Wording): boolean =>
  !isWithin(text, end) &&
  !/^\d[.,]\d/.test(text.slice(end - 1, end + 2)) &&
  !(kind === "AGE" && isMeasuredIn(text.slice(end, end + 40)));

/** Whether a word or number continues across this place, not from figures to letters: "92yo", "2026-03-02T14:12". */
const isWithin = (text: string, at: number): boolean => WITHIN.test(text.slice(Math.max(0, at - 1), at + 1));

const WITHIN = /^(?:\p{L}{2}|\d{2})$/u;

type Stated = { pattern: RegExp; found: ReadonlyMap<string, Identifier> };

/** Stated dates and record numbers, as one pattern over all their spellings; null if there are none. */
function statedPattern(known: readonly KnownIdentifier[]): Stated | null {
  const found = new Map<string, Identifier>();
  for (const { kind, text } of known) {
    if (kind === "name" || text.trim() === "") continue;
    const ways = kind === "date" ? waysToWriteDate(text.trim()) : [text.trim()];
    for (const way of ways)
      found.set(way.toLowerCase(), { kind: kind === "date" ? "DATE" : "ID", identity: text.trim() });
  }
  if (found.size === 0) return null;
  const longestFirst = [...found.keys()].sort((a, b) => b.length - a.length);
  const quoted = longestFirst.map((way) => way.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return { pattern: new RegExp(`(?<![\\p{L}\\d])(?:${quoted.join("|")})(?![\\p{L}\\d])`, "giu"), found };
}

function findStated(text: string, stated: Stated | null): Found[] {
  if (!stated) return [];
  return [...text.matchAll(stated.pattern)].flatMap((match) => {
    const item = stated.found.get(match[0].toLowerCase());
    return item ? [{ start: match.index, end: match.index + match[0].length, ...item }] : [];
  });
}

/** Parts of the person's own text that look like placeholders. */
function findLookAlikes(text: string): Found[] {
  return [...text.matchAll(LOOK_ALIKE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: "TEXT",
    identity: match[0],
  }));
}

/** In order; overlapping ones become one, of the kind that starts first or, from the same start, is longest. */
function withoutOverlap(found: readonly Found[]): Found[] {
  const inOrder = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Found[] = [];
  for (const item of inOrder) {
    const last = apart.at(-1);
    if (last && item.start < last.end) last.end = Math.max(last.end, item.end);
    else apart.push({ ...item });
  }
  return apart;
}

/** E-mail addresses, web addresses and IP addresses. */
function findWebAddresses(text: string): Found[] {
  return [
    ...matches(text, EMAIL, "EMAIL"),
    ...matches(text, URL_FORM, "URL"),
    ...matches(text, DOMAIN, "URL"),
    ...matches(text, IP, "IP"),
  ];
}

// The lookbehind excludes what the match itself may hold: else every place in a long run would be a start to try.
const EMAIL = /(?<![\p{L}\p{N}._%+'’-])[\p{L}\p{N}._%+'’-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const URL_FORM = /(?<![\p{L}\p{N}@.])(?:(?:https?|ftp):\/\/|www\.)[^\s<>"'|⟦⟧]*[^\s<>"'|⟦⟧.,;:!?)\]]/giu;
const DOMAIN =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z\d][a-z\d-]*\.)+(?:com|org|net|edu|gov|mil|int|info|biz|health|care|hospital|clinic|example|online|app|site|test|(?<=\.[a-z\d-]+\.)(?:uk|au|ca|ie|nz|us|in|za|eu|io|de|fr))(?![\p{L}\p{N}-])(?:\/[^\s<>"'|⟦⟧]*[^\s<>"'|⟦⟧.,;:!?)\]])?/gu;
const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IP = new RegExp(
  `(?<![\\w.])(?:${OCTET}(?:\\.${OCTET}){3}|(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|(?=[0-9a-f]{1,4}:[0-9a-f:]{0,40}:)(?:[0-9a-f]{1,4}:){1,6}(?::[0-9a-f]{1,4}){1,6})(?![\\w]|\\.\\d)`,
  "gi",
);

function matches(text: string, pattern: RegExp, kind: Found["kind"]): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind,
    identity: match[0].toLowerCase(),
  }));
}
