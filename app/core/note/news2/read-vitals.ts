/**
 * Reads one vital sign as a nurse types it. Strict: only a number with the words that usually accompany it. Anything
 * that could mean something else is questioned, and never scored.
 */

export type Read<Value> =
  | { status: "missing" }
  | { status: "questioned"; question: string }
  | {
      status: "read";
      value: Value;
      /** The value as the score's reasons give it, "98.6 °F (37.0 °C)". */
      words: string;
    };

type Range = { least: number; most: number };

/** A value outside these is more likely a typing error than a living patient's. */
const PLAUSIBLE = {
  respiration: { least: 3, most: 80 },
  saturation: { least: 40, most: 100 },
  systolic: { least: 30, most: 300 },
  diastolic: { least: 10, most: 200 },
  pulse: { least: 20, most: 250 },
  celsius: { least: 25, most: 44 },
} as const satisfies Record<string, Range>;

/** "30", "RR 30", "30 breaths per minute, laboured". */
export function readRespiration(text: string): Read<number> {
  const label = /^(?:rr|resps?|resp\.? rate|respirations?)/i;
  const words =
    /^(?:breaths?|bpm|rpm|resps?|(?:\/|per) ?min(?:ute)?|(?:un)?labou?red|shallow|deep|reg(?:ular)?|irreg(?:ular)?|easy|even|at|rest(?:ing)?)$/;
  return readWhole(text, {
    label,
    words,
    range: PLAUSIBLE.respiration,
    what: "respiration rate",
    unit: "/min",
  });
}

/** "118", "P 118 bpm irregular", "140 AF". */
export function readPulse(text: string): Read<number> {
  const label = /^(?:hr|pulse|p(?=[ :]?\d)|heart rate)/i;
  const words =
    /^(?:beats?|bpm|(?:\/|per) ?min(?:ute)?|reg(?:ular)?|irreg(?:ular)?|irregularly|apical|radial|apex|paced|strong|weak|thready|bounding|a-?fib|af|afl|flutter|atrial|fibrillation|svt|n?sr|st|sinus|rhythm|tachy(?:cardi[ac])?|brady(?:cardi[ac])?|at|rest(?:ing)?|manual(?:ly)?)$/;
  return readWhole(text, { label, words, range: PLAUSIBLE.pulse, what: "heart rate", unit: "/min" });
}

/** mmHg. */
type Pressure = { systolic: number; diastolic: number };

/** Beside a pressure: the patient's position and the cuff's place. */
const POSITION =
  "lying|sitting|standing|supine|manual(?:ly)?|auto(?:matic)?|(?:on )?(?:the )?(?:left|right|lt|rt|l|r)(?: (?:arm|leg|thigh))?|n?ibp|art(?:erial)?(?: line)?|a-?line";
const PRESSURE = new RegExp(
  `^(?:n?i?bp[ :]*)?(\\d{1,6}) ?(\\/|\\\\|over|[-–]) ?(\\d{1,6}) ?(?:mm ?hg)?(?:[ ,;(]+(?:${POSITION}|map[ :=]*(\\d{2,3}))\\)?)*$`,
  "i",
);
/** "120-110" is two readings rather than a pressure. */
const LEAST_APART = 20;

/** More figures than a pressure has: "1200/80" is no swapped pair, nor is "120/1200". */
const MOST_IN_PRESSURE = 999;
const OUTSIDE_PRESSURE = outside(PLAUSIBLE.systolic, PLAUSIBLE.diastolic);

