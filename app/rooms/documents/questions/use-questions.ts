import { useCallback, useState } from "react";
import { ERRORS } from "#app/base/http/errors.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { type DocumentAnswer, questionClient } from "./question-client.ts";
import { type AskedQuestion, newQuestion, withProgress } from "./question-list.ts";

/** The session alone says who asks, and nothing of the month's count is used. */
const NOBODY_COUNTED = { userId: undefined, plan: null };

/**
 * Questions about one document, newest first, one at a time.
 * @param fileId null while nothing is analysed (DOC-21)
 * @param initial what was asked before
 * @param onAsked is called with each question that was sent
 * @param isOpen whether the page shows the document as the one that is open
 */
export function useQuestions(
  fileId: string | null,
  initial: AskedQuestion[],
  onAsked: (query: string) => void,
  isOpen = false,
) {
  const [past, setPast] = useState<AskedQuestion[]>(initial);
  /** The question that is being answered, or the last one, if that failed. */
  const [current, setCurrent] = useState<AskedQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onDone = useCallback((answer: DocumentAnswer) => {
    setCurrent((asked) => {
      if (asked) setPast((before) => withFirst(withProgress(asked, { status: "done", answer }), before));
      return null;
    });
  }, []);
  const { progress, generate, cancel } = useGeneration(questionClient, IDLE, { ...NOBODY_COUNTED, onDone });
  // A stopped question is gone; one that has just begun, or was just answered, is not idle for long.
  const shown = current && progress.status !== "idle" ? withProgress(current, progress) : null;

  const ask = useCallback(
    async (query: string): Promise<boolean> => {
      const refused = questionRefusal(query, fileId);
      setProblem(refused);
      if (refused !== null || fileId === null) return false;
      if (shown?.status === "failed") setPast((before) => withFirst(shown, before));
      setCurrent(newQuestion(crypto.randomUUID(), query));
      onAsked(query);
      return await generate({ query, fileId, isOpen });
    },
    [fileId, generate, isOpen, onAsked, shown],
  );
  const isAnswering = progress.status === "generating";
  const list = shown ? withFirst(shown, past) : past;
  return { list, problem, ask, stop: cancel, isAnswering };
}

/** Each question once: React may run an update twice. */
const withFirst = (asked: AskedQuestion, others: AskedQuestion[]): AskedQuestion[] => [
  asked,
  ...others.filter(({ id }) => id !== asked.id),
];

/** Why a question is not sent, in words; null when it may be (DOC-20, DOC-21). */
export function questionRefusal(query: string, fileId: string | null): string | null {
  if (query.trim() === "") return ERRORS.missing_question.words;
  return fileId === null ? ERRORS.nothing_analyzed.words : null;
}
