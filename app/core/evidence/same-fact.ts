import type { Term } from "./facts/parsed-statement.ts";
import type { Quantity } from "./facts/quantities.ts";
import type { Unit } from "./lexicon/units.ts";

/** Whether two terms say the same, in whatever spelling or unit. */
export function isSameFact(a: Term, b: Term): boolean {
  if (a.form === b.form || isSamePartOfDay(a.form, b.form)) return true;
  if (a.kind === "number" && b.kind === "number") return isSameNumber(a, b);
  if (a.kind === "time" && b.kind === "time")
    return isSameClock(a.form, b.form) || isPartOfDay(a.form, b.form);
  if (a.kind === "time" && b.kind === "number") return isClockNumber(a.form, b);
  if (a.kind === "number" && b.kind === "time") return isClockNumber(b.form, a);
  return false;
}

/** "Nocte" is at night and at bedtime, "tonight" an evening or a night, "mane" and "every morning" a morning. */
const isSamePartOfDay = (a: string, b: string): boolean => partsOfDayLike(a).includes(b);

/** "In the morning" for "at 0600"; `a` is the statement's. */
function isPartOfDay(a: string, b: string): boolean {
  const clock = clockOf(b);
  const part = clock && !clock.isHalfDay ? PARTS_BY_CLOCK[a] : undefined;
  return part?.some(([from, to]) => clock !== null && clock.minutes >= from && clock.minutes < to) === true;
}

/** From and to, in minutes after midnight. */
const PARTS_BY_CLOCK: Record<string, readonly (readonly [number, number])[]> = {
  "time:morning": [[240, 720]],
  "time:afternoon": [[720, 1080]],
  "time:evening": [[1020, 1380]],
  "time:night": [
    [0, 420],
    [1260, 1440],
  ],
};

/** The forms of the times and frequencies that name the same part of the day. */
export const partsOfDayLike = (form: string): readonly string[] =>
  PARTS_OF_DAY.filter((part) => part.includes(form)).flat();

const PARTS_OF_DAY = [
  ["time:night", "time:tonight", "every:bedtime"],
  ["time:evening", "time:tonight", "every:evening"],
  ["time:morning", "every:morning"],
];

/** Whether two numbers are written alike and differ only in their units. */
export function isSameDigits(a: Term, b: Term): boolean {
  return a.quantity !== null && a.quantity.value === b.quantity?.value && a.quantity.over === b.quantity.over;
}

function isSameNumber(a: Term, b: Term): boolean {
  if (!a.quantity || !b.quantity) return false;
  if (a.quantity.over !== b.quantity.over)
    return isPartOf(a, b) || isPartOf(b, a) || isFraction(a.quantity, b.quantity);
  if (a.quantity.over !== null) return a.quantity.value === b.quantity.value && fits(a, b);
  return (
    isEqualAmount(a.quantity, b.quantity) ||
    (a.quantity.value === b.quantity.value && fits(a, b)) ||
    isShare(a, b)
  );
}

/** Equal after conversion: 1 g and 1000 mg, 37 °C and 98.6 °F (to the tenth). */
function isEqualAmount(a: Quantity, b: Quantity): boolean {
  if (!a.unit || !b.unit) return false;
  if (a.unit.dimension === b.unit.dimension) return isClose(a.value * a.unit.factor, b.value * b.unit.factor);
  if (a.unit.dimension === "celsius" && b.unit.dimension === "fahrenheit")
    return isSameWarmth(a.value, b.value);
  return (
    a.unit.dimension === "fahrenheit" && b.unit.dimension === "celsius" && isSameWarmth(b.value, a.value)
  );
}

