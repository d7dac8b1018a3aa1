import type { Found } from "../found.ts";
import { COUNTRIES, STATES } from "../places/regions.ts";
import { fold, type IdentifierWord, identifierWords } from "../words.ts";
import {
  fullNamesOfThings,
  isAllergen,
  isClinicalUse,
  isEponym,
  isMinutes,
  isMonth,
  isOfHistory,
} from "./clinical-context.ts";
import { findNames } from "./find-names.ts";
import type { KnownNames } from "./known-names.ts";
import { nameSurroundings } from "./name-context.ts";
import { readNames } from "./name-reader.ts";
import type { NameRun } from "./name-runs.ts";
import { findNamesByForm } from "./named-by-form.ts";
import {
  CERTAIN,
  LIKELY,
  MORE_FOR_ORDINARY,
  MORE_FOR_UNKNOWN,
  MOST_UNLIKELY,
  PERHAPS,
  PERHAPS_ALIKE,
  UNLIKELY,
  UNLIKELY_BY_FORM,
  UNLIKELY_OF_PERHAPS_THING,
  UNLIKELY_OF_THING,
  UNLIKELY_OF_WORD,
} from "./reader-thresholds.ts";
import { isAlsoThingsName, isClinical, isThingsName, PARTICLES, sortOf } from "./vocabulary.ts";
import { wholeNames } from "./whole-names.ts";

/** What a text alone reveals about persons, before anything from other texts is known. */
export type PersonsRead = {
  text: string;
  words: readonly IdentifierWord[];
  /** Names found by rules and by the reader. */
  runs: readonly NameRun[];
  byForm: readonly { start: number; end: number }[];
  /** Letters that spell a word of the text. */
  spelled: readonly { start: number; end: number }[];
  /** Names whose parts are names wherever they occur. */
  learned: readonly string[];
};

/**
 * Reads a text for names of persons: rules find them by form, surroundings and lists, and the trained reader by what a
 * word looks like and where it is. A rule's name that the reader finds most unlikely does not count, except after a
 * title, where it always does.
 */
export function readPersons(text: string): PersonsRead {
  const words = identifierWords(text);
  const scores = readNames(text, words);
  const scoreWithin = bestWithin(words, scores);
  const ruled = findNames(text, words)
    .filter((run) => isKept(text, words, run, scores))
    .map((run) => grown(text, words, scores, trimmed(text, words, run, scores), run.from));
  const things = fullNamesOfThings(text);
  const isNobody = ({ start, end }: { start: number; end: number }) =>
    things.some((thing) => start < thing.end && end > thing.start);
  const read = runsOf(text, words, scores);
  const byForm = findNamesByForm(text).filter(
    ({ start, end, isSpelled }) =>
      isSpelled || (scoreWithin(start, end) > UNLIKELY_BY_FORM && !isNobody({ start, end })),
  );
  const listed = inRows(text, words, [...ruled, ...read], scores);
  const runs = [...ruled, ...read, ...listed].filter(({ from, to }) => {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    const isReactedTo = to - from === 1 && isAllergen(text, start, end);
    return !isNobody({ start, end }) && !(isReactedTo && !nameSurroundings(text, start, end).isTitled);
  });
  const unsure = new Set(read.filter((run) => !isCertain(run, scores)));
  const learned = [
    ...runs.filter((run) => !unsure.has(run)).map((run) => surfaceOf(text, words, run)),
    ...byForm.filter(({ isSpelled }) => !isSpelled).map(({ start, end }) => text.slice(start, end)),
  ];
  return { text, words, runs, byForm, spelled: findSpelled(text, words), learned };
}

/** The names of a text that was read, and every further occurrence of the parts of names known by now. */
export function personsIn({ text, words, runs, byForm, spelled }: PersonsRead, names: KnownNames): Found[] {
  const found = [...byForm, ...spelled].map(({ start, end }) => nameFound(start, end, text, names));
  const inRuns = [...runs, ...names.find(text, words)].flatMap((run) => {
    const start = words[run.from]?.start;
    const end = words[run.to - 1]?.end;
    if (start === undefined || end === undefined) return [];
    return [nameFound(start, end, text, names)];
  });
  return wholeNames(
    text,
    [...found, ...inRuns].flatMap((item) => withoutTitle(text, item)),
  );
}

