import { MEDICINES } from "./order-templates.ts";
import type { Random } from "./random.ts";

/** The eight ways in which a note is altered for the test. */
export const ALTERATIONS = ["number", "unit", "drug", "dose", "route", "side", "time", "negation"] as const;
export type Alteration = (typeof ALTERATIONS)[number];

/** The statement with one fact changed, or null if it has no fact of this kind. */
export function alterStatement(kind: Alteration, text: string, random: Random): string | null {
  const altered = ALTERERS[kind](text, random);
  return altered === null || altered === text ? null : altered;
}

const DOSE_UNIT = "(?:mg|mcg|g|units|mEq|micrograms|milligrams)\\b";
const CLOCK_PATTERN =
  /\b(?:[01]\d|2[0-3])[0-5]\d\b(?!\s*(?:mL|mg|kcal|mcg|units))|\b\d{1,2}:\d{2}(?:\s*[ap]m)?\b|\b\d{1,2} ?[ap]m\b|\bnoon\b|\bfourteen thirty\b/gi;

const ALTERERS: Record<Alteration, (text: string, random: Random) => string | null> = {
  number: alterNumber,
  unit: alterUnit,
  drug: alterDrug,
  dose: alterDose,
  route: (text, random) => swapWord(text, ROUTES, random),
  side: (text, random) => swapWord(text, OTHER_SIDES, random),
  time: alterTime,
  negation: alterNegation,
};

const NUMBER_WORDS =
  "two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,fifteen,eighteen,twenty,thirty".split(",");

/** Alters a number in digits or words that is neither a time nor part of a name. */
function alterNumber(text: string, random: Random): string | null {
  const times = [...text.matchAll(CLOCK_PATTERN)].map((match) => match.index);
  const words = [...text.matchAll(new RegExp(`(?<![\\w-])(?:${NUMBER_WORDS.join("|")})(?![\\w-])`, "gi"))];
  const digits = [...text.matchAll(/(?<![\w.:/,])\d+(?:\.\d+)?(?![\d:])/g)].filter(
    ({ index }) => !times.includes(index),
  );
  const place = pickMatch([...digits, ...words], random);
  if (!place) return null;
  const isWord = /[a-z]/i.test(place[0]);
  const other = isWord
    ? random.pick(NUMBER_WORDS.filter((word) => word !== place[0].toLowerCase()))
    : otherDigits(place[0], random);
  return replaceAt(text, place, other);
}

/** One digit changed, two neighbours swapped, or a little more or less. */
function otherDigits(digits: string, random: Random): string {
  const at = random.pick([...digits].flatMap((letter, index) => (/\d/.test(letter) ? [index] : [])));
  const swapped = digits.replace(/(\d)(\d)/, "$2$1");
  const changed =
    digits.slice(0, at) + String((Number(digits[at]) + random.integer(1, 8)) % 10) + digits.slice(at + 1);
  const choice = random.pick([swapped, changed, String(Number(digits) + random.integer(1, 9))]);
  return Number(choice) === Number(digits) ? changed : choice;
}

const OTHER_UNITS: [pattern: RegExp, others: readonly string[]][] = [
  [/(?<=\d ?)mg\b(?!\/)/, ["mcg", "g", "mL", "units"]],
  [/(?<=\d ?)(?:mcg|micrograms)\b/, ["mg", "g"]],
  [/(?<=\d ?)g\b/, ["mg", "mcg", "kg"]],
  [/(?<=\d ?)units\b/, ["mL", "mg"]],
  [/(?<=\d ?)mEq\b(?!\/)/, ["mg", "mL"]],
  [/(?<=\d ?)mEq\/L\b/, ["mg/dL"]],
  [/(?<=\d ?)mg\/dL\b/, ["mmol/L", "g/dL"]],
  [/(?<=\d ?)(?:mL|cc)\b(?! ?(?:\/|per))/, ["L", "mg", "dL"]],
  [/(?<=\d ?)(?:mL\/hr|mL\/hour|mL per hour)\b/, ["mL/min", "L/hr"]],
  [/(?<=\d ?)(?:L\/min|liters per minute)/, ["mL/min", "L/hr"]],
  [/(?<=\d ?)mmHg\b/, ["cmH2O", "bpm"]],
  [/(?<=\d ?)(?:bpm|beats per minute)\b/, ["mmHg", "breaths per minute"]],
  [/(?<=\d ?)breaths per minute\b/, ["beats per minute", "breaths per hour"]],
  [/(?<=\d ?)(?:%|percent)/, [" mmHg", " mL", " bpm"]],
  [/(?<=\d ?)kg\b/, ["lb", "g"]],
  [/(?<=\d ?)cm\b/, ["mm", "inches", "m"]],
  [/(?<=\d ?)(?:°C|degrees Celsius)/, ["°F", " degrees Fahrenheit"]],
  [/(?<=\d ?)(?:degrees Fahrenheit|F\b)/, ["°C", " degrees Celsius"]],
  [/(?<=\d )hours\b/, ["minutes", "days"]],
  [/(?<=\d )days\b/, ["weeks", "hours", "months"]],
  [/(?<=\d )seconds\b/, ["minutes"]],
  [/(?<=\d )kcal\b/, ["kg", "mL"]],
  [/(?<=\d-)year(?=-old)/, ["month", "week"]],
];

