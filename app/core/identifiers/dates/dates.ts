import type { Found } from "../found.ts";
import { DAYS } from "./days.ts";

/**
 * Calendar days, in figures and in words, and births in any wording. Bare years, weekdays, times of day and counts from
 * an event ("POD 2", "day 3", "two days ago") stay: they identify nobody, and the note needs them.
 */
export function findDates(text: string): Found[] {
  const found: Found[] = [];
  const lower = inLowerCase(text);
  for (const match of text.matchAll(NUMERIC))
    if (!isDoses(text, match.index, match[0])) add(found, match.index, match[0]);
  for (const pattern of [NAMED, SPOKEN, MONTH_AND_YEAR, COMPACT_WITH_MONTH, SPELLED_OUT])
    for (const match of lower.matchAll(pattern)) add(found, match.index, match[0]);
  for (const match of text.matchAll(WITHOUT_YEAR)) {
    const { date = "" } = match.groups ?? {};
    const start = match.index + match[0].length - date.length;
    if (!isFraction(text, start)) add(found, start, date);
  }
  for (const match of text.matchAll(ROW_OF_DAYS)) {
    if (isFraction(text, match.index, 40)) continue;
    for (const day of match[0].matchAll(/\d+\/\d+/g)) add(found, match.index + day.index, day[0]);
  }
  for (const pattern of [BEFORE_TIME, ...DAYS])
    for (const match of text.matchAll(pattern))
      if (!isFraction(text, match.index)) add(found, match.index, match[0]);
  for (const match of text.matchAll(BIRTH_CUE)) addBirth(found, lower, match.index + match[0].length);
  for (const match of text.matchAll(BORN_IN))
    add(found, match.index + match[0].length - 4, match[0].slice(-4));
  for (const match of text.matchAll(BORN_AT)) add(found, match.index, match[0]);
  for (const match of text.matchAll(FEAST)) add(found, match.index, match[0]);
  for (const match of text.matchAll(COMPACT_BIRTH)) add(found, match.index, match[0]);
  return found;
}

/** Lower case, letter by letter: these patterns are long, and slow if they have to ignore case. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** The article stays: "on the ⟦DATE_1⟧". */
function add(found: Found[], from: number, match: string): void {
  const date = match.replace(/^the /i, "");
  const start = from + match.length - date.length;
  found.push({ start, end: from + match.length, kind: "DATE", identity: date.toLowerCase() });
}

/** How far after "date of birth" the date may come, and how far after the month its year. */
const REACH = 90;

/** The first date after a cue for a birth, within its sentence or the answer to its question. */
function addBirth(found: Found[], lower: string, from: number): void {
  const after = lower.slice(from, from + REACH);
  const date = BIRTH_DATE.exec(after);
  if (!date?.[0] || CUT.test(after.slice(0, date.index))) return;
  const start = from + date.index;
  add(found, start, date[0]);
  const rest = lower.slice(start + date[0].length, start + date[0].length + REACH);
  const year = YEAR_LATER.exec(rest);
  if (year?.groups?.year && !/\d{4}/.test(date[0])) {
    const { year: digits } = year.groups;
    add(found, start + date[0].length + year[0].length - digits.length, digits);
  }
}

const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const SMALL = `(?:(?:${TENS})(?:[- ](?:${UNITS}))?|${TEENS}|(?:oh|o|nought) (?:${UNITS})|${UNITS})`;
const ORDINAL =
  "(?:thirtieth|thirty[- ]first|twentieth|twenty[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const FIGURE_DAY = `${DAY}(?:st|nd|rd|th)?`;
const YEAR = "(?:(?:18[5-9]|19\\d|20[0-4])\\d|['’‘]\\d\\d)";
const YEAR_IN_WORDS = `(?:(?:nineteen|eighteen|twenty)(?: hundred(?: and)?)?[- ]${SMALL}|two thousand(?: and)?(?: ${SMALL})?)`;
const SEPARATOR = "(?:,? (?:of )?|[-./]| of the year )";
const WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?)?";
const EDGE = "(?<![\\p{L}\\d])";
const EDGE_OF_FIGURES = "(?<![\\p{L}\\d./:-])";
const END = "(?![\\p{L}\\d])";

/** What may follow "March third" if it is a day and not part of a count. */
const PLAIN_NEXT =
  "(?:at|for|and|with|by|in|on|he|she|the|was|is|because|after|before|nineteen|twenty|two thousand|of|about|around|to|from|when|they|i|we|it|so|until|last|this|next)(?!\\p{L})";

