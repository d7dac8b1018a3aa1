import { withLineFeeds } from "../line-ends.ts";
import { numberText } from "../sheets/number-text.ts";

/** Days on which Excel writes a time that has no day: its first ones, by either count. */
const NO_DAY = new Set(["1899-12-30", "1899-12-31", "1900-01-00", "1904-01-01"]);

/** A cell's value by its type: what is no number, date or truth value is text. */
export function xmlValueText(type: string, value: string, format: string): string {
  if (value === "") return "";
  if (type === "Number") {
    const number = Number(value);
    return Number.isNaN(number) ? value : numberText(number, format, false);
  }
  if (type === "Boolean") return value.trim() === "1" ? "TRUE" : "FALSE";
  return type === "DateTime" ? dateText(value.trim(), format) : withLineFeeds(value);
}

/** ISO 8601 as dates are given elsewhere: without a time at midnight, without a day where the format shows none. */
function dateText(written: string, format: string): string {
  const [, day = "", time = "", seconds = ""] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(?:\.\d*)?)?)?$/.exec(written) ?? [];
  if (day === "") return written;
  const exact = seconds === "" || seconds === "00" ? time : `${time}:${seconds}`;
  const showsDay = /[yd]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));
  if (NO_DAY.has(day) && !showsDay && exact !== "") return exact;
  return exact === "" || exact === "00:00" ? day : `${day}T${exact}`;
}