function alterUnit(text: string, random: Random): string | null {
  const places = OTHER_UNITS.flatMap(([pattern, others]) =>
    [...text.matchAll(new RegExp(pattern.source, "g"))].map((match) => ({ match, others })),
  );
  if (places.length === 0) return null;
  const { match, others } = random.pick(places);
  return replaceAt(text, match, random.pick(others));
}

/** Pairs that are confused in practice because they look or sound alike. */
const LOOK_ALIKES = `
metoprolol metoclopramide, hydralazine hydroxyzine, morphine hydromorphone, clonidine clonazepam, vincristine vinblastine,
dopamine dobutamine, prednisone prednisolone, trazodone tramadol, lorazepam alprazolam, citalopram escitalopram,
dilaudid demerol, lasix losec, zofran zantac, hydroxyzine hydralazine, cefazolin ceftriaxone, glipizide glyburide,
sertraline cetirizine, quetiapine olanzapine, heparin hespan, enoxaparin edoxaban, warfarin heparin, tylenol tramadol,
carvedilol captopril, amlodipine amiloride, digoxin doxepin, fentanyl sufentanil, gabapentin gemfibrozil,
lisinopril fosinopril, furosemide torsemide, ketorolac ketamine, metformin metronidazole, naloxone naltrexone,
haloperidol halothane, famotidine furosemide, pantoprazole aripiprazole, diphenhydramine dimenhydrinate
`;

