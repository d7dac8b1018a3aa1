import type { GenerationProgress } from "#app/core/generation/generation-client.ts";
import type { CitedAnswer, CitedGrowth, SearchSummary } from "./answer.ts";

/** An answer from articles while it is being written: its text is a draft. */
export type GrowingCited = { search: SearchSummary | null; text: string };

export type CitedProgress<Answer> = GenerationProgress<GrowingCited, Answer>;

export const NO_WORDS_YET: GrowingCited = { search: null, text: "" };

/** What the page shows after one more event of the stream. */
export function growCited({ search, text }: GrowingCited, event: CitedGrowth): GrowingCited {
  if (event.type === "searched") return { search: event.search, text };
  return { search, text: text + event.text };
}

/** Whether a page can show it: a server's answer may be any JSON. */
export function isCitedAnswer(answer: unknown): answer is CitedAnswer {
  const { pieces, sources } = (answer ?? {}) as Partial<CitedAnswer>;
  return Array.isArray(pieces) && Array.isArray(sources);
}
