/**
 * A vital sign in the notes, as a range: "HR 140", "BP 90s/50s", "sats 88-92%". A value from another time, of somebody
 * else or given as a limit is not a current value.
 */
export type StatedVital = { least: number; most: number; words: string; isNow: boolean };

export type StatedSign = "bp" | "hr" | "rr" | "temp" | "o2";

const NAMES: Record<StatedSign, string> = {
  bp: "n?i?bp|b\\/p|blood pressure|sbp|sys(?:tolic)?",
  hr: "hr|heart rate|pulse(?: rate)?|tachy(?:cardi[ac])?|brady(?:cardi[ac])?|(?:af|svt|p)(?=:? ?1\\d\\d(?!\\d))",
  rr: "rr|resps?(?:irations?)?(?: rate)?|respirations?|respiratory rate|tachypn(?:o?eic|o?ea)",
  temp: "temp(?:erature)?|t(?=[ :]{0,2}[349]\\d)|t(?=[ :]{0,2}10\\d)|(?:febrile|pyrexial)(?= )",
  o2: "sp[o0]2|sao2|o2 ?sats?|(?:oxygen )?saturations?|sat(?:ting|s)|sat(?=[ :]{0,2}\\d\\d ?%)|pulse ox(?:imetry)?",
};
const LINK =
  "(?:[ \\t]?[:=~@])?(?:[ \\t](?:is|was|at|of|in the|now|still|currently|around|about|approx|high|low|mid|up|up to|down to|(?:has |have )?(?:dropped|risen|gone up|gone down|increased|fallen) to|dropping to|dropping|fell to|rose to|only|lying|sitting)\\b){0,3}[ \\t:=~@]{0,3}";
/** With a decimal point or, as in half the world, a comma; "88,7/10" is two values. */
const NUMBER =
  "(?<least>\\d{1,3}(?:\\.\\d{1,2}|,\\d(?![\\d/]))?)(?<tens>s\\b)?(?: ?[-–] ?(?<most>\\d{2,3}(?:\\.\\d)?))?";
const NO_AMOUNT = "(?! ?(?:mg|mcg|ml|g|l|units?|mins?|hrs?|hours?|days?|weeks?)\\b)";

/** @param more what belongs to a value besides its number */
const toldAs = (sign: StatedSign, more: string, least: number, most: number) => ({
  first: new RegExp(`(?<![\\p{L}\\d])(?:${NAMES[sign]})${LINK}${NUMBER}${more}`, "giu"),
  /** The end of a trend: "now 140", "-> 140". */
  later: new RegExp(
    `(?:\\bnow|\\bthen|\\bto|-{1,2}>|→)(?: (?:is|at|up to|down to))? ?${NUMBER}${more}${NO_AMOUNT}`,
    "giu",
  ),
  least,
  most,
});
const SIGNS = {
  bp: toldAs("bp", "(?: ?\\/ ?(?<low>\\d{2,3}s?))?", 40, 280),
  hr: toldAs("hr", "(?!\\d|%|/\\d)", 20, 250),
  rr: toldAs("rr", "(?!\\d|%|/\\d)", 4, 70),
  temp: toldAs("temp", "(?<unit> ?°? ?f\\b)?", 30, 44),
  o2: toldAs("o2", " ?%?", 40, 100),
} as const;
/** A saturation identified by its gas: "86% on 15L". */
const GASSED = /(?<![\d.])(?<least>\d{2,3})(?<tens>s)? ?%,? ?(?:on )?(?:ra\b|room air|air\b|\d{1,2} ?l\b)/gi;

/** Characters around a value that may say when it was measured. */
const REACH = 70;
/** How many values of one sign are read, from the end: no shift charts as many. */
const MOST_VALUES = 100;

/** The values of one sign, in order. */
export function statedVitals(notes: string, sign: StatedSign): StatedVital[] {
  const { first, later, least, most } = SIGNS[sign];
  const found = [...notes.matchAll(first), ...(sign === "o2" ? notes.matchAll(GASSED) : [])];
  return found
    .sort((one, other) => one.index - other.index)
    .slice(-MOST_VALUES)
    .flatMap((match) => {
      const value = { ...rangeOf(match, sign), isNow: isOfNow(notes, match) };
      const end = [...behind(notes, match).split(END, 1).join().matchAll(later)].at(-1);
      return end
        ? [
            { ...value, isNow: false },
            { ...rangeOf(end, sign), isNow: true },
          ]
        : [value];
    })
    .filter((value) => value.least >= least && value.most <= most);
}

