import type { Model, ModelEvent, ModelRequest } from "#app/core/model/model.ts";

/** A stretch of a recorded answer with citations: `from` and `to` are the first and last cited sentence of a result. */
export type RecordedStretch = {
  text: string;
  citations: readonly { result: number; from: number; to: number }[];
};

/** A model's recorded or made-up output: JSON as text, or stretches with citations. */
export type Written = string | readonly RecordedStretch[];

/**
 * A model that writes what it is given, whatever the request, in pieces like the API's. As there, the cited words are
 * taken from the sources sent: a recording only names places.
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

/** A citation in the API's form; none for a place that the sources do not have, which the API would not cite. */
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