/** 14/03/2024, 3-14-24, 2024-03-14, 19.02.2021: three parts, of which one is a year. */
const NUMERIC = new RegExp(
  `${EDGE_OF_FIGURES}(?:(?:19|20)\\d\\d([-./])(?:0?[1-9]|1[0-2])\\1${DAY}(?=T\\d\\d:|${END})|(?:${DAY}([-/])${DAY}\\2(?:(?:18|19|20)\\d\\d|\\d\\d)|${DAY}\\.(?:0?[1-9]|1[0-2])\\.(?:(?:18|19|20)\\d\\d|\\d\\d)|${DAY} (?:0?[1-9]|1[0-2]) (?:18|19|20)\\d\\d)${END}(?![-/]\\d))`,
  "gu",
);
/** "4th of July", "the 22nd of May 2025", "3 Mar '24", "June 30th, 2024". */
const NAMED = new RegExp(
  `${EDGE}(?:${WEEKDAY}(?:the )?(?:${FIGURE_DAY}|${ORDINAL}(?= of| day of| ${MONTH}))(?: day)?(?:[- ]?(?:of )?[- ]?)(?!may (?:go|be|have|need|sit|stay|come|eat|drink|start|stop|get|move|use|take|want|shower|walk|also|not|still)(?!\\p{L}))${MONTH}\\.?(?:(?:${SEPARATOR}|[- ])(?:${YEAR}|${YEAR_IN_WORDS}|\\d\\d(?= ?[,.;)]|$)))?|${WEEKDAY}(?!may )${MONTH}\\.? (?:the )?(?:${FIGURE_DAY}(?![:./]\\d| ?(?:mg|mcg|ml|mls|units?|am|pm|hours?|hrs?|days?|weeks?|times?|%|g)(?!\\p{L}))|${ORDINAL}(?! (?!${PLAIN_NEXT})\\p{L}))(?:,? (?:of )?(?:${YEAR}|${YEAR_IN_WORDS}))?|may ${FIGURE_DAY}(?! ?(?:mg|mcg|ml|units?|am|pm|hours?|days?|weeks?)(?!\\p{L}))(?:,? ${YEAR})?)${END}`,
  "gu",
);
/** "sixth of the sixth, nineteen forty-four", "3rd of the 8th 2018". */
const SPOKEN = new RegExp(
  `${EDGE}(?:the )?(?:${ORDINAL}|${FIGURE_DAY}) of the (?:${ORDINAL}|(?:[1-9]|1[0-2])(?:st|nd|rd|th)),? ?(?:of )?(?:${YEAR}|${YEAR_IN_WORDS}|\\d\\d|${SMALL})${END}`,
  "gu",
);
/** "March 2024", "Sept '23". */
const MONTH_AND_YEAR = new RegExp(`${EDGE}${MONTH}\\.?,? (?:of )?${YEAR}${END}`, "gu");
/** 03JUL1986. */
const COMPACT_WITH_MONTH = new RegExp(`${EDGE}${DAY}${MONTH}(?:19|20)?\\d\\d${END}`, "gu");

/** "seven slash eleven slash seventy-nine", "4 stroke 6 stroke 82": three parts with spoken separators. */
const MARK = "(?:,? ?(?:slash|dash|hyphen|stroke|dot|point|forward slash),? )";
const PART_IN_WORDS = `(?:(?:zero|oh|o|nought|double) ?(?:${UNITS}|oh|zero)|${SMALL}|\\d{1,4})`;
const SPELLED_OUT = new RegExp(
  `${EDGE}${PART_IN_WORDS}${MARK}(?:${PART_IN_WORDS}|${MONTH})${MARK}(?:${YEAR_IN_WORDS}|${PART_IN_WORDS}(?: ${PART_IN_WORDS})?)${END}`,
  "gu",
);
/** "seven eleven seventy-nine", "oh four oh six nineteen eighty-two", after words that announce a birth. */
const DIGITS_IN_WORDS = `(?:(?:zero|oh|nought|${TENS}(?:[- ](?:${UNITS}))?|${TEENS}|${UNITS})(?:,? |-)){2,7}(?:zero|oh|nought|hundred|${TENS}(?:[- ](?:${UNITS}))?|${TEENS}|${UNITS})`;

