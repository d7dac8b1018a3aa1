import { isMoment } from "./moments.ts";

/** A cell that only denies something; its column's heading or its row's name says what. */
const DENIAL = /^(?:no|nil|none|absent|never|not present|not seen|not observed)\.?$/i;
/** Headings of columns whose cells answer for the row's name: "Seizure | No" below "Finding". */
const OF_THE_ROW =
  /^(?:findings?|results?|present|presence|values?|answers?|responses?|status|outcomes?|given|done|taken|observ\w+|reported|yes ?\/? ?no|y ?\/ ?n|details?|comments?|notes?)?\??$/i;
/** A cell that says that the row's subject came to nothing. */
const UNDONE =
  /^(?:not (?:yet )?(?:given|done|taken|administered|performed|required)|refused|declined|held|withheld|omitted|missed|cancell?ed|discontinued|stopped|due|overdue)\b/i;
/** A cell with a denial of its own in prose: "No IV access". */
const OWN_DENIAL = /^(?:no|nil|not|none|without|denies|denied|never)\s+\S/i;

/** A filled cell with its column's heading; "" without one. */
type HeadedCell = { heading: string; cell: string };

/**
 * A row in words, so that a denial stays with what it denies. Read as it is, "Calf swelling | No | Left" would deny
 * what comes after, and a cell's edge would end a denial that belongs to its row. Null for a row without any.
 */
export function deniedInWords([name, ...rest]: readonly HeadedCell[]): string | null {
  if (!name || !rest.some(({ cell }) => isDenying(cell))) return null;
  let isDenied = false;
  let isEnded = false;
  const main = [name.cell];
  const sentences: string[] = [];
  for (const { cell, heading } of rest) {
    if (DENIAL.test(cell) && OF_THE_ROW.test(heading)) isDenied = true;
    else if (DENIAL.test(cell)) sentences.push(`no ${heading}`);
    else if (isEnded || OWN_DENIAL.test(cell)) sentences.push(cell);
    else main.push(cell);
    isEnded ||= UNDONE.test(cell);
  }
  return [`${isDenied ? "No " : ""}${main.join(" ")}`, ...sentences].join("; ");
}

const isDenying = (cell: string): boolean => DENIAL.test(cell) || UNDONE.test(cell) || OWN_DENIAL.test(cell);

/**
 * A row under headings that are dates or times, a sentence for each of them: "Potassium 5.7 mmol/L on 2026-03-02". Null
 * for any other.
 */
function datedInWords(cells: readonly HeadedCell[]): string | null {
  const isDated = ({ heading }: HeadedCell) => isMoment(heading);
  const [name, ...rest] = cells.filter((one) => !isDated(one)).map(({ cell }) => cell);
  const dated = cells.filter(isDated);
  if (name === undefined || dated.length === 0) return null;
  return dated.map(({ heading, cell }) => [name, cell, ...rest, "on", heading].join(" ")).join(". ");
}

/** A passage of a table ("Check: Seizure | Finding: No") as the checker reads it; any other stays as it is. */
export function passageInWords(text: string): string {
  const parts = text.split(" | ");
  if (parts.length < 2) return text;
  const cells = parts.map((part): HeadedCell => {
    const [, heading = "", cell = part] = /^(.{1,100}?): (.+)$/s.exec(part) ?? [];
    return { heading, cell };
  });
  const first = cells.findIndex(({ heading }) => heading !== "");
  if (first < 0) return text;
  const words = deniedInWords(cells.slice(first)) ?? datedInWords(cells.slice(first));
  return words === null ? text : [...parts.slice(0, first), words].join(". ");
}
