import { findBirthDates, waysToWriteDate } from "./dates.ts";
import type { Found, KnownIdentifier } from "./found.ts";
import { type KnownNames, openKnownNames } from "./known-names.ts";
import type { NameRun } from "./name-runs.ts";
import { findNames } from "./names.ts";
import { findPhones } from "./phones.ts";
import { type IdentifierKind, LOOK_ALIKE } from "./placeholders.ts";
import { findRecordNumbers } from "./record-numbers.ts";
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

/** Street addresses, post boxes and postal codes where their form is clear. */
function findAddresses(text: string): Found[] {
  return [STREET, STREET_BY_CUE, BOX, POSTCODE, ZIP_BY_CUE, ZIP_BY_STATE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const place = match.groups?.place ?? match[0];
      const end = match.index + match[0].length;
      return { start: end - place.length, end, kind: "ADDRESS" as const, identity: place.toLowerCase() };
    }),
  );
}

const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'’.-]*";
const HOUSE = "\\d{1,5}[A-Za-z]?";
const WAY =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Court|Ct|Place|Pl|Way|Terrace|Crescent|Cres|Close|Square|Sq|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Grove|Gardens|Gdns|Row|Mews|Walk|Hill|Trail)\\b\\.?";
const FLAT = "(?:(?:Apt|Apartment|Flat|Unit|Suite|Ste|Room(?= \\d+,))\\.? ?#?[A-Za-z]?\\d{1,5}[A-Za-z]?)";
const TOWN = `(?:,? ${NAME_WORD}(?: ${NAME_WORD})?,? [A-Z]{2} \\d{5}(?:-\\d{4})?)`;
const STREET = new RegExp(
  `(?<![\\p{L}\\d./,-])(?:${FLAT},? )?${HOUSE},? (?:${NAME_WORD} ){1,3}${WAY}(?:,? ${FLAT})?${TOWN}?(?![\\p{L}\\d])`,
  "gu",
);
const STREET_BY_CUE = new RegExp(
  `(?:[Aa]ddress(?: is)?:?|[Ll]ives (?:at|on)|[Rr]esides at|[Ll]iving at) +(?<place>${HOUSE},?(?: ${NAME_WORD}){1,4}|${NAME_WORD}(?: ${NAME_WORD}){0,3} ${HOUSE})(?![\\p{L}\\d])`,
  "gu",
);
const BOX = /(?<![\p{L}\d])P\.? ?O\.? ?Box ?\d{1,6}(?!\d)/giu;
/** British and Canadian forms. */
const POSTCODE =
  /(?<![\p{L}\d-])(?:[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}|[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d-])/gu;
const ZIP_BY_CUE =
  /(?:zip|zip ?code|post ?code|postal code)(?: is)?:? *(?<place>\d{3,5}(?:[ -]\d{2,4})?(?: [A-Z]{2})?)(?!\d)/giu;
const ZIP_BY_STATE =
  /(?<=, ?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) )\d{5}(?:-\d{4})?(?!\d)/gu;

/** E-mail addresses, web addresses and IP addresses. */
function findWebAddresses(text: string): Found[] {
  return [...matches(text, EMAIL, "EMAIL"), ...matches(text, URL_FORM, "URL"), ...matches(text, IP, "IP")];
}

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'’-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const URL_FORM = /(?<![\p{L}\p{N}@.])(?:(?:https?|ftp):\/\/|www\.)[^\s<>"'|⟦⟧]*[^\s<>"'|⟦⟧.,;:!?)\]]/giu;
const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IP = new RegExp(
  `(?<![\\w.])(?:${OCTET}(?:\\.${OCTET}){3}|(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4})(?![\\w]|\\.\\d)`,
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
