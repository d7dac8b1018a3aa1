import { useMemo } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { type AnswerProgress, advance, WRITING } from "#app/core/literature/answer/answer-progress.ts";
import { type RequestOptions, requestAnswer } from "#app/core/literature/answer/request-answer.ts";
import type { ResearchAnswer, ResearchEvent } from "./research.ts";

export type ResearchProgress = AnswerProgress<ResearchAnswer>;

/** A query, and its answer where that is known. */
export type Query = { query: string; known: ResearchAnswer | null };

export const IDLE: ResearchProgress = { status: "idle" };
export const SIGNED_OUT = "Please sign in to use the research feature.";
const FALLBACK = "Failed to retrieve research results. Please try again.";

/**
 * Research for one customer, as `useGeneration` makes it. A query whose answer is known makes no call.
 * @param onAnswer is told of every answer that was asked for
 */
export function useResearch(
  customerId: string | null,
  initial: ResearchProgress,
  onAnswer: (query: string, answer: ResearchAnswer) => void,
) {
  const kind = useMemo(
    () => ({
      async *request({ query, known }: Query, options: Omit<RequestOptions, "customerId">) {
        if (known) {
          yield { type: "done", ...known } satisfies ResearchEvent;
          return;
        }
        for await (const event of requestResearch(query, { customerId, ...options })) {
          yield event;
          if (event.type === "done") onAnswer(query, withoutType(event));
        }
      },
      idle: IDLE,
      begun: WRITING as ResearchProgress,
      advance: (before: ResearchProgress, event: ResearchEvent) => advance<ResearchAnswer>(before, event),
      failed: failure,
    }),
    [customerId, onAnswer],
  );
  return useGeneration(kind, initial, nothing);
}

/** Asks the server. @throws ApiError as `requestAnswer` does */
export function requestResearch(query: string, options: RequestOptions): AsyncGenerator<ResearchEvent> {
  return requestAnswer<ResearchEvent>(
    {
      path: "/api/medical-research",
      body: { query },
      failed: "Failed to perform medical research",
      fromJson: (body) => ({ type: "done", ...readAnswer(body) }),
    },
    options,
  );
}

type Told = { result?: unknown; content?: unknown; citations?: unknown; answer?: ResearchAnswer["answer"] };

/** An answer in one piece: the content is `result`, else `content`; citations are a list of texts, none by default. */
export function readAnswer(body: unknown): ResearchAnswer {
  const { result, content, citations, answer } = (body ?? {}) as Told;
  const text = [result, content].find((part) => typeof part === "string" && part !== "") ?? "";
  const lines = Array.isArray(citations) ? citations.filter((line) => typeof line === "string") : [];
  return { result: text as string, citations: lines, answer: answer ?? null };
}

function withoutType({ type: _, ...answer }: ResearchEvent & { type: "done" }): ResearchAnswer {
  return answer;
}

export function failure(error: unknown): ResearchProgress {
  const message = error instanceof Error ? error.message : "";
  const known = error instanceof ApiError ? error : null;
  if (known?.status === 401) return { status: "failed", message: SIGNED_OUT, reason: "signed_out" };
  return { status: "failed", message: message || FALLBACK, reason: known?.reason ?? null };
}

const nothing = () => {};
