import type { LiteratureRecord } from "../record.ts";
import { type Stretch, sentencesIn } from "../text/sentences.ts";

/** A record as given to the model: Anthropic's `search_result` block with citations on, a sentence per block. */
export type SearchResult = {
  type: "search_result";
  source: string;
  title: string;
  content: { type: "text"; text: string }[];
  citations: { enabled: true };
};

/** Where a block's words are in the record: the part of its abstract, and the span in that part's text. */
export type BlockPlace = Stretch & { part: number };

/** The records for the model, in order, so that `search_result_index` counts the same way. */
export function toSearchResults(records: readonly LiteratureRecord[]): SearchResult[] {
  return records.map((record) => ({
    type: "search_result",
    source: record.url,
    title: `${record.title} [${factsOf(record).join("; ")}]`,
    content: placesOf(record).map((place) => ({ type: "text", text: blockText(record, place) })),
    citations: { enabled: true },
  }));
}

/** The place of each block of the record's search result, in order. */
export function placesOf({ abstract }: LiteratureRecord): BlockPlace[] {
  return abstract.flatMap(({ text }, part) => sentencesIn(text).map((sentence) => ({ ...sentence, part })));
}

/** A sentence; the first of a labeled part is preceded by its label. */
function blockText({ abstract }: LiteratureRecord, { part, start, end }: BlockPlace): string {
  const { label, text } = abstract[part] ?? { label: null, text: "" };
  const sentence = text.slice(start, end);
  return label !== null && text.slice(0, start).trim() === "" ? `${label}: ${sentence}` : sentence;
}

function factsOf({ journal, year, kinds, ...marks }: LiteratureRecord): string[] {
  return [
    journal,
    year === null ? null : String(year),
    ...kinds.filter((kind) => kind !== "journal article").slice(0, 3),
    marks.isPreprint && "preprint, not peer reviewed",
    marks.isRetracted && "RETRACTED",
    marks.hasConcern && "expression of concern",
  ].filter((fact) => typeof fact === "string" && fact !== "") as string[];
}