/** "98/54", "98 over 54 mmHg lying", "120-70", "120/70 (MAP 87)". */
export function readPressure(text: string): Read<Pressure> {
  if (text.trim() === "") return { status: "missing" };
  if (NEGATIVE.test(text)) return questioned("blood pressure", text, OUTSIDE_PRESSURE);
  const hint = "write it as systolic/diastolic, like 120/80";
  const match = PRESSURE.exec(tidy(text));
  if (!match) return questioned("blood pressure", text, hint);
  const [systolic, diastolic] = [Number(match[1]), Number(match[3])];
  if (Math.max(systolic, diastolic) > MOST_IN_PRESSURE)
    return questioned("blood pressure", text, OUTSIDE_PRESSURE);
  if (diastolic >= systolic) return questioned("blood pressure", text, "the systolic value comes first");
  if (/[-–]/.test(match[2] ?? "") && systolic - diastolic < LEAST_APART)
    return questioned("blood pressure", text, hint);
  const mean = match[4] === undefined ? diastolic : Number(match[4]);
  if (!isWithin(systolic, PLAUSIBLE.systolic) || !isWithin(diastolic, PLAUSIBLE.diastolic))
    return questioned("blood pressure", text, OUTSIDE_PRESSURE);
  if (!isWithin(mean, { least: diastolic, most: systolic }))
    return questioned("blood pressure", text, "is the MAP right?");
  return { status: "read", value: { systolic, diastolic }, words: `${systolic} mmHg` };
}

/** @returns the systolic pressure in mmHg, as `readPressure` reads it */
export function readSystolic(text: string): Read<number> {
  const read = readPressure(text);
  return read.status === "read" ? { ...read, value: read.value.systolic } : read;
}

const TEMPERATURE =
  /^(?:t(?:emp(?:erature)?)?[ .:=]*)?(\d{1,6}(?:\.\d+)?) ?°? ?(c|celsius|f|fahrenheit)?(?:[ ,;(]+(?:(?:by|via|per) )?(?:oral(?:ly)?|po|p\.o\.|tymp(?:anic)?|ear|ax(?:illa|illary)?|armpit|rect(?:al|ally)?|pr|temporal|forehead|core|skin|o?esophageal|bladder|nasal)\.?\)?)*$/i;

/**
 * "36.9", "T 36.9", "36.9 °C oral", "39.0 tymp", "98.6 F". Without a unit it is the one in which a person can have that
 * temperature.
 * @returns degrees Celsius, to one decimal
 */
export function readTemperature(text: string): Read<number> {
  if (text.trim() === "") return { status: "missing" };
  if (NEGATIVE.test(text)) return questioned("temperature", text, OUTSIDE_TEMPERATURE);
  const match = TEMPERATURE.exec(tidy(text));
  if (!match) return questioned("temperature", text, "write one number, like 36.9");
  const [, digits = "", letter = ""] = match;
  const unit = letter.charAt(0).toUpperCase() || unitOf(Number(digits));
  if (unit === null) return questioned("temperature", text, hintOfNoUnit(Number(digits)));
  if (/\.\d\d/.test(digits)) return questioned("temperature", text, "write it to one decimal");
  const celsius = unit === "C" ? Number(digits) : toCelsius(Number(digits));
  if (!isWithin(celsius, PLAUSIBLE.celsius))
    return questioned(
      "temperature",
      text,
      unitOf(Number(digits)) ? "is the unit right?" : hintOfNoUnit(Number(digits)),
    );
  const words = `${celsius.toFixed(1)} °C`;
  return { status: "read", value: celsius, words: unit === "F" ? `${digits} °F (${words})` : words };
}

/** "372" lacks its point; any other temperature that is plausible in neither unit is a typing error. */
function hintOfNoUnit(degrees: number): string {
  const withPoint = degrees / 10;
  return unitOf(withPoint) ? `did you mean ${withPoint.toFixed(1)}?` : OUTSIDE_TEMPERATURE;
}

const toFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
const OUTSIDE_TEMPERATURE = `${outside(PLAUSIBLE.celsius)} °C, or ${toFahrenheit(PLAUSIBLE.celsius.least)} to ${toFahrenheit(PLAUSIBLE.celsius.most)} °F`;

/** No temperature of a living person is plausible in both units. */
function unitOf(degrees: number): "C" | "F" | null {
  if (isWithin(degrees, PLAUSIBLE.celsius)) return "C";
  return isWithin(toCelsius(degrees), PLAUSIBLE.celsius) ? "F" : null;
}

/** Rounded to a tenth, the step of the scoring table. */
const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 50) / 9) / 10;

