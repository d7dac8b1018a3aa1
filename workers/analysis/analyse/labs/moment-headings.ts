import { headingWords } from "./columns.ts";
import { type DayOrder, readLabDate } from "./lab-date.ts";

/** Words that head the values of one of several times. */
const MOMENT =
  /^(?:(?:on|at|pre|post) )?(?:previous|prior|last|current|latest|today|yesterday|now|admission|admit|discharge|baseline|initial|first|second|third|repeat|repeated|recheck|retest|before|after|pre ?op|post ?op|preoperative|postoperative|follow up|day \d{1,3}|vorher|vorwert|aktuell|aufnahme|entlassung|ingreso|entree|sortie|precedent|actuel|anterior|actual|precedente|attuale)(?: (?:result|results|value|values|visit|day|labs?|bloods?|test|op|surgery|treatment|dialysis|transfusion))?$/;
/** Words of what is counted from other values, and so is measured at no time. */
export const SUMMARY =
  /^(?:mean|average|avg|median|max|maximum|min|minimum|total|totals|sum|sd|std|stdev|std dev|standard deviation|count|n|cv|target|targets|goal|goals|trend|change|delta|overall|mittelwert|durchschnitt|summe|moyenne|media|promedio|gesamt|highest|lowest|peak|nadir)(?: (?:value|values|of values|range))?$/;
const RESULT = /^(?:result|results|value|values|ergebnis|wert|resultado|resultat|level)$/;

const DATE =
  /\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?: \d{1,2}:\d{2}(?: ?[ap]m)?)?|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}(?: \d{1,2}:\d{2})?/i;

/** The date within a heading, "" where there is none. */
export const dateInHeading = (heading: string): string =>
  heading.length > LONGEST ? "" : (DATE.exec(heading)?.[0] ?? "");

/** Longer text heads no column of values. UTF-16 code units. */
const LONGEST = 60;

/**
 * What a heading says of the time of the values below it: "Admission 02/02/2026", "Previous". Null for a heading that
 * is none of a time.
 */
export function momentInHeading(heading: string, order: DayOrder | null): { at: string | null } | null {
  const bare = heading.trim().replace(/\s+/g, " ");
  if (bare === "" || bare.length > LONGEST) return null;
  const date = dateInHeading(bare);
  const words = headingWords(bare.replace(date, " ").replace(/[()[\]]/g, " "));
  if (date === "") return MOMENT.test(words) || isRangeSide(bare) ? { at: null } : null;
  return MOMENT.test(words) || RESULT.test(words) || words === "" ? { at: readLabDate(date, order) } : null;
}

/** Some laboratories print what is out of range in a column of its own. */
export const isRangeSide = (heading: string): boolean => /^(?:in|out of) range$/.test(headingWords(heading));
