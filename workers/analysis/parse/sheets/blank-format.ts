import { SSF } from "xlsx";

/** SheetJS types its formatter loosely. */
const formatter: { format(format: string, value: number | string): string } = SSF;

const known = new Map<string, boolean>();
const MOST_KNOWN = 2_000;

/** Whether a number format shows nothing of this value, as ";;;" does of any: Excel then shows an empty cell. */
export function isBlankFormat(format: string, value: number | string): boolean {
  if (!mayBeBlank(format)) return false;
  try {
    return formatter.format(format, value).trim() === "";
  } catch {
    return false;
  }
}

/** Whether a format has a section without any place for digits, letters or text. */
function mayBeBlank(format: string): boolean {
  let answer = known.get(format);
  if (answer === undefined) {
    answer = format !== "" && format.split(";").some((section) => section.replace(UNSEEN, "") === "");
    if (known.size < MOST_KNOWN) known.set(format, answer);
  }
  return answer;
}

/** Colours and languages, blanks, blanks as wide as a letter, and empty quotes. */
const UNSEEN = /\[[^\]]*\]|"\s*"|\\ |[_*].|\s/g;
