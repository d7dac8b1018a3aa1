import type { DocumentAnswerPiece, StoredPlace } from "#app/base/data/schema.ts";
import { visibilityOf } from "#app/core/document/visibility.ts";
import type { DraftUsage } from "#app/core/generation/define-generation.ts";
import type { Revealer } from "#app/core/identifiers/pseudonymizer.ts";
import type { ModelCitation, ModelEvent } from "#app/core/model/model.ts";
import type { Passage } from "./passages.ts";

/** What happens while a question is answered. `text` is a draft; a `piece` has been checked. */
export type AnswerDraft = { type: "text"; text: string } | ({ type: "piece" } & DocumentAnswerPiece);

/** Longest quote stored with a place, in UTF-16 code units. */
const LONGEST_QUOTE = 300;

/**
 * Reads the model's answer: its words as they come, identifiers put back, and each piece with the passages that it
 * really cites. A citation whose text is not in the passages that it names is dropped.
 * @param hidden the passages' texts as given to the model
 */
export async function* readDocumentAnswer(
  events: AsyncIterable<ModelEvent>,
  revealer: Revealer,
  passages: readonly Passage[],
  hidden: readonly string[],
): AsyncGenerator<AnswerDraft | DraftUsage> {
  let reveal = revealer.revealStream();
  let text = "";
  let citations: ModelCitation[] = [];
  const close = function* (): Generator<AnswerDraft> {
    const rest = reveal.end();
    if (rest) yield { type: "text", text: rest };
    if (text !== "")
      yield { type: "piece", text: revealer.reveal(text), places: placesOf(citations, passages, hidden) };
    reveal = revealer.revealStream();
    text = "";
    citations = [];
  };
  for await (const event of events) {
    if (event.type === "text") {
      text += event.text;
      const shown = reveal.push(event.text);
      if (shown) yield { type: "text", text: shown };
    } else if (event.type === "citation") citations.push(event);
    else if (event.type === "block_end") yield* close();
    else yield event;
  }
  yield* close();
}

function placesOf(
  citations: readonly ModelCitation[],
  passages: readonly Passage[],
  hidden: readonly string[],
): StoredPlace[] {
  const cited = new Set(
    citations.flatMap((citation) => (isTrue(citation, hidden) ? blocksOf(citation) : [])),
  );
  return [...cited].flatMap((block) => {
    const passage = passages[block];
    return passage ? [placeOfPassage(passage)] : [];
  });
}

const blocksOf = ({ startBlock, endBlock }: ModelCitation): number[] =>
  Array.from({ length: endBlock - startBlock }, (_, at) => startBlock + at);

/** Whether the cited words are those of the passages that the citation names. */
function isTrue(citation: ModelCitation, hidden: readonly string[]): boolean {
  const { source, startBlock, endBlock, quote } = citation;
  if (source !== 0 || !(0 <= startBlock && startBlock < endBlock && endBlock <= hidden.length)) return false;
  const level = (text: string) => text.replaceAll(/\s+/g, "");
  return quote.trim() !== "" && level(hidden.slice(startBlock, endBlock).join("")).includes(level(quote));
}

/** A passage's place, as stored with an answer. */
export const placeOfPassage = (passage: Passage): StoredPlace => ({
  ...passage.place,
  quote: shortened(passage.text),
  ...visibilityOf(passage),
});

/** A quote, as stored with its place. */
const shortened = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
