import { findAddresses } from "./addresses.ts";
import { findBirthDates, waysToWriteDate } from "./dates.ts";
import type { Found, KnownIdentifier } from "./found.ts";
import { type KnownNames, openKnownNames } from "./known-names.ts";
import type { NameRun } from "./name-runs.ts";
import { findNames } from "./names.ts";
import { findPhones } from "./phones.ts";
import { type IdentifierKind, LOOK_ALIKE } from "./placeholders.ts";
import { findRecordNumbers } from "./record-numbers.ts";
import { findWebAddresses } from "./web-addresses.ts";
import { type IdentifierWord, identifierWords } from "./words.ts";

/**
 * Opens a finder that remembers the names it has met, so that a surname introduced once is found wherever it stands.
 * @param known identifiers stated beforehand, found wherever they stand as whole words
 * @returns finds identifiers in order, without overlap; the time grows in proportion to the text
 */
export function findIdentifiers(known: readonly KnownIdentifier[]): (text: string) => Found[] {
  const names = openKnownNames();
  for (const { kind, text } of known) if (kind === "name") names.remember(text, true);
  const stated = statedPattern(known);
  return (text) =>
    withoutOverlap([
      ...findStated(text, stated),
      ...findWebAddresses(text),
      ...findRecordNumbers(text),
      ...findPhones(text),
      ...findAddresses(text),
      ...findBirthDates(text),
      ...findPersons(text, names),
      ...findLookAlikes(text),
    ]);
}

type Stated = { pattern: RegExp; found: Map<string, { kind: IdentifierKind; identity: string }> };

/** Stated dates and record numbers, as one pattern over all their ways of writing. */
function statedPattern(known: readonly KnownIdentifier[]): Stated | null {
  const found: Stated["found"] = new Map();
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

function findPersons(text: string, names: KnownNames): Found[] {
  const words = identifierWords(text);
  const runs = findNames(text, words);
  for (const run of runs) names.remember(surfaceOf(text, words, run), false);
  const everywhere = [...runs, ...names.find(text, words)];
  return everywhere.flatMap((run) => {
    const start = words[run.from]?.start;
    const end = words[run.to - 1]?.end;
    if (start === undefined || end === undefined) return [];
    return [{ start, end, kind: "NAME" as const, identity: names.identityOf(text.slice(start, end)) }];
  });
}

function surfaceOf(text: string, words: readonly IdentifierWord[], run: NameRun): string {
  return text.slice(words[run.from]?.start, words[run.to - 1]?.end);
}

/** The person's own text that looks like a placeholder. */
function findLookAlikes(text: string): Found[] {
  return [...text.matchAll(LOOK_ALIKE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: "TEXT",
    identity: match[0],
  }));
}

/** In order; what overlaps becomes one, of the kind that starts first, or is longest from there. */
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
