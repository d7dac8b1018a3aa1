import type { Model, ModelEvent, ModelRequest } from "#app/core/model/model.ts";

/** A stretch of a recorded answer from articles: `from` and `to` are the first and last cited sentence of a result. */
export type RecordedStretch = {
  text: string;
  citations: readonly { result: number; from: number; to: number }[];
};

/** What a model is recorded, or made up, to have written: JSON as text, or stretches with citations. */
export type Written = string | readonly RecordedStretch[];

/**
 * A model that writes what it is given, whatever it is asked, in pieces as the API sends them. As there, the cited words
 * are those of the sources that it was sent: an author names places only.
 */
export function playback(written: Written | ((request: ModelRequest) => Written)): Model {
  return {
    async *stream(request) {
      const answer = typeof written === "function" ? written(request) : written;
      const stretches = typeof answer === "string" ? [{ text: answer, citations: [] }] : answer;
      for (const { text, citations } of stretches) {
        yield { type: "usage", inputTokens: 0, outputTokens: 0, isFinal: false };
        for (const piece of text.match(/[\s\S]{1,400}/g) ?? []) yield { type: "text", text: piece };
        for (const citation of citations) yield* toCitation(request, citation);
        yield { type: "block_end" };
      }
      yield { type: "usage", inputTokens: 0, outputTokens: 0, isFinal: true };
    },
  };
}

/** One as the API tells it; none for a place that the sources do not have, which the API would not cite. */
function* toCitation(
  { messages }: ModelRequest,
  { result, from, to }: RecordedStretch["citations"][number],
): Generator<ModelEvent> {
  const source = messages.at(-1)?.sources?.[result];
  if (!source || source.kind === "pages") return;
  const quote = source.blocks.slice(from, to + 1).join("");
  const named = source.kind === "record" ? { named: { url: source.url, title: source.title } } : {};
  if (quote !== "")
    yield { type: "citation", source: result, startBlock: from, endBlock: to + 1, quote, ...named };
}
