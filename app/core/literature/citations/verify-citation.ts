import { isAddressedToAssistant } from "#app/base/text/addressed-to-assistant.ts";
import type { LiteratureRecord } from "../record.ts";
import { type BlockPlace, placesOf, toSearchResults } from "./search-results.ts";

/** What the model's answer claims about a source: Anthropic's `search_result_location`. None of it is trusted. */
export type ClaimedCitation = {
  type: string;
  cited_text: string;
  source: string;
  title: string | null;
  search_result_index: number;
  start_block_index: number;
  /** Exclusive. */
  end_block_index: number;
};

/** A citation that was checked: `quotes` are the record's own words, cut from it by our code. */
export type VerifiedCitation = { record: LiteratureRecord; quotes: Quote[] };

/** Words of a record; `label` is that of their part of the abstract. */
export type Quote = { label: string | null; text: string };

/**
 * Opens the check of citations against the records that the model was given, in the same order. A citation is verified
 * only if everything in it agrees: the search result is one of ours, with its source and title, its blocks exist, and
 * the cited text is theirs, letter by letter. Otherwise the result is null, as it is if the cited words tell a language
 * model what to write.
 */
export function openVerifier(
  records: readonly LiteratureRecord[],
): (citation: ClaimedCitation) => VerifiedCitation | null {
  const results = toSearchResults(records);
  const places = records.map(placesOf);
  return (citation) => {
    const record = records[citation.search_result_index];
    const result = results[citation.search_result_index];
    const { start_block_index: start, end_block_index: end } = citation;
    if (citation.type !== "search_result_location" || !record || !result) return null;
    if (citation.source !== result.source || citation.title !== result.title) return null;
    if (!isRange(start, end, result.content.length)) return null;
    const cited = result.content.slice(start, end).map(({ text }) => text);
    if (lettersOf(citation.cited_text) !== lettersOf(cited.join(""))) return null;
    if (cited.some(isAddressedToAssistant)) return null;
    return {
      record,
      quotes: quotesAt(record, places[citation.search_result_index]?.slice(start, end) ?? []),
    };
  };
}

function isRange(start: number, end: number, length: number): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= length;
}

/** Blocks may be joined with or without white space between them; nothing else may differ. */
function lettersOf(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Consecutive sentences in one part of the abstract are one quote. */
function quotesAt({ abstract }: LiteratureRecord, places: readonly BlockPlace[]): Quote[] {
  const joined: BlockPlace[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last?.part === place.part) last.end = place.end;
    else joined.push({ ...place });
  }
  return joined.flatMap(({ part, start, end }) => {
    const own = abstract[part];
    return own ? { label: own.label, text: own.text.slice(start, end) } : [];
  });
}