/** The saturation, and what the same text says that the patient breathes, if anything. */
export type Saturation = { percent: number; breathing: "air" | "oxygen" | null };

/** "86%", "SpO2 86 % RA", "94% on 2 L nasal cannula", "99.0". */
export function readSaturation(text: string): Read<Saturation> {
  if (text.trim() === "") return { status: "missing" };
  if (NEGATIVE.test(text)) return questioned("oxygen saturation", text, outside(PLAUSIBLE.saturation));
  const match =
    /^(?:(?:sp[o0]2|sa[o0]2|o2 ?sats?|sats?)[ :=]*)?(\d{1,6})(\.\d{1,2})? ?%?(?: ?[,;(]? ?(.*?)\)?)?$/i.exec(
      tidy(text),
    );
  const percent = Number(match?.[1]);
  const breathing = breathingOf(match?.[3] ?? "");
  if (!match || breathing === undefined)
    return questioned("oxygen saturation", text, "write one value, like 96% on room air or 94% on 2 L");
  if (!isWithin(percent, PLAUSIBLE.saturation))
    return questioned("oxygen saturation", text, outside(PLAUSIBLE.saturation));
  // A tenth can decide the score, and the table has whole numbers.
  if (Number(match[2] ?? 0) > 0)
    return questioned("oxygen saturation", text, "write a whole number, like 96%");
  return { status: "read", value: { percent, breathing }, words: `${percent}%` };
}

const AIR = /^(?:(?:on|in) )?(?:ra|r\/a|room air|air)$/i;
const OXYGEN =
  /^(?:on )?(?:\d{1,2}(?:\.\d)? ?l(?:pm|\/min|iters?|itres?)?(?: (?:o2|oxygen))?|o2|oxygen)(?: (?:by|via|per|on|through))?(?: (?:nc|np|nasal cannula|nasal prongs|nasal specs|cannula|prongs|specs|(?:face|simple|hudson|venturi|non-?rebreather|nrb) ?(?:mask)?|mask|nrbm?|nrm|hfnc|high[- ]flow))?$/i;

/** The meaning of the words after the value; undefined when they cannot be read. */
function breathingOf(words: string): Saturation["breathing"] | undefined {
  if (words === "") return null;
  if (AIR.test(words)) return "air";
  const isNothing = /^(?:on )?0(?:\.0)? ?l/i.test(words);
  return OXYGEN.test(words) && !isNothing ? "oxygen" : undefined;
}

type Whole = { label: RegExp; words: RegExp; range: Range; what: string; unit: string };

function readWhole(text: string, { label, words, range, what, unit }: Whole): Read<number> {
  if (text.trim() === "") return { status: "missing" };
  if (NEGATIVE.test(text)) return questioned(what, text, outside(range));
  const match = /^[ :=]*(\d{1,6})(?:\.0)?(?![\d.])(.*)$/.exec(tidy(text).replace(label, ""));
  const value = Number(match?.[1]);
  if (!match || !areKnown(match[2] ?? "", words)) return questioned(what, text, "write one whole number");
  if (!isWithin(value, range)) return questioned(what, text, outside(range));
  return { status: "read", value, words: `${value}${unit}` };
}

function areKnown(rest: string, words: RegExp): boolean {
  const joined = rest.replace(/(\/|per) ?(min(?:ute)?)\b/gi, " $1$2 ");
  const parts = joined.split(/[\s,;()]+/).filter((part) => part !== "");
  return parts.every((part) => words.test(part.toLowerCase()));
}

const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

/** The range of a value, or of two. */
function outside(...ranges: readonly Range[]): string {
  return `it should be ${ranges.map(({ least, most }) => `${least} to ${most}`).join(" over ")}`;
}

/** No vital sign is below nought; behind a label the dash may be one. */
const NEGATIVE = /^\s*[-−]\s?\d/;

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

const questioned = (what: string, text: string, hint: string) =>
  ({ status: "questioned", question: `${what} “${text.trim()}” (${hint})` }) as const;
