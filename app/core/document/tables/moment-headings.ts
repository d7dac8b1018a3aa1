import { headingWords, roleOf } from "./column-roles.ts";
import { certainDate, type DayOrder, type Moment, readClockTime, readMoment, withColon } from "./moments.ts";

/** What a heading says about the time of values below; `words` mean one of several times, not which ("Previous"). */
export type HeadedMoment = Moment | { kind: "words"; at: null; turn: null };

/** Words that head values from one of several times. */
const MOMENT =
  /^(?:(?:on|at|pre|post) )?(?:previous|prev|prior|last|current|latest|today|yesterday|now|admission|admit|discharge|baseline|initial|first|second|third|repeat|repeated|recheck|retest|before|after|pre ?op|post ?op|preoperative|postoperative|follow up|pre|post|booking|clinic|arrival|triage|(?:day|week|month|visit|cycle|session) \d{1,3}|\d{1,3} (?:hours?|days?|weeks?|months?)|vorher|vorwert|aktuell|aufnahme|entlassung|ingreso|entree|sortie|precedent|actuel|anterior|anteriorite|anteriorites|vorbefund|vorige|actual|precedente|attuale)(?: (?:result|results|value|values|visit|day|labs?|bloods?|test|op|surgery|treatment|dialysis|transfusion))?$/;
const RESULT = /^(?:result|results|value|values|ergebnis|wert|resultado|resultat|level)$/;

/** The time of a sample with its source: "Arterial 06:14". */
const OF_SAMPLE =
  /^(?:(?:mixed |central )?venous|arterial|capillary|art|ven|cap|[acv]bg|sample(?: \d{1,2})?)[ .,:@-]+(\d{1,2}[:.]\d{2}.*)$/i;

const DATE =
  /\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?: \d{1,2}:\d{2}(?: ?[ap]m)?)?|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}(?: \d{1,2}:\d{2})?|[a-z]{3,9} \d{1,2},? \d{4}/i;

/** Longer text is not a heading of values. UTF-16 code units. */
const LONGEST = 60;

/** The first date within a heading or a short line, "" without one. */
export const dateWithin = (heading: string): string =>
  heading.length > LONGEST ? "" : (DATE.exec(heading)?.[0] ?? "");

/** "12 Mar 2026", "Admission 02/02/2026", "Previous"; null for a heading that names no time. */
export function momentOfHeading(heading: string, order: DayOrder | null): HeadedMoment | null {
  const bare = heading.trim().replace(/\s+/g, " ");
  if (bare === "" || bare.length > LONGEST || roleOf(bare) !== null) return null;
  const whole = readMoment(bare, order);
  if (whole) return whole;
  const [, clock = ""] = OF_SAMPLE.exec(bare) ?? [];
  if (readClockTime(withColon(clock)) !== null) return { kind: "time", at: null, turn: null };
  const date = dateWithin(bare);
  const words = headingWords(bare.replace(date, " ").replace(/[()[\]]/g, " "));
  if (date === "")
    return MOMENT.test(words) || isRangeSide(bare) ? { kind: "words", at: null, turn: null } : null;
  const isOfTime = MOMENT.test(words) || RESULT.test(words) || words === "";
  return isOfTime ? { kind: "date", at: certainDate(date, order), turn: null } : null;
}

/** Some laboratories print out-of-range values in a column of their own. */
export const isRangeSide = (heading: string): boolean => /^(?:in|out of) range$/.test(headingWords(heading));
