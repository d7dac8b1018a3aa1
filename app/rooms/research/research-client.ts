import { RESEARCH_FAILED_WORDS } from "#app/base/http/error-words.ts";
import { ApiError } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";
import type { CitedAnswer, CitedGrowth } from "#app/core/literature/answer/answer.ts";
import {
  type CitedProgress,
  type GrowingCited,
  growCited,
  isCitedAnswer,
  NO_WORDS_YET,
} from "#app/core/literature/answer/cited-client.ts";

/** Longest query in UTF-16 code units. */
export const LONGEST_QUERY = 1_000;

/** The specified answer of `POST /api/medical-research`, and its form for the page. */
export type ResearchAnswer = {
  /** The text, with `[1]` after what is cited, and a remark after what is not. */
  result: string;
  /** The citations in order, without their numbers. */
  citations: string[];
  /** Null if a server sent only the two above. */
  answer: CitedAnswer | null;
};

export type ResearchProgress = CitedProgress<ResearchAnswer>;

export const SIGNED_OUT = "Please sign in to use the research feature.";
const FALLBACK = "Failed to retrieve research results. Please try again.";

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The page's side of a research question. */
export const researchClient: GenerationClient<string, CitedGrowth, GrowingCited, ResearchAnswer> = {
  path: "/api/medical-research",
  toBody: (query) => ({ query }),
  failed: RESEARCH_FAILED_WORDS,
  finished: "Your research answer is ready.",
  readAnswer,
  nothingYet: NO_WORDS_YET,
  grow: growCited,
  words: (error) => (isSignedOut(error) ? SIGNED_OUT : (error instanceof Error && error.message) || FALLBACK),
  reasonOf: (error) => (isSignedOut(error) ? "signed_out" : null),
};

type ResearchBody = {
  result?: unknown;
  content?: unknown;
  citations?: unknown;
  answer?: unknown;
};

/** The content is `result`, else `content`; citations are a list of texts, none by default (RES-17). */
function readAnswer(body: unknown): ResearchAnswer {
  const { result, content, citations, answer } = (body ?? {}) as ResearchBody;
  const text = [result, content].find((part) => typeof part === "string" && part !== "") ?? "";
  const lines = Array.isArray(citations) ? citations.filter((line) => typeof line === "string") : [];
  return { result: text as string, citations: lines, answer: isCitedAnswer(answer) ? answer : null };
}
