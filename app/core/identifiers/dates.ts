import type { Found } from "./found.ts";

/** Dates of birth, by what they are called; other dates are part of the clinical course and stay. */
export function findBirthDates(text: string): Found[] {
  return [...text.matchAll(BIRTH)].map((match) => {
    const date = match.groups?.date ?? match[0];
    const end = match.index + match[0].length;
    return { start: end - date.length, end, kind: "DATE" as const, identity: date.toLowerCase() };
  });
}

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}";
const DATE = `(?:\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[-./ ]\\d{1,2}[-./ ]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH},?[ -]\\d{2,4}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})`;
const BIRTH = new RegExp(
  `(?<![\\p{L}\\d])(?:d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|born(?: on)?)(?: is| was|\\?|\\.| it['’]s)*[:\\s]*(?<date>${DATE})(?!\\d)`,
  "giu",
);

const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(
  ",",
);

/** The ways in which a date is usually written: 2024-03-14, 14/03/2024, 3/14/2024, 14 March 2024, March 14, 2024. */
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
