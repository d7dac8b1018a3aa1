/**
 * Rewrites a faithful note without changing its meaning, as a model would: words for digits, "/" for "over", 14:00
 * for 2 pm, "twice a day" for "bid", "L" for "litres", another order. It shares no code with the guard.
 */
import type { NoteStatement } from "./faithful-notes.ts";
import type { Random } from "./random.ts";

/** A note of the same meaning: every statement may be rewritten in several ways, the order may change. */
export function rewriteNote(statements: readonly NoteStatement[], random: Random): NoteStatement[] {
  const chosen = REWRITES.filter(() => random.happens(0.4));
  const rewritten = statements.map((statement) => ({
    ...statement,
    text: chosen.reduce((text, rewrite) => rewrite(text), statement.text),
  }));
  const ordered = random.happens(0.5) ? random.shuffle(rewritten) : rewritten;
  return random.happens(0.3) ? joinPairs(ordered, random) : ordered;
}

type Rewrite = (text: string) => string;

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A whole number below ten thousand in words. */
function inWords(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${ONES[value % 10]}` : ""}`;
  if (value < 1000)
    return `${ONES[Math.floor(value / 100)]} hundred${value % 100 ? ` ${inWords(value % 100)}` : ""}`;
  return `${inWords(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${inWords(value % 1000)}` : ""}`;
}

const AMOUNT =
  /(?<![\w.:/,+-])(\d+)(?:\.(\d+))?(?= (?:mg|mcg|mL|cc|units|kg|percent|days|hours|breaths|beats|bpm|liters|out of|mEq)\b|%)/g;

function digitsToWords(text: string): string {
  return text.replace(AMOUNT, (_, whole: string, part: string | undefined) => {
    const spoken = part ? ` point ${[...part].map((digit) => ONES[Number(digit)]).join(" ")}` : "";
    return inWords(Number(whole)) + spoken;
  });
}

/** "ninety eight point six" is 98.6, "one hundred four" 104, "three" 3; a lone "one" stays as it is. */
function wordsToDigits(text: string): string {
  const small = [...ONES.slice(2), ...TENS.slice(2)].join("|");
  const pattern = new RegExp(
    `(?<![\\w-]|(?:${small}|one) )(?:(?:(one|${small}) hundred(?: and)?(?: |(?=[.,])))?((?:${TENS.slice(2).join("|")})[ -](?:${ONES.slice(1, 10).join("|")})|${small})?)(?: point ((?:${ONES.slice(0, 10).join("|")})(?: (?:${ONES.slice(0, 10).join("|")}))*))?(?![\\w-]| thirty| (?:${small}) )`,
    "gi",
  );
  return text.replace(pattern, (whole: string, hundreds?: string, rest?: string, part?: string) => {
    if (whole.trim() === "" || (!hundreds && !rest)) return whole;
    const value = 100 * amountOf(hundreds ?? "") + amountOf(rest ?? "");
    const decimals = part
      ? `.${part
          .split(" ")
          .map((word) => ONES.indexOf(word.toLowerCase()))
          .join("")}`
      : "";
    return `${value}${decimals}${whole.endsWith(" ") ? " " : ""}`;
  });
}

function amountOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + Math.max(0, ONES.indexOf(word)) + 10 * Math.max(0, TENS.indexOf(word)), 0);
}

const slashForOver: Rewrite = (text) => text.replace(/(?<=\b\d{2,3}) over (?=\d{2,3}\b)/g, "/");
const overForSlash: Rewrite = (text) =>
  text.replace(/(?<=(?<![\d/])\d{2,3})\/(?=\d{2,3}\b(?!\/))/g, " over ");
const outOfForSlash: Rewrite = (text) =>
  text.replace(/(?<=(?<![\d/])\d{1,2})\/(?=(?:5|10)\b(?!\/))/g, " out of ");
const slashForOutOf: Rewrite = (text) => text.replace(/(?<=\b\d{1,2}) out of (?=(?:5|10)\b)/g, "/");

/** 2 pm is 14:00, 2:30 pm is 1430. */
function clockTo24(text: string): string {
  return text
    .replace(/\b(\d{1,2}):(\d{2}) ?([ap])m\b/gi, (_, hour, minute, half) => `${hour24(hour, half)}:${minute}`)
    .replace(/\b(\d{1,2}) ?([ap])m\b/gi, (_, hour, half) => `${hour24(hour, half)}:00`);
}

function hour24(hour: string, half: string): string {
  return String((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)).padStart(2, "0");
}

/** 1400 and 14:00 are 2 pm, 0310 is 3:10 am. */
function clockTo12(text: string): string {
  return text.replace(
    /(?<=\b(?:at|since|around|by) )([01]\d|2[0-3]):?([0-5]\d)\b(?! ?(?:[ap]m|kcal|mL|mg))/g,
    (_, hour: string, minute: string) => {
      const half = Number(hour) < 12 ? "am" : "pm";
      const short = Number(hour) % 12 === 0 ? 12 : Number(hour) % 12;
      return minute === "00" ? `${short} ${half}` : `${short}:${minute} ${half}`;
    },
  );
}

const colonClock: Rewrite = (text) =>
  text.replace(/(?<=\b(?:at|since|around|by) )([01]\d|2[0-3])([0-5]\d)\b(?! ?(?:kcal|mL|mg))/g, "$1:$2");
const bareClock: Rewrite = (text) => text.replace(/\b([01]\d|2[0-3]):([0-5]\d)\b(?! ?[ap]m)/gi, "$1$2");

const PAIRS: [RegExp, string][][] = [
  [
    [/\bBID\b/gi, "twice a day"],
    [/\bTID\b/gi, "three times a day"],
    [/\bQID\b/gi, "four times a day"],
    [/\bq12h\b/g, "every 12 hours"],
    [/\bq4h\b/g, "every four hours"],
    [/\bq6h\b/g, "every 6 hours"],
    [/\bPRN\b/g, "as needed"],
  ],
  [
    [/\btwice a day\b/g, "BID"],
    [/\bthree times a day\b/g, "tid"],
    [/\bevery 6 hours\b/g, "q6h"],
    [/\bevery 4 hours\b/g, "q 4 hrs"],
    [/\bevery 8 hours\b/g, "q8h"],
    [/\bas needed\b/g, "PRN"],
    [/\bonce daily\b/g, "daily"],
  ],
  [
    [/\b(?:liters|litres) per minute\b/g, "L/min"],
    [/\bmL per hour\b/g, "mL/hr"],
    [/\bbeats per minute\b/g, "bpm"],
    [/(?<=\d) ?percent\b/g, "%"],
    [/(?<=\d )degrees Celsius\b/g, "°C"],
    [/\bmilliliters\b/g, "mL"],
    [/\bcc\b/g, "mL"],
  ],
  [
    [/(?<=\d )L\/min\b/g, "litres per minute"],
    [/(?<=\d )mL\b(?!\/)/g, "milliliters"],
    [/(?<=\d )mg\b(?!\/)/g, "milligrams"],
    [/(?<=\d )mcg\b/g, "micrograms"],
    [/(?<=\d )bpm\b/g, "beats per minute"],
    [/(?<=\d)%/g, " percent"],
    [/(?<=\d )kg\b/g, "kilograms"],
    [/(?<=\d )cm\b/g, "centimeters"],
    [/(?<=\d ?)°C\b/g, " degrees Celsius"],
  ],
  [
    [/\bPO\b/g, "by mouth"],
    [/\bsubcut\b|\bSQ\b|\bSC\b/g, "subcutaneously"],
    [/\bIM\b/g, "intramuscularly"],
    [/(?<=(?:mg|mcg|g|units) )IV\b(?! push)/g, "intravenously"],
  ],
  [
    [/\bby mouth\b|\borally\b/g, "PO"],
    [/\bsubcutaneously\b/g, "SQ"],
  ],
  [
    [/\bBP\b/g, "Blood pressure"],
    [/\bHR\b/g, "heart rate"],
    [/\bRR\b/g, "respiratory rate"],
    [/\bSpO2\b|\bO2 sat\b/g, "oxygen saturation"],
    [/\b[Tt]emp\b/g, "temperature"],
    [/\bPt\b/g, "Patient"],
    [/\bC\/o\b/g, "Complains of"],
  ],
  [
    [/\b[Bb]lood pressure\b/g, "BP"],
    [/\b[Hh]eart rate\b/g, "HR"],
    [/\b[Oo]xygen saturation\b/g, "SpO2"],
    [/\b[Tt]emperature\b/g, "Temp"],
    [/\b[Ss]hortness of breath\b/g, "SOB"],
    [/\b[Pp]atient\b/g, "pt"],
  ],
  [
    [/\bL(?= (?:arm|leg|knee|hip|shoulder|foot|ankle|heel|wrist|elbow|flank|eye|calf|groin))/g, "left"],
    [/\bR(?= (?:arm|leg|knee|hip|shoulder|foot|ankle|heel|wrist|elbow|flank|eye|calf|groin))/g, "right"],
    [/\bLt\b/g, "left"],
    [/\bRt\b/g, "right"],
  ],
  [
    [/\b1 g\b/g, "1000 mg"],
    [/\b1000 mg\b/g, "1 g"],
    [/\b125 mcg\b/g, "0.125 mg"],
    [/\b2 g\b/g, "2,000 mg"],
  ],
  [
    [/\btimes three\b/g, "x3"],
    [/\bthe patient\b/g, "pt"],
    [/\s+at this (?:time|point)\b/g, ""],
  ],
];

const REWRITES: readonly Rewrite[] = [
  slashForOver,
  overForSlash,
  slashForOutOf,
  outOfForSlash,
  clockTo24,
  clockTo12,
  colonClock,
  bareClock,
  ...PAIRS.map(
    (pairs): Rewrite =>
      (text) =>
        pairs.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text),
  ),
  wordsToDigits,
  digitsToWords,
];

/** Some neighbours become one statement with the first one's quote. */
function joinPairs(statements: readonly NoteStatement[], random: Random): NoteStatement[] {
  const joined: NoteStatement[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    if (last && random.happens(0.25)) last.text = `${last.text} ${statement.text}`;
    else joined.push({ ...statement });
  }
  return joined;
}
