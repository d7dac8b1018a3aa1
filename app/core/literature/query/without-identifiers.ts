import type { KnownIdentifier } from "#app/core/identifiers/found.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

/**
 * The question without anything that tells of whom it is: names, dates, record and phone numbers, addresses are gone.
 * @param known identifiers that the person stated as such
 */
export function withoutIdentifiers(question: string, known: readonly KnownIdentifier[] = []): string {
  const hidden = openPseudonymizer(known).pseudonymize(question);
  return hidden
    .replace(/⟦[^⟧]*⟧/g, BREAK)
    .replace(DATE, BREAK)
    .replace(NAMED_DATE, BREAK)
    .replace(LONG_NUMBER, BREAK);
}

/** Words on its two sides never become a phrase. */
const BREAK = " . ";
/** The model may need to know when something was; a search for articles does not. */
const DATE = /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/g;
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const NAMED_DATE = new RegExp(`\\b(?:${MONTH}\\.? ${DAY}|${DAY}(?: of)? ${MONTH})\\b(?:,? \\d{4}\\b)?`, "gi");
/** No measure has so many digits; record numbers do. */
const LONG_NUMBER = /\b[A-Z]{0,4}[-#]?\d[\d-]{4,}\b/gi;