/** "tuan van le, t u a n": letters that spell a word of the text. */
function findSpelled(text: string, words: readonly IdentifierWord[]): { start: number; end: number }[] {
  const keys = new Set(words.map(({ key }) => key));
  return [...text.matchAll(LETTERS)].flatMap((match) => {
    const word = fold(match[0].replace(/[ ,.-]+/g, ""));
    const isSpelled =
      keys.has(word) && !NEVER.has(word) && sortOf({ key: word, isAccented: false }) !== "word";
    return isSpelled && (word.length > 3 || /[aeiouy]/.test(word.slice(1)))
      ? [{ start: match.index, end: match.index + match[0].length }]
      : [];
  });
}

const LETTERS =
  /(?<![\p{L}\d'’-])\p{L}(?:[ -]|, ?|\. ?)(?:\p{L}(?:[ -]|, ?|\. ?)){1,18}\p{L}(?![\p{L}\d'’-])/gu;

/** "Whaea Mere", "Chaplain Moshe", "Then Mr Darko": the words before the name stay. */
function withoutTitle(text: string, item: Found): Found[] {
  if (NEVER.has(fold(text.slice(item.start, item.end))) || isMinutes(text, item.start)) return [];
  if (isMonth(text, item)) return [];
  if (/["“‘']/.test(text.charAt(item.start - 1))) return [item];
  const title = TITLES.exec(text.slice(item.start, item.end))?.[0].length ?? 0;
  return item.start + title < item.end ? [{ ...item, start: item.start + title }] : [];
}

const TITLES =
  /^(?:(?:mrs?|ms|miss|mx|dr|frau|herr|herrn|alhaji|alhaja|moulana|maulana|sheikh|shaikh|signora?|señorita|senhora?|pani|fru|mdm|madm|puan|encik|ibu|bapak|datuk|datin|hajah|hajja|mzee|mwalimu|bwana|oom|oupa|ouma|tannie|tata|gogo|mkhulu|malume|makhulu|koro|koroua|tipuna|whaea|múinteoir|muinteoir|siúr|bráthair|cllr|councilor|alderman|ustaz|smt|nanaji|dadiji|thatha|paati|akka|phupho|ajarn|monsignor|msgr|vicar|archdeacon|babcia|dziadek|momma|mommy|abbu|ammi|nonna|nonno|halmoni|abuelita|abuelito|maam|ma[’']am|infirmi[eè]re|driver|supervisor|interpreter|registrar|consultant|volunteer|locum|mme|mlle|madame|monsieur|lady|councillor|chaplain|sister|brother|father|mother|auntie|aunty|aunt|uncle|whaea|matua|kuia|kaumatua|lola|lolo|tita|tito|kuya|nana|nan|nanna|gran|granny|grandma|grandad|grandpa|pop|dona|doña|señora|señor|senora|senor|sra|sr|abuela|abuelo|hajji|imam|rabbi|pastor|deacon|bishop|reverend|rev|fr|nurse|doctor|matron|midwife|porter|professor|prof|sergeant|sgt|lieutenant|captain|major|colonel|officer|detective|judge|principal|coach|re|attn|witness|first|then|next|last|and|both|baby|boy|girl|mum|mom|dad|wife|husband|son|daughter|patient|pt)(?:\.? +|\.?$))+/iu;

function nameFound(start: number, end: number, text: string, names: KnownNames): Found {
  return { start, end, kind: "NAME", identity: names.identityOf(text.slice(start, end)) };
}

function surfaceOf(text: string, words: readonly IdentifierWord[], run: NameRun): string {
  return text.slice(words[run.from]?.start, words[run.to - 1]?.end);
}

/** Whether the reader accepts a rule's name. */
function isKept(
  text: string,
  words: readonly IdentifierWord[],
  run: NameRun,
  scores: readonly number[],
): boolean {
  const parts = words.slice(run.from, run.to);
  const best = Math.max(...scores.slice(run.from, run.to));
  const isThing = parts.every(({ key }) => isThingsName(key) || isClinical(key));
  // "in a green Ford Ranger"
  if (
    best < CERTAIN &&
    /(?<!\p{L})an? $/iu.test(text.slice(Math.max(0, (parts[0]?.start ?? 0) - 4), parts[0]?.start))
  )
    return false;
  if (
    isThing &&
    best > MOST_UNLIKELY * 2 &&
    SPEAKING.test(text.slice(parts.at(-1)?.end ?? 0, (parts.at(-1)?.end ?? 0) + 12))
  )
    return true;
  const isPerhapsThing =
    parts.every(({ key }) => isAlsoThingsName(key)) || isThingsName(parts.at(-1)?.key ?? "");
  if (
    !isThing &&
    /^ (?:is|was) \d{1,3},? (?:and|years|y)/.test(
      text.slice(parts.at(-1)?.end ?? 0, (parts.at(-1)?.end ?? 0) + 16),
    )
  )
    return true;
  const isWord = parts.every((part) => /^(?:double|word|formed)$/.test(sortOf(part)));
  const usual = isWord ? UNLIKELY_OF_WORD : UNLIKELY;
  if (
    best > (isThing ? UNLIKELY_OF_THING : isPerhapsThing ? Math.max(usual, UNLIKELY_OF_PERHAPS_THING) : usual)
  )
    return true;
  return nameSurroundings(text, parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0).isTitled;
}

/** Without the parts at the ends that the reader finds most unlikely: "FOLASADE DOB", "Chase" after "E.". */
function trimmed(
  text: string,
  words: readonly IdentifierWord[],
  run: NameRun,
  scores: readonly number[],
): NameRun {
  let { from, to } = run;
  const isOut = (at: number) => {
    const word = words[at];
    if (!word || (scores[at] ?? 0) > MOST_UNLIKELY || word.shape === "lower") return false;
    if (PARTICLES.has(word.key)) return false;
    const sort = sortOf(word);
    if (sort === "unknown") return word.shape !== "title" || isThingsName(word.key);
    return sort !== "first" && sort !== "last" && sort !== "foreign";
  };
  while (to - from > 1 && isOut(to - 1)) to--;
  while (
    to - from > 1 &&
    isOut(from) &&
    !nameSurroundings(text, words[from]?.start ?? 0, words[from]?.end ?? 0).isTitled
  )
    from++;
  return { from, to };
}

/** Acts that no catheter performs: "Foley asked for tea", but "Foley refused". */
const SPEAKING =
  /^ (?:asked|asks|said|says|states|stated|told|tells|denies|denied|wants|wanted|cried|slept|ate|walked)(?!\p{L})/u;

/** The greatest score of the words within a span; words and spans are each in order. */
function bestWithin(words: readonly IdentifierWord[], scores: readonly number[]) {
  return (start: number, end: number): number => {
    let low = 0;
    for (let high = words.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((words[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    let best = Number.NEGATIVE_INFINITY;
    let isAny = false;
    for (let at = low; at < words.length && (words[at]?.start ?? 0) < end; at++) {
      isAny = true;
      best = Math.max(best, scores[at] ?? 0);
    }
    return isAny ? best : 0;
  };
}

/** The score from which the reader alone makes a word a name. */
function leastOf(word: IdentifierWord, isUncapitalised: boolean, isAlone: boolean): number {
  // "diabetis": a one-word question, or one without capitals, is more likely misspelled than a name that no list knows.
  if ((isAlone || (isUncapitalised && word.shape === "lower")) && sortOf(word) === "unknown")
    return LIKELY + MORE_FOR_UNKNOWN;
  const isLess = isOrdinary(word) || (word.shape === "lower" && !isUncapitalised);
  return LIKELY + (isLess ? MORE_FOR_ORDINARY : 0);
}

/** Names found by the reader alone: a likely word, and words joined to it that may be names. */
function runsOf(text: string, words: readonly IdentifierWord[], scores: readonly number[]): NameRun[] {
  const runs: NameRun[] = [];
  const isUncapitalised = !words.some(({ shape }) => shape === "title");
  let last = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word || (scores[at] ?? 0) < leastOf(word, isUncapitalised, words.length === 1) || !couldBeName(word))
      continue;
    if (
      (scores[at] ?? 0) < CERTAIN &&
      /(?<!\p{L})an? $/iu.test(text.slice(Math.max(0, word.start - 4), word.start))
    )
      continue;
    if (/^(?:will|may|can)$/.test(word.key) && BARE_VERB.test(text.slice(word.end, word.end + 24))) continue;
    if (isAlsoThingsName(word.key) && isOfHistory(text, word.start)) continue;
    if (isDosed(text, word) || ((scores[at] ?? 0) < CERTAIN && isThingHere(text, word))) continue;
    const run = grown(text, words, scores, { from: at, to: at + 1 }, last);
    if (!isEponym(text, words[run.to - 1]?.end ?? 0)) runs.push(run);
    last = run.to;
    at = run.to - 1;
  }
  return runs;
}

/** "Will recheck BP": a verb form that does not go with a person's name. */
const BARE_VERB =
  /^ (?!(?:is|was|has|had|and|or|to|from|in|on|at|who|with|then|for|by|went|came|took|ate|fell|sat|got)(?!\p{L}))\p{Ll}+(?<!s|ed|ing)(?!\p{L})/u;

/** "Zarontin tablets": before a word for a kind of thing. */
function isThingHere(text: string, word: IdentifierWord): boolean {
  return isClinicalUse(text, word.end) && !/^['’]s/.test(text.slice(word.end, word.end + 2));
}

/** "allergic to Qulipta": in the place of a medicine, and in no list of names. */
function isDosed(text: string, word: IdentifierWord): boolean {
  const sort = sortOf(word);
  if (sort === "first" || sort === "last" || sort === "double") return false;
  return nameSurroundings(text, word.start, word.end).isDosed;
}

/** Extended by adjacent words that may be part of the name: "EARLINE MASHBURN", "tuan van le", "GENEVIÈVE ST. CYR". */
function grown(
  text: string,
  words: readonly IdentifierWord[],
  scores: readonly number[],
  { from, to }: NameRun,
  least: number,
): NameRun {
  const isPart = (next: number, beside: number): boolean => {
    const other = words[next];
    if (!other || NEVER.has(other.key)) return false;
    const score = scores[next] ?? 0;
    if (score > PERHAPS) return true;
    const sort = sortOf(other);
    return (
      score > PERHAPS_ALIKE &&
      other.text.length > 2 &&
      other.shape === words[beside]?.shape &&
      other.shape !== "lower" &&
      sort !== "word" &&
      sort !== "formed" &&
      !isOrdinary(other, true)
    );
  };
  const isLink = (at: number) =>
    PARTICLES.has(words[at]?.key ?? "") || /^(?:st|t)$/.test(words[at]?.key ?? "");
  while (from > least && isJoined(text, words, from) && isPart(from - 1, from)) from--;
  while (to < words.length && to - from < 6 && isJoined(text, words, to)) {
    let next = to;
    while (next < to + 3 && isLink(next) && isJoined(text, words, next + 1)) next++;
    if (next > to && isPart(next, to - 1)) to = next + 1;
    else if (isPart(to, to - 1)) to++;
    else if (next > to && isLink(next) && words[next]?.shape === "lower") to = next + 1;
    else break;
  }
  return { from, to };
}

function isJoined(text: string, words: readonly IdentifierWord[], at: number): boolean {
  return /^(?: |\. ?| ["“(‘'’]|["”)’'] )$/.test(text.slice(words[at - 1]?.end, words[at]?.start));
}

function isOrdinary({ key, isAccented, shape, text }: IdentifierWord, isBeside = false): boolean {
  if (!isBeside && shape === "upper" && text.length < 6) return true;
  if (shape === "lower" && sortOf({ key, isAccented }) === "double") return true;
  const sort = sortOf({ key, isAccented });
  return sort === "word" || (!isBeside && sort === "formed") || isAlsoThingsName(key) || isClinical(key);
}

function couldBeName({ key, text, shape, isAccented }: IdentifierWord): boolean {
  // "ORs", "TNF-alpha", "Hg": abbreviations. "Ireland" may be named.
  if (/^[A-Z]{2,}s$/.test(text) || (shape === "title" && /(?:^|-)[A-Z]{2,}(?:-|$)/.test(text))) return false;
  if (text.length < 4 && sortOf({ key, isAccented }) === "unknown") return false;
  if (STATES.has(key) || COUNTRIES.has(key)) return false;
  return (
    text.length > 1 &&
    !NEVER.has(key) &&
    !(
      /\p{Ll}\p{Lu}/u.test(text) &&
      !/^(?:Mc|Mac|De|Di|Da|La|Le|Van|Fitz|St|O|D|Jo|Ann|Mary)\p{Lu}/u.test(text)
    )
  );
}

/** Words that occur where names do, and never are names. */
const NEVER = new Set(
  "var anes xmas onam romo gma dnacpr udnacpr quick-eze arvo px hepa telma easter christmas ramadan diwali mdm madm puan encik ibu bapak datuk datin hajah hajja mzee mwalimu bwana oom oupa ouma tannie tata mkhulu malume koro koroua tipuna whaea muinteoir cllr councilor alderman ustaz smt nanaji dadiji thatha paati akka phupho ajarn monsignor msgr vicar archdeacon sms verif yr yrs cllr momma mommy babcia dziadek abbu ammi ammu abba baba dadi nonna nonno halmoni haraboji gonggong mzee maam ma'am madam infirmiere senior junior kitchen driver transport catering housekeeping estates security stores supply reception switchboard agency portering sluice pharmacy lab res reg ext id daughter uncle van qtc turp gas ward supervisor interpreter consultant registrar locum student volunteer resident visitor mme madame monsieur lady lord councillor sergeant lieutenant captain major colonel kuya ate amma appa bhai didi nani dada baba teta yiayia oma opa tia tio sra srta hajji imam rabbi pastor deacon umm uhm gon wan lem gim cos rego reg plate tel vit nhi nhs urn mrn dob ama situ brand psni boy girl first then next last monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec welsh latin gaelic irish january february march july september october november december sister father brother mother mum mom dad nurse doctor chaplain matron midwife porter baby patient pt pts family staff nok dona doña señora senora lola tita abuela auntie uncle aunt whaea matua kuia nan nana gran grandma grandad mr mrs ms miss mx dr prof rev and or the with from for to of in on at by per via re cc vs na k mg ca cl hb wbc rn md np pa hca cna lpn rt ot gp icu ed er or bed bay room rm ward iv im po sc prn bd tds qid stat she he they her his him them i me you we it".split(
    " ",
  ),
);

/** Whether a run may teach its parts to the rest of the text. */
function isCertain(run: NameRun, scores: readonly number[]): boolean {
  return Math.max(...scores.slice(run.from, run.to)) > LIKELY + 1;
}

/** In a row of names, the score from which a word counts as one. */
const LISTED = 0.3;

/** "Tevita, Will, Jock and Huy": in a row of single words, most of them names, all possible names are names. */
function inRows(
  text: string,
  words: readonly IdentifierWord[],
  runs: readonly NameRun[],
  scores: readonly number[],
): NameRun[] {
  const named = new Set<number>();
  for (const { from, to } of runs) for (let at = from; at < to; at++) named.add(at);
  const added: NameRun[] = [];
  for (let at = 0; at < words.length; ) {
    const row = rowFrom(text, words, at);
    const found = row.filter((item) => named.has(item) || (scores[item] ?? 0) > LISTED).length;
    if (row.length > 2 && found > 1 && found * 2 >= row.length)
      for (const item of row)
        if (!named.has(item) && couldBeListed(words[item])) added.push({ from: item, to: item + 1 });
    at = Math.max(at + 1, row.length > 2 ? (row.at(-1) ?? at) : at + 1);
  }
  return added;
}

/** The single capitalized words from `at` that commas or "and" separate. */
function rowFrom(text: string, words: readonly IdentifierWord[], at: number): number[] {
  const row: number[] = [];
  for (let next = at; next < words.length; ) {
    const word = words[next];
    if (word?.shape !== "title") break;
    row.push(next);
    const gap = text.slice(word.end, words[next + 1]?.start);
    const after = words[next + 1];
    if (/^, ?$/.test(gap) && after?.shape === "title") next += 1;
    else if (
      /^,? $/.test(gap) &&
      (after?.key === "and" || after?.key === "or") &&
      text.slice(after.end, words[next + 2]?.start) === " "
    )
      next += 2;
    else break;
  }
  return row;
}

function couldBeListed(word: IdentifierWord | undefined): boolean {
  if (!word || NEVER.has(word.key) || isClinical(word.key) || isThingsName(word.key)) return false;
  const sort = sortOf(word);
  return sort !== "word" && sort !== "formed";
}