function isSameWarmth(celsius: number, fahrenheit: number): boolean {
  return Math.abs(celsius * 1.8 + 32 - fahrenheit) < 0.06;
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Whether the units of equal digits can be left out or replace each other; `a` is the note's. */
function fits(a: Term, b: Term): boolean {
  const [own, other] = [a.quantity?.unit ?? null, b.quantity?.unit ?? null];
  if (own?.key === "patch" && !other) return true;
  if (own?.dimension === other?.dimension) return (own?.factor ?? 1) === (other?.factor ?? 1);
  if (!own) return other !== null;
  if (!other) return isImplied(own, a, b);
  return isAlike(own, other) || isAlike(other, own);
}

/** Units that a number may gain without saying more: 112 as a heart rate is 112 bpm, 38.2 is °C and not °F. */
function isImplied(unit: Unit, a: Term, b: Term): boolean {
  const value = a.quantity?.value ?? 0;
  if (b.unitBeside && b.unitBeside.dimension === unit.dimension && b.unitBeside.factor === unit.factor)
    return true;
  if (unit.dimension === "celsius") return value < 46;
  if (unit.dimension === "fahrenheit") return value > 80;
  if (unit.dimension === "degrees" || unit.dimension === "times") return true;
  if (unit.dimension === "beats/time" || unit.dimension === "count/time") return true;
  if (unit.dimension === "month")
    return unit.key === "year-old" || unit.key === "year" ? isAge(value, b) : false;
  const isLoose = b.anchor.measure === null && b.anchor.drug === null;
  if (unit.dimension === "gauge") return isLoose && CANNULAS.has(value);
  if (unit.dimension === "volume" && VOLUMES.has(b.anchor.measure ?? "")) return unit.key === "ml";
  if (LOOSE.has(unit.dimension) || unit.key === "kg") return isLoose;
  return IMPLIED.has(unit.dimension) || b.anchor.measure !== null;
}

/** "Woman of 58": a bare number that measures nothing else. */
function isAge(value: number, { anchor }: Term): boolean {
  return anchor.measure === "age" || (anchor.measure === null && anchor.drug === null && value <= 110);
}

/** "A 22 in the foot". */
const CANNULAS = new Set([14, 16, 18, 20, 22, 24, 26]);

/** What a bare number can be that is not a measure's or a medicine's: "voided 300", "feeds at 55". */
const LOOSE = new Set(["time", "length", "volume", "volume/time"]);
/** What is charted in millilitres. */
const VOLUMES = new Set(["intake", "output", "urine-output"]);
const IMPLIED = new Set(["percent", "breaths/time", "pressure", "grade", "energy"]);

function isAlike(a: Unit, b: Unit): boolean {
  if (b.key === "/h") return a.key === "ml/h";
  if (a.dimension === "count/time") return /^(?:beats|breaths)\/time$/.test(b.dimension);
  if (a.dimension === "degrees") return b.dimension === "celsius" || b.dimension === "fahrenheit";
  if (a.dimension === "mass") return a.key === "g" && b.dimension === "gauge";
  return a.key === "l" && (b.key === "lpm" || b.key === "l/min");
}

/** "0.4" of inspired oxygen is "40 %"; half of a meal is 50 %. */
function isShare(a: Term, b: Term): boolean {
  const [share, percent] = a.quantity?.unit ? [b.quantity, a.quantity] : [a.quantity, b.quantity];
  return (
    share?.unit === null &&
    share.over === null &&
    percent?.unit?.dimension === "percent" &&
    isClose(share.value * 100, percent.value)
  );
}

/** "systolic 98" is part of 98/54, "pain 6" of 6/10. */
function isPartOf(single: Term, ratio: Term): boolean {
  const whole = ratio.quantity;
  if (!single.quantity || single.quantity.over !== null || !whole || whole.over === null) return false;
  if (single.anchor.measure === "diastolic") return single.quantity.value === whole.over;
  const isScale = [5, 10, 15, 100].includes(whole.over);
  return (isScale || single.anchor.measure === "systolic") && single.quantity.value === whole.value;
}

/** "1/2" is a half, "3/4" of a meal 75 %. */
function isFraction(a: Quantity, b: Quantity): boolean {
  const [ratio, single] = a.over === null ? [b, a] : [a, b];
  const isPercent = single.unit?.dimension === "percent";
  return (
    (ratio.over === 2 || ratio.over === 4) &&
    single.over === null &&
    (ratio.value / ratio.over) * (isPercent ? 100 : 1) === single.value
  );
}

function isSameClock(a: string, b: string): boolean {
  const [first, second] = [clockOf(a), clockOf(b)];
  if (!first || !second) return false;
  const isOpen = first.isHalfDay || second.isHalfDay;
  return isOpen ? first.minutes % 720 === second.minutes % 720 : first.minutes === second.minutes;
}

/** A bare "1400" can be two o'clock, and "at 6" is 0600; that it is 1800 may not be guessed. */
function isClockNumber(time: string, number: Term): boolean {
  const clock = clockOf(time);
  const value = number.quantity?.value ?? -1;
  if (!clock || number.quantity?.unit || number.quantity?.over !== null) return false;
  if (!Number.isInteger(value)) return isDottedClock(clock.minutes, number);
  if (value < 100) return number.quantity.isHour === true && value * 60 === clock.minutes;
  return Math.floor(value / 100) * 60 + (value % 100) === clock.minutes;
}

/** "1.30" among times is half past one, morning or afternoon. A measured value is not a time. */
function isDottedClock(minutes: number, { quantity, anchor }: Term): boolean {
  const value = quantity?.value ?? 0;
  const past = Math.round((value % 1) * 100);
  const isClock = value >= 1 && value < 24 && past < 60 && anchor.measure === null && anchor.drug === null;
  return isClock && (Math.floor(value) * 60 + past) % 720 === minutes % 720;
}

function clockOf(form: string): { minutes: number; isHalfDay: boolean } | null {
  const read = /^time:(\d+)(\??)$/.exec(form);
  return read && { minutes: Number(read[1]), isHalfDay: read[2] === "?" };
}