/** "on 11/30", "admitted 1/4", "d/c 3/12": a day and a month without a year, after words that only a date follows. */
const WITHOUT_YEAR =
  /(?<![\p{L}\d])(?:on|doi|evicted|injured|incident|stays?|stated|taken|done|reported|assaulted|arrested|released|delivered|since|until|till|before|after|admit(?:ted|s)?|adm(?:ission)?|readmit(?:ted)?|discharged?|d\/c(?:['’]?d)?|dc['’]?d|transferred|seen|dated?|surgery|procedure|op|operation|placed|inserted|started|removed|due|f\/u|follow[- ]up|appt|appointment|booked(?: for)?|scheduled(?: for)?|visit|collected|drawn|taken|last (?:bm|seen|dose|visit|changed|period)|lmp|onset|died|passed away|fell|fall|mri|ct|echo|scan|xray|x-ray|cxr|cultures?|swab|biopsy|labs?|eff(?:ective)?|expires?|exp|valid|review|starting|thru|through|approved|signed|return|rtc|back|week of|here(?: in| on)?)(?: (?:on|for|again|back|was|is|here|home|from|the|mon|tues?|wed|thurs?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|done|date)){0,3},?:? (?<date>(?!24\/7)(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])))(?![\d/\p{L}]|\.\d| ?(?:strength|ns\b|pain|power|dose|normal|tabs?|tablets?|mg|ml|liters?|litres?|pts?|points|on (?:the )?(?:scale|vas|nrs)|murmur|sem|lb|inch|of|hrs?|hours|days|weeks|minutes|course|teams?|patients|bags?|doses?))/giu;
/** "3/3, 3/10 and 3/17", "4/2 to 4/9": days and months in a row. */
const ROW_OF_DAYS =
  /(?<![\p{L}\d./:-])(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2]))(?:(?:, (?:and )?| and | to | & |, then | - |-| – |–| or | thru | through )(?:(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])))+(?![\d/\p{L}%]|\.\d| ?(?:strength|power|mg|ml|pain|murmur|muscle|patients|cases|subjects|controls|children|samples|eyes|women|men|of (?:the )?(?:patients|cases|subjects)|respectively|in (?:all|the|both|upper|lower|left|right|[LRB])|throughout|bilat\p{L}*|grip|UE|LE|[LR]UE|[LR]LE)(?!\p{L}))/gu;
/** "10/17 0258", "09/28: fell": a day and a month before a time of day, or at the head of an entry. */
const BEFORE_TIME =
  /(?<![\p{L}\d./:-])(?:(?:0?[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2]))(?=,? (?:at )?(?:(?:[01]\d|2[0-3])[0-5]\d|(?:[01]?\d|2[0-3]):[0-5]\d|[1-9][0-2]? ?[ap]m)(?![\d\p{L}:])|: (?!\d))/gu;
const FRACTION_BEFORE =
  /\b(?:pain|score|scores?|power|strength|murmur|gcs|mrc|amts|mmse|moca|apgars?|scale|grade|rated?|dyspnea|nausea|itch|[bc]i?pap|bilevel|niv|ipap|vent|ventilator|simv|prvc|psv?|pcv|pressures?|settings?|\d\/\d)\b[^.;\n]*$/i;

/** Whether figures are part of a score or a pressure, judging by at most this many letters before them. */
const isFraction = (text: string, start: number, reach = 24): boolean =>
  FRACTION_BEFORE.test(text.slice(Math.max(0, start - reach), start));

/** "NovoRapid 8/6/10 with meals". */
const isDoses = (text: string, start: number, figures: string): boolean =>
  /^\d\d?\/\d\d?\/\d\d?$/.test(figures) &&
  (/^ ?(?:with meals|units?|u|mg|mcg|mls?)(?!\p{L})/iu.test(
    text.slice(start + figures.length, start + figures.length + 12),
  ) ||
    /(?<!\p{L})(?:insulin|novorapid|novolog|humalog|aspart|lispro|actrapid|apidra|fiasp)[ :]{1,2}$/iu.test(
      text.slice(Math.max(0, start - 12), start),
    ));

