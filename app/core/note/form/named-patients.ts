import { mayBeName } from "./name-words.ts";
import { isAlong } from "./several-patients.ts";

/** A patient's name as the text has it, with its title, and each of its words. */
type NamedPatient = { words: string; keys: string[] };

/** The patients whom a text names: with a title, in full where it begins to speak of them, or behind "Pt". */
export const namedPatients = (text: string): NamedPatient[] => [
  ...[...text.matchAll(TITLED)].flatMap((match) => titledPatient(text, match)),
  ...[...text.matchAll(FULL_NAME)]
    .filter((match) => !isAlong(text, match))
    .map(([, words = ""]) => ({ words, keys: words.split(/,? /) })),
  ...[...text.matchAll(MARKED)].flatMap((match) => markedPatient(text, match)),
];

const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");

/** The letters of each word, and of each half of a double name: "O'Brien" is Mrs. O'Brien-Nguyen. */
export const nameParts = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, ...(word.includes("-") ? word.split("-") : [])]).map(lettersOf);

/** A further word of a name, with the particles and initials before it. */
const FURTHER =
  "(?:,?[ \\t]{1,3}(?:(?:d[aeiou]|de[lnr]|della|dos|la|le|v[ao]n|ter|ten|bin|ibn|al|el|y)[ \\t]|\\p{Lu}\\.?[ \\t]){0,3}\\p{Lu}[\\p{L}'’-]+)";
const TITLED = new RegExp(
  `\\b(?<title>(?:[Mm]rs?|MRS?|[Mm]iss|MISS|[Mm]s|MS|[Mm]x)\\.?\\s+)(?<initials>(?:\\p{Lu}\\.?[ \\t]){0,2})(?<name>\\p{Lu}[\\p{L}'’-]+${FURTHER.replace(",?", "")}{0,3})`,
  "gu",
);
/**
 * Where a text begins to speak of a patient: "Bob Lee, 60 M", "Pt Lee, Bob bed 5". What else begins with two capitals
 * before an age or a bed is a title, or a problem: "Hip Fracture, 78 F".
 */
const FULL_NAME =
  /(?:^|[\n.;:][ \t]{0,3}|\b(?:[Pp]t|[Pp]atient|[Rr]esident)[.:]?[ \t]{1,3}|\b(?:[Bb]ed|[Rr]oom|[Rr]m) ?\d+[a-d]?[:,]?[ \t]{1,3})(?!(?:M[rsx]s?|Miss|Dr|Nurse|Name|Right|Left|Total|Acute|Chronic|New|Post|Hip|Knee|Chest|Heart|Elderly|Pleasant)\b)(\p{Lu}[\p{Ll}'’][\p{L}'’-]*,? \p{Lu}[\p{Ll}'’][\p{L}'’-]*)(?<!Fracture|Failure|Pain|Male|Female|Lady|Man|Woman)(?=,? (?:(?:is )?an? )?(?:\d{1,3} ?(?:yo?\b|y\/o|yrs?\b|-?years?|[MF]\b)|(?:[Bb]ed|[Rr]oom|[Rr]m) ?\d|MRN\b|DOB\b))/gu;
/** "Pt Maria Lopez", "Patient: LOPEZ, Maria"; "Name" only at the beginning of a sentence, where it is no relative's. */
const MARKED = new RegExp(
  `(?:\\b(?<noun>[Pp]t|[Pp]atient|[Cc]lient|[Rr]esident|(?:PT|PATIENT|CLIENT|RESIDENT)(?=[ \\t]*:))(?:['’]?s?[ \\t][Nn]ame)?|(?:^|[\\n.;])[ \\t]{0,3}(?:[Nn]ame|(?:PATIENT )?NAME))\\.?[ \\t]{0,2}[:–-]?[ \\t]{1,3}(?<name>\\p{Lu}[\\p{L}'’-]+${FURTHER}{1,3})(?![\\p{L}'’-])`,
  "gu",
);

function titledPatient(text: string, match: RegExpExecArray): NamedPatient[] {
  const { title = "", initials = "", name = "" } = match.groups ?? {};
  const keys = nameWords(name, 1);
  const words = `${title}${initials}${upTo(name, keys)}`;
  return isAlong(text, { 0: words, index: match.index }) ? [] : [{ words: words.replace(/\s+/g, " "), keys }];
}

/** The name as written, without words behind it that are none of its own. */
function upTo(name: string, keys: readonly string[]): string {
  const last = keys.at(-1) ?? "";
  return name.slice(0, name.lastIndexOf(last) + last.length);
}

/** The words from the beginning that may be names; an abbreviation ends them, and so does "Baker's". */
function nameWords(name: string, least: number): string[] {
  const words: string[] = [];
  for (const word of name.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []) {
    if (words.length >= least && (!mayBeName(word) || /^\p{Lu}{2,3}$/u.test(word))) break;
    words.push(word.replace(/['’]s$/, ""));
    if (/['’]s$/.test(word)) break;
  }
  return words;
}

/** Two words at least that may be a name, none of them in a heading or another title-cased sentence. */
function markedPatient(text: string, match: RegExpExecArray): NamedPatient[] {
  const { noun = "", name = "" } = match.groups ?? {};
  const all = name.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const keys = nameWords(name, 0);
  const next = all[keys.length];
  const end = match.index + match[0].length - name.length + upTo(name, keys).length;
  const after = text.slice(end, end + 60);
  const isInTitle = /^ ?\p{Lu}\p{Ll}/u.test(after) || (next !== undefined && /\p{Ll}/u.test(next));
  const isShouted = keys.every((word) => !/\p{Ll}/u.test(word)) && noun !== "";
  const isShort = keys.some((word) => /^\p{Lu}{2,3}$/u.test(word));
  if (keys.length < 2 || isInTitle || isShouted || isShort) return [];
  if (STAFF_AFTER.test(after) || IN_OTHER_BED.test(after)) return [];
  if (OTHERS_BEFORE.test(text.slice(Math.max(0, match.index - 40), match.index))) return [];
  if (/^resident$/i.test(noun) && (isAlong(text, match) || DOCTOR_AFTER.test(after))) return [];
  return [{ words: upTo(name, keys), keys }];
}

const STAFF_AFTER =
  /^,? ?\(?(?:RN|LPN|CNA|NP|PA-?C?|MD|DO|OT|RT|PT|PhD|SW|(?:his |her |the |their )?(?:wife|husband|partner|son|daughter|mother|father|sister|brother|friend|room ?-?mate|neighbou?r))\b/;
const IN_OTHER_BED = /^[,( ]+(?:in|from) (?:the )?(?:next|other|opposite|adjacent)\b/i;
const OTHERS_BEFORE =
  /\b(?:other|another|next|opposite|neighbou?ring|room ?-?mate|wrong|second|previous|different|fellow|adjacent)[,:( ]+$/i;
/** A resident is a doctor as well. */
const DOCTOR_AFTER =
  /^,? (?:is |was )?(?:aware|notified|informed|paged|called|at (?:the )?bedside|assess|review|order|saw|came|in to|on call|here|examin|advis|recommend|placed|prescrib)/i;
