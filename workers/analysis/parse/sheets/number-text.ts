import { SSF } from "xlsx";
import { LONGEST_FORMAT, replacementText } from "./replacement-text.ts";

/** SheetJS types its formatter loosely; this is the part used here. */
const formatter: {
  format(format: string, value: number): string;
  is_date(format: string): boolean;
  parse_date_code(value: number, options: { date1904: boolean }): DateCode | null;
} = SSF;
type DateCode = { y: number; m: number; d: number; H: number; M: number; S: number };

/**
 * A number as text. Dates become ISO 8601 ("2016-05-17", "2016-05-17T08:30", "08:30"). Every other number keeps all
 * its digits, because a format may round what a nurse must not. If the format adds something (a unit, a percent
 * sign, leading zeros), the number is given as Excel shows it, followed by the stored value if the two differ; a
 * format that shows something else altogether is ignored.
 */
export function numberText(value: number, format: string, date1904: boolean): string {
  if (!Number.isFinite(value)) return String(value);
  const exact = String(Number(value.toPrecision(15)));
  if (format === "" || format === "General" || format.length > LONGEST_FORMAT) return exact;
  if (formatter.is_date(format)) return dateText(value, format, date1904) ?? exact;
  if (!(addsMeaning(format) || isFraction(format)) || replacementText(format, value) !== null) return exact;
  const shown = show(format, value);
  if (shown === null) return exact;
  return saysAll(shown, value) ? shown : `${shown} (${exact})`;
}

/** A percent sign, a word or unit between quotes, an escaped letter, or nothing but zeros ("00000"). */
const addsMeaning = (format: string) => /%|"[^"]*[\p{L}°$€£][^"]*"|\\\p{L}|^0{2,}$/u.test(format);

/** "1 1/2", as tablets are counted: digits or a number below the slash. */
const isFraction = (format: string) => /[?#]\/(?:[?#]|\d)/.test(withoutLiterals(format));

function show(format: string, value: number): string | null {
  try {
    return formatter.format(format, value).trim() || null;
  } catch {
    return null;
  }
}

/** Whether the shown number is the stored one, or its percentage. */
function saysAll(shown: string, value: number): boolean {
  if (/\d\/\d/.test(shown)) return false;
  const number = /\d[\d,]*(?:\.\d+)?(?:[eE][+-]?\d+)?/.exec(shown)?.[0].replaceAll(",", "");
  if (number === undefined) return false;
  const scaled = Math.abs(shown.includes("%") ? value * 100 : value);
  return Math.abs(Number(number) - scaled) <= scaled * 1e-14;
}

const two = (n: number) => String(n).padStart(2, "0");
const withoutLiterals = (format: string) => format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");

/** Null for a number that is not a date (negative, or beyond the year 9999). */
function dateText(value: number, format: string, date1904: boolean): string | null {
  if (/\[[hms]+\]/i.test(format)) return show(format, value);
  const code = formatter.parse_date_code(value, { date1904 });
  if (!code) return null;
  const time = `${two(code.H)}:${two(code.M)}${code.S > 0 ? `:${two(Math.floor(code.S))}` : ""}`;
  const hasDay = value >= 1 || /[yd]/i.test(withoutLiterals(format));
  if (!hasDay) return time;
  const day = `${String(code.y).padStart(4, "0")}-${two(code.m)}-${two(code.d)}`;
  return value % 1 === 0 ? day : `${day}T${time}`;
}
