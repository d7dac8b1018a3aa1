import { useCallback, useRef, useState } from "react";
import { NOTHING_ANALYZED_WORDS } from "#app/base/http/document-words.ts";
import { MISSING_QUESTION_WORDS } from "#app/base/http/error-words.ts";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { type DocumentAnswer, type DocumentQuestion, questionClient } from "./question-client.ts";
import { type AskedQuestion, newQuestion, withProgress } from "./question-list.ts";

/** The session alone says who asks, and the month's count is not used. */
const NOBODY_COUNTED = { userId: undefined, plan: null };

/**
 * Questions about one document, newest first, one at a time.
 * @param fileId null while nothing is analysed (DOC-21)
 * @param initial earlier questions
 * @param onAsked is called with each question that was sent
 * @param isOpen whether the page shows the document as the open one
 */
export function useQuestions(
  fileId: string | null,
  initial: AskedQuestion[],
  onAsked: (query: string) => void,
  isOpen = false,
) {
  const [past, setPast] = useState<AskedQuestion[]>(initial);
  /** The question being answered, or the last one, if that failed. */
  const [current, setCurrent] = useState<AskedQuestion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onDone = useCallback((answer: DocumentAnswer, { query }: DocumentQuestion) => {
    const done = { status: "done", answer } as const;
    setPast((before) => {
      // If it was answered while the person was elsewhere, it is in the server's list already.
      if (!latest.current && before[0]?.query === query) return before;
      const asked = latest.current ?? newQuestion(crypto.randomUUID(), query);
      return withFirst(withProgress(asked, done), before);
    });
    setCurrent(null);
  }, []);
  const latest = useRef(current);
  latest.current = current;
  const { progress, asked, generate, cancel } = useGeneration(questionClient, IDLE, {
    ...NOBODY_COUNTED,
    scope: fileId ?? "",
    onDone,
  });
  // On return to the page, the question being answered is there.
  const open = current ?? (asked && progress.status !== "done" ? newQuestion("open", asked.query) : null);
  // A stopped question is removed; one just begun or just answered is idle only for a moment.
  const shown = open && progress.status !== "idle" ? withProgress(open, progress) : null;

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
  /** This keystroke may fix what was wrong with the question. */
  const onTyped = useCallback(() => setProblem(null), []);
  const isAnswering = progress.status === "generating";
  const list = shown ? withFirst(shown, past) : past;
  /** An earlier page's interrupted question goes back into its field. */
  const interrupted = current === null && shown?.status === "failed" ? shown.query : null;
  return { list, problem, onTyped, ask, stop: cancel, isAnswering, fileId, interrupted };
}

/** Each question once: React may run an update twice. */
const withFirst = (asked: AskedQuestion, others: AskedQuestion[]): AskedQuestion[] => [
  asked,
  ...others.filter(({ id }) => id !== asked.id),
];

/** Why a question is not sent, in words; null when it may be (DOC-20, DOC-21). */
export function questionRefusal(query: string, fileId: string | null): string | null {
  if (query.trim() === "") return MISSING_QUESTION_WORDS;
  return fileId === null ? NOTHING_ANALYZED_WORDS : null;
}