function alterDrug(text: string, random: Random): string | null {
  const names = MEDICINES.map(({ name }) => name);
  const place = pickMatch(
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${names.join("|")})(?![\\w-])`, "gi"))],
    random,
  );
  if (!place) return null;
  const own = place[0].toLowerCase();
  const pairs = LOOK_ALIKES.split(/,\s*/).map((pair) => pair.trim().split(" "));
  const alike = pairs.flatMap(([a, b]) => (a === own && b ? [b] : b === own && a ? [a] : []));
  const far = names.filter((name) => name.toLowerCase() !== own && !isSameMedicine(name, own));
  return replaceAt(text, place, random.pick(alike.length > 0 && random.happens(0.7) ? alike : far));
}

function isSameMedicine(a: string, b: string): boolean {
  const groups = [
    "tylenol acetaminophen",
    "lasix furosemide",
    "dilaudid hydromorphone",
    "zofran ondansetron",
  ];
  return groups.some((group) => group.includes(a.toLowerCase()) && group.includes(b));
}

/** Ten times as much, or a tenth. */
function alterDose(text: string, random: Random): string | null {
  const place = pickMatch(
    [...text.matchAll(new RegExp(`(?<![\\w.,])\\d[\\d,]*(?:\\.\\d+)?(?=\\s?${DOSE_UNIT})`, "g"))],
    random,
  );
  if (!place) return null;
  const value = Number(place[0].replaceAll(",", ""));
  return replaceAt(
    text,
    place,
    String(Number((random.happens(0.5) ? value * 10 : value / 10).toPrecision(6))),
  );
}

const ROUTES: Record<string, readonly string[]> = {
  PO: ["IV", "IM", "PR"],
  "by mouth": ["IV", "rectally", "intravenously"],
  orally: ["intravenously", "IM"],
  oral: ["IV", "topical"],
  IV: ["PO", "IM", "subcut"],
  "IV push": ["PO", "IM"],
  intravenous: ["oral", "intramuscular"],
  IM: ["IV", "PO"],
  SQ: ["IV", "IM"],
  SC: ["IV", "PO"],
  subcut: ["IV", "PO"],
  subcutaneously: ["intravenously", "by mouth"],
  sublingual: ["IV", "rectal"],
  rectally: ["by mouth", "IV"],
  inhaled: ["PO", "IV"],
  nebulized: ["oral", "IV"],
  "nasal cannula": ["nonrebreather mask", "Venturi mask"],
  "room air": ["nasal cannula", "BiPAP"],
};

const OTHER_SIDES: Record<string, readonly string[]> = {
  left: ["right", "bilateral"],
  right: ["left"],
  L: ["R"],
  R: ["L"],
  Lt: ["Rt"],
  Rt: ["Lt"],
  Left: ["Right"],
  Right: ["Left"],
  bilateral: ["left", "right"],
  both: ["left", "right"],
};

const NO_SIDE =
  /^right(?: now|,| away| off)|^L(?:\/| nasal|\/min)|^Right[,.]|^left (?:her|him|the)|^both (?:her|his|the|a|an|to)\b/;

function swapWord(text: string, others: Record<string, readonly string[]>, random: Random): string | null {
  const words = Object.keys(others).sort((a, b) => b.length - a.length);
  const places = [...text.matchAll(new RegExp(`(?<![\\w-])(?:${words.join("|")})(?![\\w])`, "g"))].filter(
    ({ index }) => !NO_SIDE.test(text.slice(index)) && !/\d $/.test(text.slice(0, index)),
  );
  const place = pickMatch(places, random);
  const choices = place && others[place[0]];
  return choices ? replaceAt(text, place, random.pick(choices)) : null;
}

const OTHER_DAYS: Record<string, readonly string[]> = {
  yesterday: ["today", "tomorrow"],
  "this morning": ["last night", "this evening"],
  "last year": ["last month"],
  "at bedtime": ["every morning"],
  breakfast: ["dinner"],
};

function alterTime(text: string, random: Random): string | null {
  const place = pickMatch([...text.matchAll(CLOCK_PATTERN)], random);
  if (place) return replaceAt(text, place, otherClock(place[0], random));
  return swapWord(text, OTHER_DAYS, random);
}

function otherClock(clock: string, random: Random): string {
  if (/pm$/i.test(clock) && random.happens(0.4)) return clock.replace(/pm$/i, "am");
  if (/am$/i.test(clock) && random.happens(0.4)) return clock.replace(/am$/i, "pm");
  if (!/\d/.test(clock)) return clock === "noon" ? "midnight" : "fifteen thirty";
  if (/^\d{4}$/.test(clock))
    return `${String((Number(clock.slice(0, 2)) + random.integer(1, 22)) % 24).padStart(2, "0")}${clock.slice(2)}`;
  return clock.replace(/^\d+/, (hour) => String((Number(hour) % 12) + 1));
}

const DROPPED: [RegExp, string][] = [
  [/\b[Dd]enies\b/, "reports"],
  [/\b[Nn]o (?=[a-z])/, ""],
  [/\bnot (?=[a-z])/, ""],
  [/\bwithout (?=[a-z])/, "with "],
  [/\b(is|are|was|does|do)n['’]t\b/, "$1"],
];
const ADDED: [RegExp, string][] = [
  [/\b(?:reports|experiencing|exhibits)\b/, "denies"],
  [/\b(is|are|was) (?=[a-z])/, "$1 not "],
  [/\bhas (?=[a-z]+ [a-z])/, "has no "],
  [/\b(?=(?:nausea|edema|dyspnea|confusion|swelling|crackles|tenderness|cough|weakness)\b)/, "no "],
  [/\bwith (?=(?:some |mild )?[a-z]+)/, "without "],
];

function alterNegation(text: string, random: Random): string | null {
  const drops = DROPPED.filter(([pattern]) => pattern.test(text));
  const adds = ADDED.filter(
    ([pattern]) => pattern.test(text) && !/\b(?:no|not|denies|without|never)\b|n['’]t\b/i.test(text),
  );
  const choices = drops.length > 0 ? drops : adds;
  if (choices.length === 0) return null;
  const [pattern, replacement] = random.pick(choices);
  return text.replace(pattern, replacement);
}

function pickMatch(matches: readonly RegExpMatchArray[], random: Random): RegExpMatchArray | null {
  return matches.length > 0 ? random.pick(matches) : null;
}

function replaceAt(text: string, place: RegExpMatchArray, replacement: string): string {
  const at = place.index ?? 0;
  return text.slice(0, at) + replacement + text.slice(at + place[0].length);
}
