import type { Place } from "#app/core/document/document-text.ts";
import { findQuote } from "#app/core/evidence/text/find-quote.ts";

/** A place in the document to show, with its words, if known. */
export type SourcePlace = Place & { quote?: string };

/** A place on a small button: "page 3, block 2" → "page 3", "page 3, block 2, cell B7" → "page 3, cell B7". */
export const shortPlace = (words: string): string => words.replace(/, block \d+/, "");

/** The places of one statement with what their buttons say: short, unless two would say the same. */
export function labelledPlaces<P extends SourcePlace>(places: readonly P[]): { place: P; label: string }[] {
  const distinct = distinctPlaces(places);
  const short = distinct.map(({ words }) => shortPlace(words));
  return distinct.map((place) => {
    const label = shortPlace(place.words);
    const isShared = short.filter((other) => other === label).length > 1;
    return { place, label: isShared ? place.words : label };
  });
}

/** The places with different words, in order: two quotes of one block are one button. */
function distinctPlaces<P extends SourcePlace>(places: readonly P[]): P[] {
  const seen = new Set<string>();
  return places.filter(({ words }) => !seen.has(words) && seen.add(words));
}

/** A text in three parts: before the quote, the quote as written, after it; null if it is not there. */
export function splitAtQuote(text: string, quote: string | undefined): [string, string, string] | null {
  if (!quote) return null;
  const span = findQuote(quote, [{ name: "block", label: "", text }]);
  return span && [text.slice(0, span.start), text.slice(span.start, span.end), text.slice(span.end)];
}
