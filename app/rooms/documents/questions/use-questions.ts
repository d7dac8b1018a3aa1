import { useCallback, useEffect, useRef, useState } from "react";
import { ERRORS } from "#app/base/http/errors.ts";
import { ApiError } from "#app/base/http/request.ts";
import { useActiveWork } from "#app/core/usage/active-work.ts";
import { askDocument } from "./ask-document.ts";
import { type Asked, failedQuestion, newQuestion, withEvent } from "./question-list.ts";

/** Words of the server that say more than that it failed. */
const TELLING = new Set([
  "limit_reached",
  "rate_limited",
  "signed_out",
  "question_too_long",
  "missing_question",
  "document_not_ready",
  "document_not_found",
]);

/**
 * Questions about one document, newest first, one at a time.
 * @param fileId null while nothing is analysed (DOC-21)
 * @param initial what was asked before
 * @param onAsked is called with each question that was sent
 * @param isOpen whether the page shows the document as the one that is open
 */
export function useQuestions(
  fileId: string | null,
  initial: Asked[],
  onAsked: (query: string) => void,
  isOpen = false,
) {
  const [list, setList] = useState<Asked[]>(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (query: string): Promise<boolean> => {
      const refused = refusalOf(query, fileId);
      setProblem(refused);
      if (refused !== null || fileId === null) return false;
      const controller = new AbortController();
      running.current = controller;
      const id = crypto.randomUUID();
      const change = (to: (asked: Asked) => Asked) =>
        setList((before) => before.map((asked) => (asked.id === id ? to(asked) : asked)));
      setList((before) => [newQuestion(id, query), ...before]);
      onAsked(query);
      try {
        for await (const event of askDocument({ query, fileId, isOpen, key: id }, controller.signal))
          change((asked) => withEvent(asked, event));
        return true;
      } catch (error) {
        if (controller.signal.aborted) setList((before) => before.filter((asked) => asked.id !== id));
        else change((asked) => failedQuestion(asked, problemOf(error)));
        return false;
      }
    },
    [fileId, isOpen, onAsked],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const isAnswering = list.some(({ status }) => status === "answering");
  useActiveWork(isAnswering);
  return { list, problem, ask, stop, isAnswering };
}

/** Why a question is not sent, in words; null when it may be (DOC-20, DOC-21). */
export function refusalOf(query: string, fileId: string | null): string | null {
  if (query.trim() === "") return ERRORS.missing_question.words;
  return fileId === null ? ERRORS.nothing_analyzed.words : null;
}

/** What is said about a question that failed (DOC-22). */
export function problemOf(error: unknown): string {
  const isTelling = error instanceof ApiError && error.reason !== null && TELLING.has(error.reason);
  return (isTelling && error.words) || ERRORS.question_failed.words;
}
