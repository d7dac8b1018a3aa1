import { phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { isPairedBehind } from "./sides.ts";

/** A unit of measure: `dimension` says what can be compared, `factor` converts to the dimension's base unit. */
export type Unit = { key: string; dimension: string; factor: number };

/** The unit that begins at this token (a hyphen may precede it), with the index after it; or null. */
export function readUnit(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  const from = tokens[at]?.text === "-" ? at + 1 : at;
  const found = UNIT_TABLE.match(tokens, from);
  if (!found || isOtherwiseMeant(tokens, from, found.end, found.value.key)) return null;
  const whole = withDenominators(tokens, found.value, found.end);
  return whole.unit.key === "beats" || whole.unit.key === "breaths" ? null : whole;
}

/** "/min", "per minute", "/h" right after a number. */
export function readBareRate(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  const divided = readDenominator(tokens, at);
  if (divided?.unit.key === "h") return { unit: PER_HOUR, end: divided.end };
  if (divided?.unit.key !== "min") return null;
  return { unit: { key: "/min", dimension: "count/time", factor: 1 }, end: divided.end };
}

/**
 * key, dimension, factor to the base (g, mL, h, cm, mmHg …): the ways to write it.
 */
const UNITS: [key: string, dimension: string, factor: number, names: string][] = [
  ["ng", "mass", 1e-9, "ng, nanogram, nanograms"],
  ["mcg", "mass", 1e-6, "mcg, mcgs, ug, microgram, micrograms, micro g"],
  ["mg", "mass", 1e-3, "mg, mgs, milligram, milligrams, milligramme, milligrammes"],
  ["g", "mass", 1, "g, gm, gms, gram, grams, gramme, grammes"],
  ["kg", "mass", 1e3, "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramme"],
  ["lb", "mass", 453.59237, "lb, lbs, pound, pounds"],
  ["oz", "mass", 28.349523125, "oz, ounce, ounces"],
  ["ml", "volume", 1, "ml, mls, milliliter, milliliters, millilitre, millilitres, cc, ccs"],
  ["dl", "volume", 100, "dl, deciliter, deciliters, decilitre, decilitres"],
  ["l", "volume", 1e3, "l, liter, liters, litre, litres, ltr, ltrs"],
  ["tsp", "volume", 5, "tsp, teaspoon, teaspoons"],
  ["tbsp", "volume", 15, "tbsp, tablespoon, tablespoons"],
  ["sec", "time", 1 / 3600, "sec, secs, second, seconds, s"],
  ["min", "time", 1 / 60, "min, mins, minute, minutes"],
  ["h", "time", 1, "h, hr, hrs, hour, hours"],
  ["day", "time", 24, "d, day, days"],
  ["week", "time", 168, "wk, wks, week, weeks"],
  ["month", "month", 1, "mo, mos, month, months"],
  ["year", "month", 12, "yr, yrs, year, years, y"],
  [
    "year-old",
    "month",
    12,
    "year old, years old, year-old, years-old, yr old, yrs old, yr-old, y/o, yo, years of age, yrs of age",
  ],
  ["month-old", "month", 1, "month old, months old, month-old, mo old"],
  ["week-old", "time", 168, "week old, weeks old, week-old"],
  ["day-old", "time", 24, "day old, days old, day-old"],
  ["mm", "length", 0.1, "mm, millimeter, millimeters, millimetre, millimetres"],
  ["cm", "length", 1, "cm, cms, centimeter, centimeters, centimetre, centimetres"],
  ["m", "length", 100, "m, meter, meters, metre, metres"],
  ["inch", "length", 2.54, "inch, inches"],
  ["ft", "length", 30.48, "ft, feet, foot"],
  ["mmhg", "pressure", 1, "mmhg, mm hg, mm of hg, millimeters of mercury, millimetres of mercury"],
  ["cmh2o", "pressure", 0.7355592, "cmh2o, cm h2o, cm of water"],
  ["bpm", "beats/time", 1, "bpm"],
  ["beats", "beats", 1, "beat, beats"],
  ["breaths", "breaths", 1, "breath, breaths, br, respirations"],
  ["iu", "iu", 1, "unit, units, iu, u, international units"],
  ["miu", "iu", 1e6, "mu, miu, million units, million iu, megaunits"],
  ["meq", "meq", 1, "meq, meqs, milliequivalent, milliequivalents"],
  ["mmol", "mole", 1, "mmol, mmols, millimole, millimoles"],
  ["kcal", "energy", 1, "kcal, kcals, cal, cals, calorie, calories, kilocalorie, kilocalories"],
  ["kj", "energy", 0.239006, "kj, kilojoule, kilojoules"],
  ["tablet", "tablet", 1, "tab, tabs, tablet, tablets, pill, pills"],
  ["capsule", "capsule", 1, "cap, caps, capsule, capsules"],
  ["puff", "puff", 1, "puff, puffs, inhalation, inhalations"],
  ["drop", "drop", 1, "drop, drops, gtt, gtts"],
  ["spray", "spray", 1, "spray, sprays"],
  ["patch", "patch", 1, "patch, patches"],
  ["suppository", "suppository", 1, "suppository, suppositories"],
  ["ampoule", "ampoule", 1, "ampoule, ampoules, amp, amps, ampule, ampules"],
  ["vial", "vial", 1, "vial, vials"],
  ["%", "percent", 1, "%, percent, per cent, pct"],
  [
    "c",
    "celsius",
    1,
    "c, ° c, degrees c, degree c, deg c, degrees celsius, degree celsius, celsius, degrees centigrade, ° celsius",
  ],
  [
    "f",
    "fahrenheit",
    1,
    "f, ° f, degrees f, degree f, deg f, degrees fahrenheit, degree fahrenheit, fahrenheit, ° fahrenheit",
  ],
  ["degrees", "degrees", 1, "°, degrees, degree, deg"],
  ["gauge", "gauge", 1, "gauge, ga"],
  ["french", "french", 1, "french, fr"],
  ["lpm", "volume/time", 60_000, "lpm"],
];

const UNIT_TABLE = phraseTable<Unit>(tokenise);
for (const [key, dimension, factor, names] of UNITS) {
  for (const name of names.split(",")) UNIT_TABLE.add(name.trim(), { key, dimension, factor });
}

/** A short letter after a number is a unit only if nothing continues it. */
function isOtherwiseMeant(tokens: readonly Token[], at: number, end: number, key: string): boolean {
  const next = tokens[end];
  if (tokens[at]?.text === "hr") return isHeartRate(tokens, end);
  const isShort = tokens[at]?.text.length === 1 && end === at + 1;
  if (!isShort || key === "%" || key === "degrees") return false;
  const isGlued = next !== undefined && next.start === tokens[at]?.end;
  if (isGlued && (next.text === "&" || next.text === "'")) return true;
  // "1600 c/o", "0415 d/t".
  if (isGlued && next.text === "/" && /^(?:o|t|b|w)$/.test(tokens[end + 1]?.text ?? "")) return true;
  if (key === "c" && /^(?:diff|difficile)$/.test((next?.text === "." ? tokens[end + 1] : next)?.text ?? ""))
    return true;
  return key === "l" && (SIDED.has(next?.text ?? "") || isPairedBehind(tokens, at));
}

/** "92/58 HR 118": a heart rate follows, whereas "2 hr 30 min" goes on with a part of an hour. */
function isHeartRate(tokens: readonly Token[], end: number): boolean {
  const at = /^[:=]$/.test(tokens[end]?.text ?? "") ? end + 1 : end;
  const [number, unit] = [tokens[at], tokens[at + 1]];
  return number?.kind === "number" && Number(number.text) >= SLOWEST_HEART && !/^min/.test(unit?.text ?? "");
}

const SLOWEST_HEART = 20;

/** "2 L arm abrasions": the L is a side. */
const SIDED = new Set(
  "side sided arm leg hand foot knee hip shoulder elbow wrist ankle eye ear breast lung lower upper calf thigh forearm heel tka tkr tha thr bka aka orif fem".split(
    " ",
  ),
);

/** "Hartmann's 125/h": the chart says of what. */
const PER_HOUR: Unit = { key: "/h", dimension: "count/hour", factor: 1 };
const HOUR: Unit = { key: "h", dimension: "time", factor: 1 };
const DIVIDERS = new Set(["min", "h", "kg", "l", "dl", "ml"]);

function withDenominators(tokens: readonly Token[], unit: Unit, at: number): { unit: Unit; end: number } {
  let whole = { unit, end: at };
  for (let next = readDenominator(tokens, at); next; next = readDenominator(tokens, whole.end)) {
    whole = { unit: divide(whole.unit, next.unit), end: next.end };
  }
  return whole;
}

function readDenominator(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  const word = tokens[at]?.text ?? "";
  if (word === "hourly" && tokens[at - 1]?.kind === "word") return { unit: HOUR, end: at + 1 };
  if (!/^(?:\/|per|a|an)$/.test(word)) return null;
  const found = UNIT_TABLE.match(tokens, at + 1);
  if (!found || !DIVIDERS.has(found.value.key)) return null;
  return { unit: found.value, end: found.end };
}

function divide(unit: Unit, by: Unit): Unit {
  const isCount = unit.key === "beats" || unit.key === "breaths";
  const factor = isCount ? (by.key === "min" ? 1 : 1 / 60) : unit.factor / by.factor;
  return { key: `${unit.key}/${by.key}`, dimension: `${unit.dimension}/${by.dimension}`, factor };
}
