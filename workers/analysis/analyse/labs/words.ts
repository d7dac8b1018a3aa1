import { headingWords, roleOf } from "#app/core/document/tables/column-roles.ts";
import { isMoment } from "#app/core/document/tables/moments.ts";
import { type Measured, type RowTexts, valueInWords } from "./measured.ts";

/** An organism's susceptibility to an antibiotic, perhaps with the concentration tested. */
const SUSCEPTIBILITY =
  /^(?:[SIR]|SDD|susceptible|sensitive|intermediate|resistant|sensibel|sensible|intermediär|resistent|resistente)(?=$|\W)[\s()<>≤≥=\d.,]*$/i;

export const isSusceptibility = (text: string): boolean =>
  text.length <= LONGEST && SUSCEPTIBILITY.test(text);

/** Words among a chart's numbers: a level of consciousness, a coma score in its parts, room air, a height in feet. */
const OBSERVED =
  /^(?:\d{1,2}\s?(?:'|′|ft)\s?\d{1,2}(?:\.\d)?\s?(?:"|″|''|in)?|\d{1,2}\s?st\s?\d{1,2}(?:\.\d)?\s?(?:lbs?)?|[ACVPU]|alert|voice|pain|confused|unresponsive|wach|E[1-4NC]\s?V[1-5NT]\s?M[1-6N]|RA|(?:room )?air)$/i;

export const isObserved = (text: string): boolean => text.length <= LONGEST && OBSERVED.test(text);

/** Rows for who measured, where, and remarks. */
const NO_TEST =
  /\b(?:status|cause|comments?|remarks?|notes?|sign(?:ed|atures?)?|initials?|nurses?|staff|by|reviewed|checked|authori[sz]ed|requested|doctor|consultant|clinician|ward|location|priority|bemerkung(?:en)?|kommentar|unterschrift|observaciones|commentaires?)\b/;
/** A question to a patient is not a test. */
const QUESTION = /\?\s*$/;
/** Words that say there is no result. */
const NO_RESULT =
  /^(?:[^\p{L}\p{N}+]+|n\/?[ad]|nt|tbc|not (?:done|taken|tested|recorded|measured|applicable|available|performed))\.?$/iu;

/** "Patient: Eva Lund" is a labelled text; "1:80" is not. */
const LABELLED = /\p{L}\s*[:：]\s*\S/u;
/** A sign that may be a flag makes a number uncertain. */
const SIGN_APART = /^[-−–+]\s*\d/;
/** A patient's place or identity. */
const PLACE = /^(?:ward|bed|room|bay|cubicle|unit|mrn|nhs|hosp\w*|dob|born|aged?)\b/i;

/** Longer text is a remark. UTF-16 code units. */
const LONGEST = 60;

const isRemark = (name: string): boolean => QUESTION.test(name) || NO_TEST.test(headingWords(name));

/** A result in words, as written, in a row of results: "No growth", "E4V5M6", "haemolysed". Null for a remark. */
export function wordsFrom(given: RowTexts): Measured | null {
  const text = given.value.replace(/\s+/g, " ").trim();
  const role = roleOf(given.name);
  const isTest = (role === null || role === "name") && !isRemark(given.name);
  if (!isTest || text === "" || text.length > LONGEST || NO_RESULT.test(text)) return null;
  if (LABELLED.test(given.name) || LABELLED.test(text) || isMoment(text)) return null;
  return SIGN_APART.test(text) || PLACE.test(text) ? null : valueInWords(given, text);
}
