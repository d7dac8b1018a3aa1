/**
 * Reads one vital sign as a nurse types it. Strict: a number with the words that usually stand beside it, and nothing
 * else. Whatever could mean something else is questioned, and never scored.
 */

export type Read<Value> =
  | { status: "missing" }
  | { status: "questioned"; question: string }
  | {
      status: "read";
      value: Value;
      /** The value as the score's reasons name it, "98.6 °F (37.0 °C)". */
      words: string;
    };

type Range = { least: number; most: number };

/** Outside of these no living patient is likely to be; a slip of the keys is. */
const PLAUSIBLE = {
  respiration: { least: 3, most: 80 },
  saturation: { least: 40, most: 100 },
  systolic: { least: 30, most: 300 },
  diastolic: { least: 10, most: 200 },
  pulse: { least: 20, most: 250 },
  celsius: { least: 25, most: 44 },
} as const satisfies Record<string, Range>;

/** "30", "30/min", "30 breaths per minute, laboured". */
export function readRespiration(text: string): Read<number> {
  const words =
    /^(?:breaths?|bpm|resps?|(?:\/|per) ?min(?:ute)?|(?:un)?labou?red|shallow|deep|regular|irregular)$/;
  return readWhole(text, { words, range: PLAUSIBLE.respiration, what: "respiration rate", unit: "/min" });
}

/** "118", "118 bpm irregular". */
export function readPulse(text: string): Read<number> {
  const words =
    /^(?:beats?|bpm|(?:\/|per) ?min(?:ute)?|reg(?:ular)?|irreg(?:ular)?|apical|radial|apex|sinus|paced|strong|weak|thready|bounding)$/;
  return readWhole(text, { words, range: PLAUSIBLE.pulse, what: "heart rate", unit: "/min" });
}

/** "98/54", "98 over 54 mmHg lying". @returns the systolic pressure in mmHg */
export function readSystolic(text: string): Read<number> {
  if (text.trim() === "") return { status: "missing" };
  const match =
    /^(\d{1,3}) ?(?:\/|over) ?(\d{1,3}) ?(?:mm ?hg)?(?:[ ,(]+(?:lying|sitting|standing|supine|manual|automatic|left arm|right arm|l arm|r arm)\)?)*$/i.exec(
      tidy(text),
    );
  if (!match) return questioned("blood pressure", text, "write it as systolic/diastolic, like 120/80");
  const [systolic, diastolic] = [Number(match[1]), Number(match[2])];
  if (diastolic >= systolic) return questioned("blood pressure", text, "the systolic value comes first");
  if (!isWithin(systolic, PLAUSIBLE.systolic) || !isWithin(diastolic, PLAUSIBLE.diastolic))
    return questioned("blood pressure", text, "is it right?");
  return { status: "read", value: systolic, words: `${systolic} mmHg` };
}

/**
 * "36.9", "36.9 °C oral", "98.6 F". Without a unit it is the one in which a person can have that temperature.
 * @returns degrees Celsius, to one decimal
 */
export function readTemperature(text: string): Read<number> {
  if (text.trim() === "") return { status: "missing" };
  const match =
    /^(\d{2,3}(?:\.\d+)?) ?°? ?(c|celsius|f|fahrenheit)?(?:[ ,(]+(?:oral|orally|po|tympanic|ear|axillary|rectal|temporal|forehead|core|skin)\)?)*$/i.exec(
      tidy(text),
    );
  if (!match) return questioned("temperature", text, "write one number, like 36.9");
  const [, digits = "", letter = ""] = match;
  const unit = letter.charAt(0).toUpperCase() || unitOf(Number(digits));
  if (unit === null) return questioned("temperature", text, "is it °C or °F?");
  if (/\.\d\d/.test(digits)) return questioned("temperature", text, "write it to one decimal");
  const celsius = unit === "C" ? Number(digits) : toCelsius(Number(digits));
  if (!isWithin(celsius, PLAUSIBLE.celsius))
    return questioned("temperature", text, letter ? "is the unit right?" : "is it right?");
  const words = `${celsius.toFixed(1)} °C`;
  return { status: "read", value: celsius, words: unit === "F" ? `${digits} °F (${words})` : words };
}

/** No temperature of a living person is plausible in both units. */
function unitOf(degrees: number): "C" | "F" | null {
  if (isWithin(degrees, PLAUSIBLE.celsius)) return "C";
  return isWithin(toCelsius(degrees), PLAUSIBLE.celsius) ? "F" : null;
}

/** Rounded to a tenth, the step of the scoring table. */
const toCelsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 50) / 9) / 10;

/** The saturation, and whether the same text says what the patient breathes. */
export type Saturation = { percent: number; breathing: "air" | "oxygen" | null };

/** "86%", "86 % RA", "94% on 2 L nasal cannula". */
export function readSaturation(text: string): Read<Saturation> {
  if (text.trim() === "") return { status: "missing" };
  const match = /^(\d{1,3}) ?%?(?: ?[,(]? ?(.*?)\)?)?$/i.exec(tidy(text));
  const percent = Number(match?.[1]);
  const breathing = breathingOf(match?.[2] ?? "");
  if (!match || breathing === undefined)
    return questioned("oxygen saturation", text, "write one value, like 96% on room air or 94% on 2 L");
  if (!isWithin(percent, PLAUSIBLE.saturation)) return questioned("oxygen saturation", text, "is it right?");
  return { status: "read", value: { percent, breathing }, words: `${percent}%` };
}

const AIR = /^(?:on )?(?:ra|room air|air)$/i;
const OXYGEN =
  /^(?:on )?(?:\d{1,2}(?:\.\d)? ?l(?:pm|\/min|iters?|itres?)?(?: (?:o2|oxygen))?|o2|oxygen)(?: (?:by|via|per|on|through))?(?: (?:nc|nasal cannula|nasal prongs|cannula|(?:face|simple|venturi|non-?rebreather|nrb) ?(?:mask)?|mask|nrb|hfnc|high[- ]flow))?$/i;

/** What the words after the value say; undefined when they cannot be read. */
function breathingOf(words: string): Saturation["breathing"] | undefined {
  if (words === "") return null;
  if (AIR.test(words)) return "air";
  const isNothing = /^(?:on )?0(?:\.0)? ?l/i.test(words);
  return OXYGEN.test(words) && !isNothing ? "oxygen" : undefined;
}

type Whole = { words: RegExp; range: Range; what: string; unit: string };

function readWhole(text: string, { words, range, what, unit }: Whole): Read<number> {
  if (text.trim() === "") return { status: "missing" };
  const match = /^(\d{1,3})(?![\d.])(.*)$/.exec(tidy(text));
  const value = Number(match?.[1]);
  if (!match || !areKnown(match[2] ?? "", words)) return questioned(what, text, "write one whole number");
  if (!isWithin(value, range)) return questioned(what, text, "is it right?");
  return { status: "read", value, words: `${value}${unit}` };
}

function areKnown(rest: string, words: RegExp): boolean {
  const joined = rest.replace(/(\/|per) ?(min(?:ute)?)\b/gi, " $1$2 ");
  const parts = joined.split(/[\s,;()]+/).filter((part) => part !== "");
  return parts.every((part) => words.test(part.toLowerCase()));
}

const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

const questioned = (what: string, text: string, hint: string) =>
  ({ status: "questioned", question: `${what} “${text.trim()}” (${hint})` }) as const;
