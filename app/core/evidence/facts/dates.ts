import type { Token } from "../text/tokens.ts";

/** A day of the year; `year` is the index of the token with the year, if that comes first. */
export type DateRead = { month: number; day: number; year: number | null; end: number };

const MONTHS = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/;
const NAMES =
  /^(?:jan|january|feb|february|mar|march|apr|april|may|june|jun|july|jul|aug|august|sept?|september|oct|october|nov|november|dec|december)$/;
const ORDER = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads the calendar date that begins at this token, or null: "2026-11-18" as in a date field, "18 November",
 * "18th of Nov", "November 18th", and figures such as "18/11/2026" if only one order makes a date. A year after it is
 * left to be read as a number.
 */
export function readDate(tokens: readonly Token[], at: number): DateRead | null {
  if (tokens[at]?.kind === "mark") return null;
  if (tokens[at]?.kind === "word") return readDayFirst(tokens, at) ?? readMonthFirst(tokens, at);
  return (
    readIso(tokens, at) ?? readSlashed(tokens, at) ?? readDayFirst(tokens, at) ?? readMonthFirst(tokens, at)
  );
}

function readIso(tokens: readonly Token[], at: number): DateRead | null {
  const [year, first, month, second, day] = tokens.slice(at, at + 5);
  if (!/^(?:19|20)\d\d$/.test(year?.text ?? "") || first?.text !== "-" || second?.text !== "-") return null;
  if (year?.end !== first.start || first.end !== month?.start || second.end !== day?.start) return null;
  return valid(Number(month?.text), Number(day?.text), at, at + 5);
}

/** If either figure could be the month, it is undecidable, and they stay figures; so do those of a longer series. */
function readSlashed(tokens: readonly Token[], at: number): DateRead | null {
  const [one, first, two, second, year] = tokens.slice(at, at + 5);
  if (
    tokens[at - 1]?.text === "/" ||
    first?.text !== "/" ||
    second?.text !== "/" ||
    !/^(?:19|20)?\d\d$/.test(year?.text ?? "")
  )
    return null;
  if (one?.end !== first.start || first.end !== two?.start || second.end !== year?.start) return null;
  const [a, b] = [Number(one?.text), Number(two?.text)];
  if (a <= 12 === b <= 12) return null;
  return valid(Math.min(a, b), Math.max(a, b), null, at + 4);
}

function readDayFirst(tokens: readonly Token[], at: number): DateRead | null {
  const day = dayAt(tokens, at);
  if (!day) return null;
  const next = tokens[day.end]?.text === "of" ? day.end + 1 : day.end;
  const month = monthAt(tokens, next);
  const isLast = /^(?:dec|jan)$/.test(tokens[next]?.text ?? "") && isEnd(tokens[next + 1]);
  return month && (isLast || isNamed(tokens, next, next + 1)) ? valid(month, day.day, null, next + 1) : null;
}

function readMonthFirst(tokens: readonly Token[], at: number): DateRead | null {
  const month = monthAt(tokens, at);
  const day = month ? dayAt(tokens, at + 1) : null;
  return month && day && isNamed(tokens, at, day.end) ? valid(month, day.day, null, day.end) : null;
}

/** "Next slot is 12 Dec.": nothing follows that could have decreased. */
const isEnd = (next: Token | undefined): boolean => next === undefined || /^(?:[.,;)]|\n+)$/.test(next.text);

/** "may" and "mar" are words as well: they are months only with a year after the date. */
function isNamed(tokens: readonly Token[], at: number, end: number): boolean {
  if (!/^(?:may|mar|dec|jan)$/.test(tokens[at]?.text ?? "")) return true;
  const year = tokens[end]?.text === "," ? end + 1 : end;
  return /^(?:19|20)\d\d$/.test(tokens[year]?.text ?? "");
}

function monthAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.text ?? "";
  if (!NAMES.test(word)) return null;
  return ORDER.indexOf(MONTHS.exec(word)?.[1] ?? "") + 1;
}

function dayAt(tokens: readonly Token[], at: number): { day: number; end: number } | null {
  const token = tokens[at];
  if (!token || !/^\d{1,2}$/.test(token.text)) return null;
  const suffix = tokens[at + 1];
  const isOrdinal = suffix?.start === token.end && /^(?:st|nd|rd|th)$/.test(suffix.text);
  return { day: Number(token.text), end: isOrdinal ? at + 2 : at + 1 };
}

function valid(month: number, day: number, year: number | null, end: number): DateRead | null {
  const isDate = Number.isInteger(month) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? { month, day, year, end } : null;
}
