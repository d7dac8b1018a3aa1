import type { DraftUsage, Revealer } from "#app/core/generation/define-generation.ts";
import type { ModelCitation as DoorCitation, ModelEvent } from "#app/core/model/model.ts";
import { type AnswerBlock, type CheckedCitations, checkAnswer } from "../citations/check-answer.ts";
import type { ClaimedCitation } from "../citations/verify-citation.ts";
import type { LiteratureRecord } from "../record.ts";

/** `text` is a draft; `checked` comes once, last, with the whole answer. */
export type ReadEvent = { type: "text"; text: string } | ({ type: "checked" } & CheckedCitations);

/**
 * Reads the model's answer: its words as they come, identifiers put back, and at its end the whole with every citation
 * checked against the records.
 * @param records in the order in which the model was given them
 */
export async function* readCitedAnswer(
  events: AsyncIterable<ModelEvent>,
  revealer: Revealer,
  records: readonly LiteratureRecord[],
): AsyncGenerator<ReadEvent | DraftUsage> {
  const blocks: AnswerBlock[] = [];
  let reveal = revealer.revealStream();
  let text = "";
  let citations: ClaimedCitation[] = [];
  for await (const event of events) {
    if (event.type === "text") {
      text += event.text;
      const shown = reveal.push(event.text);
      if (shown) yield { type: "text", text: shown };
    } else if (event.type === "citation") citations.push(asTold(event));
    else if (event.type === "block_end") {
      const rest = reveal.end();
      if (rest) yield { type: "text", text: rest };
      blocks.push({ text: revealer.reveal(text), citations });
      reveal = revealer.revealStream();
      text = "";
      citations = [];
    } else yield event;
  }
  yield { type: "checked", ...checkAnswer(blocks, records) };
}

/** As the API told it; one of a document names nothing, and agrees with no record. */
function asTold({ source, startBlock, endBlock, quote, named }: DoorCitation): ClaimedCitation {
  return {
    type: named ? "search_result_location" : "content_block_location",
    cited_text: quote,
    source: named?.url ?? "",
    title: named?.title ?? null,
    search_result_index: source,
    start_block_index: startBlock,
    end_block_index: endBlock,
  };
}