/** The numbers from a sign to the next one: a trend has several. */
export function numbersAfter(notes: string, sign: StatedSign): number[] {
  return [...notes.matchAll(SIGNS[sign].first)]
    .slice(-MOST_VALUES)
    .flatMap((match) =>
      (behind(notes, match).match(/(?<![\d.]|\d,)\d{1,3}(?:[.,]\d)?(?!\d|\.\d)/g) ?? []).map(numberOf),
    );
}

function rangeOf({ groups = {} }: RegExpExecArray, sign: StatedSign): Omit<StatedVital, "isNow"> {
  const { least: digits = "", tens = "", most: end, low, unit } = groups;
  const words = `${digits}${tens}${end ? `-${end}` : ""}${low ? `/${low}` : ""}${unit ? " °F" : ""}`;
  const [first, last] = [numberOf(digits), end ? Number(end) : numberOf(digits) + (tens ? 9 : 0)];
  if (sign !== "temp" || (!unit && first < 60)) return { least: first, most: Math.max(first, last), words };
  const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;
  return { least: celsius(first), most: celsius(last), words };
}

const numberOf = (digits: string): number => Number(digits.replace(",", "."));

const END = /[;\n]|\.(?!\d)/;
const ANY_NAME = new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(NAMES).join("|")}|gcs)(?![\\p{L}])`, "iu");

/** The rest of the line, up to the next sign. */
function behind(notes: string, { 0: found, index }: RegExpExecArray): string {
  const end = index + found.length;
  const line = notes.slice(end, end + 2 * REACH).split(/[;\n]/, 1)[0] ?? "";
  return line.slice(0, ANY_NAME.exec(line)?.index ?? line.length);
}

const CLOCK = "(?:\\d{1,2}:\\d\\d|(?:[01]\\d|2[0-3])[0-5]\\d ?(?:h|hrs|hours)?|\\d{1,2} ?(?:am|pm))\\b";
/** The time of a whole sentence; the last one counts. */
const TIME = new RegExp(
  `\\b(?:(?<now>now|currently|at present|presently|since(?: ${CLOCK})?|remains?|still|ongoing)|earlier|initial(?:ly)?|on arrival|(?:on |at )?admission|on adm|triage|(?:pre|post)-?(?:op|dose|nebs?|bolus)|before|prior|previous(?:ly)?|yesterday|last (?:night|shift|week|set)|overnight|this (?:am|morning|evening)|at home|in (?:ed|a&e|recovery|theatre|resus)|\\d+ ?(?:h|hrs?|hours?|mins?|minutes?|days?) ago)\\b`,
  "giu",
);
const BEGINS_WITH_CLOCK = new RegExp(`^\\W{0,4}(?:at |@ ?)?${CLOCK}`, "i");
/** Marks the words between two commas as being about another time, somebody else, or a limit. */
const ELSEWHEN = new RegExp(
  `[<>≥≤]|\\b(?:was|were|had|admitted|arrived|found|gp|ambulance|ems|paramedics?|crew|highest|max|peak|lowest|nadir|standing|postural|orthostatic|exertion|mobili[sz]ing|walking|fetal|foetal|fh|twin|baby|newborn|infant|wife|husband|daughter|son|mother|father|target\\w*|aim\\w*|goal\\w*|keep|maintain|if|when|unless|call|notify|parameters?|hold|baseline|usual(?:ly)?|norm(?:al(?:ly)?)?|(?:below|above|under|over) \\d|less than|greater than|till|until|prescribed)\\b|\\b(?<!since )${CLOCK}`,
  "iu",
);

/** Whether a place in the notes is about the patient at present. */
export function isOfNow(notes: string, match: RegExpExecArray): boolean {
  const { 0: found, index } = match;
  const sentence =
    notes
      .slice(Math.max(0, index - REACH), index)
      .split(END)
      .at(-1) ?? "";
  const own =
    (behind(notes, match).split(END, 1)[0] ?? "").slice(0, REACH).split(/,|\b(?:and|but)\b/, 1)[0] ?? "";
  const before = sentence + found;
  const mark = own.matchAll(TIME).next().value ?? [...before.matchAll(TIME)].at(-1);
  if (mark) return mark.groups?.now !== undefined && !ELSEWHEN.test(own);
  if (BEGINS_WITH_CLOCK.test(sentence)) return false;
  return !ELSEWHEN.test(before.slice(sentence.lastIndexOf(",") + 1)) && !ELSEWHEN.test(own);
}
