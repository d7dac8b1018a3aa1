import { headingWords, roleOf } from "#app/core/document/tables/column-roles.ts";
import { isMoment } from "#app/core/document/tables/moments.ts";
import { type Given, type Measured, valueInWords } from "./measured.ts";

/** What an organism is to an antibiotic, perhaps with the concentration that it was tested at. */
const SUSCEPTIBILITY =
  /^(?:[SIR]|SDD|susceptible|sensitive|intermediate|resistant|sensibel|sensible|intermediär|resistent|resistente)(?=$|\W)[\s()<>≤≥=\d.,]*$/i;

export const isSusceptibility = (text: string): boolean =>
  text.length <= LONGEST && SUSCEPTIBILITY.test(text);

/** What charts hold among figures: a level of consciousness, a coma score in its parts, room air, a height in feet. */
const OBSERVED =
  /^(?:\d{1,2}\s?(?:'|′|ft)\s?\d{1,2}(?:\.\d)?\s?(?:"|″|''|in)?|\d{1,2}\s?st\s?\d{1,2}(?:\.\d)?\s?(?:lbs?)?|[ACVPU]|alert|voice|pain|confused|unresponsive|wach|E[1-4NC]\s?V[1-5NT]\s?M[1-6N]|RA|(?:room )?air)$/i;

export const isObserved = (text: string): boolean => text.length <= LONGEST && OBSERVED.test(text);

/** Rows of those who measured, of where, and of remarks. */
const NO_TEST =
  /\b(?:status|cause|comments?|remarks?|notes?|sign(?:ed|atures?)?|initials?|nurses?|staff|by|reviewed|checked|authori[sz]ed|requested|doctor|consultant|clinician|ward|location|priority|bemerkung(?:en)?|kommentar|unterschrift|observaciones|commentaires?)\b/;
/** What a patient is asked is no test. */
const QUESTION = /\?\s*$/;
/** What says that there is no result. */
const NO_RESULT =
  /^(?:[^\p{L}\p{N}+]+|n\/?[ad]|nt|tbc|not (?:done|taken|tested|recorded|measured|applicable|available|performed))\.?$/iu;

/** "Patient: Eva Lund" says its own; "1:80" does not. */
const LABELLED = /\p{L}\s*[:：]\s*\S/u;
/** What may be a sign or a flag leaves a number open. */
const SIGN_APART = /^[-−–+]\s*\d/;
/** Where somebody lies, or who that is. */
const PLACE = /^(?:ward|bed|room|bay|cubicle|unit|mrn|nhs|hosp\w*|dob|born|aged?)\b/i;

/** Longer text is a remark. UTF-16 code units. */
const LONGEST = 60;

const isRemark = (name: string): boolean => QUESTION.test(name) || NO_TEST.test(headingWords(name));

/** A result that is no number, as written, of a row of results: "No growth", "E4V5M6", "haemolysed". Null for a remark. */
export function wordsFrom(given: Given): Measured | null {
  const text = given.value.replace(/\s+/g, " ").trim();
  const role = roleOf(given.name);
  const isTest = (role === null || role === "name") && !isRemark(given.name);
  if (!isTest || text === "" || text.length > LONGEST || NO_RESULT.test(text)) return null;
  if (LABELLED.test(given.name) || LABELLED.test(text) || isMoment(text)) return null;
  return SIGN_APART.test(text) || PLACE.test(text) ? null : valueInWords(given, text);
}