const BIRTH_CUE =
  /(?<![\p{L}\d])(?:d\.? ?o\.? ?b\.?|d\/o\/b|d-o-b|y\.?o\.?b|dates? of birth|date-of-birth|birth[- ]?dates?|birth[- ]?days?|b['’]?day|born|birth|birthdate|fecha de nacimiento|data de nascimento|b\.?(?= ?\d\d?[-/. ]\d|:? ?\d{4}[-/.]))(?![\p{L}\d])/giu;
const BORN_IN =
  /(?<![\p{L}\d])(?:born|birth year|year of birth|y\.?o\.?b\.?|b\.)(?: was| is| back| sometime)?(?: in|:)? (?:18|19|20)\d\d(?![\d/-])/giu;
/** "born in the spring of 1940", "on Christmas Day 1935". */
const BORN_AT =
  /(?<=(?<!\p{L})born (?:(?:in|on|at|around|about|just before|just after|the) ){0,3})(?:(?:spring|summer|autumn|fall|winter|christmas(?: day| eve)?|boxing day|new year['’]?s?(?: day| eve)?|easter(?: sunday)?|early|late|mid)(?: of| in)?[ ]?)+(?:18|19|20)\d\d(?!\d)/giu;
/** "Christmas Eve 1931": a day by its name. */
const FEAST =
  /(?<!\p{L})(?:christmas(?: day| eve)?|xmas|boxing day|new year['’]?s? (?:day|eve)|easter(?: sunday| monday)?|good friday|valentine['’]?s day|halloween|st\.? patrick['’]?s day|thanksgiving|independence day|anzac day|michaelmas|whitsun),? (?:of |in )?(?:18|19|20)\d\d(?!\d)/giu;
/** 19430618 on a label. */
const COMPACT_BIRTH =
  /(?<![\p{L}\d./:-])(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?![\p{L}\d./:-])/gu;
/** Where the reach of a cue ends: at another cue, or a sentence that is not an answer. */
const CUT =
  /\b(?:admitted|discharged|admission|seen on|dated|weight|mrn|bp|placed|given)\b|[.!](?=\s).*[.!]\s/i;
const BIRTH_DATE = new RegExp(
  `${EDGE}(?:(?:18|19|20)\\d\\d[-./ ]\\d{1,2}[-./ ]\\d{1,2}|\\d{1,2}[-./ ]{1,3}\\d{1,2}[-./ ]{1,3}(?:\\d{4}|\\d\\d)|(?:19|20)\\d{6}|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:(?:19|20)\\d\\d|\\d\\d)|(?:the )?(?:${FIGURE_DAY}|${ORDINAL})(?: day)?[- ,]*(?:of )?(?:the )?(?:${MONTH}\\.?|${ORDINAL}|(?:[1-9]|1[0-2])(?:st|nd|rd|th))(?:[-/ ,]*(?:of |in )?(?:${YEAR}|\\d\\d|${YEAR_IN_WORDS}|${SMALL}))?|${MONTH}\\.? (?:the )?(?:${FIGURE_DAY}|${ORDINAL}|${SMALL})(?:,? ?(?:of |in )?(?:${YEAR}|\\d\\d|${YEAR_IN_WORDS}|${SMALL}))?|(?:ides|eve|beginning|end|middle) of ${MONTH}(?:,? ?(?:of |in )?(?:${YEAR}|${YEAR_IN_WORDS}))?|${MONTH}\\.?,? (?:of )?${YEAR}|${MONTH} (?:of )?${YEAR_IN_WORDS}|${DIGITS_IN_WORDS}|(?<=(?:born|born in|in|of) )['’]\\d\\d|(?<=in )${YEAR_IN_WORDS}|(?<=in )${YEAR}|(?<=in )(?:the )?${YEAR_IN_WORDS}|${YEAR_IN_WORDS})${END}`,
  "u",
);
const YEAR_LATER =
  /^[^\d\n]{0,12}(?:\n["“'][^\d\n]{0,50}\n["“'])?[^\d\n]{0,12}(?<year>(?:18|19|20)\d\d)(?!\d)/u;

const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(
  ",",
);

/** The usual ways to write a date: 2024-03-14, 14/03/2024, 3/14/2024, 14 March 2024, March 14, 2024. */
export function waysToWriteDate(date: string): string[] {
  const parts = /^(\d{4})-(\d\d)-(\d\d)/.exec(date);
  if (!parts) return [date];
  const [, year = "", month = "", day = ""] = parts;
  const name = MONTHS[Number(month) - 1];
  if (!name) return [date];
  const numbers = ["-", "/", "."].flatMap((mark) =>
    [
      [day, month],
      [month, day],
      [Number(day), Number(month)],
      [Number(month), Number(day)],
    ].flatMap((pair) => [[...pair, year].join(mark), [...pair, year.slice(2)].join(mark)]),
  );
  const named = [name, name.slice(0, 3)].flatMap((month) => [
    `${Number(day)} ${month} ${year}`,
    `${month} ${Number(day)}, ${year}`,
    `${month} ${Number(day)} ${year}`,
  ]);
  return [...new Set([date, `${year}-${month}-${day}`, `${year}/${month}/${day}`, ...numbers, ...named])];
}
