import { type FormEvent, useEffect, useId, useRef } from "react";
import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { isSendKey } from "#app/base/ui/fields/send-key.ts";
import { isTooLong, TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { useTextInProgress } from "#app/core/record/work/use-text-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { LONGEST_QUESTION } from "../question-client.ts";
import { type AskedQuestion, answerWords, LOOKING_WORDS } from "../question-list.ts";
import type { useQuestions } from "../use-questions.ts";

const askedList = whenNeeded(async () => (await import("./answer-view.tsx")).AskedList);

/** Loads what draws the answers, which the server needs at once. */
export const loadAskedList = askedList.load;

type Props = {
  questions: ReturnType<typeof useQuestions>;
  userId: string | undefined;
  /** The document that is being analysed, under which what is typed is kept already. */
  underWay?: string | null;
  /** Holds what is typed before there is a document to ask about; it outlives this component. */
  early?: { text: string } | undefined;
};

/** Ask about the document; what was asked stands below, newest first. Enter asks, Shift with Enter begins a line. */
export function Questions({ questions, userId, underWay = null, early }: Props) {
  const { list, problem, onTyped, ask, stop, isAnswering, fileId, interrupted } = questions;
  const keptUnder = fileId ?? underWay;
  const tool = keptUnder ? (`document-question:${keptUnder}` as const) : null;
  const { text, setText, work } = useTextInProgress(tool, { userId, posted: early?.text || undefined });
  useEffect(() => {
    if (early) early.text = fileId === null ? text : "";
  }, [early, fileId, text]);
  useEffect(() => {
    if (interrupted) setText((now) => (now === "" ? interrupted : now));
  }, [interrupted, setText]);
  const id = useId();
  const isOver = isTooLong(text, LONGEST_QUESTION);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAnswering || isOver) return;
    const isSent = ask(text);
    if (text.trim() !== "") setText("");
    if (!(await isSent)) setText((now) => (now === "" ? text : now));
  };
  return (
    <section className="card questions" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Ask Questions About the Document</h2>
      <form autoComplete="off" onSubmit={submit} noValidate>
        <label htmlFor={`${id}query`}>Your question</label>
        <textarea
          id={`${id}query`}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            onTyped();
            setText(target.value);
          }}
          rows={2}
          placeholder="Which medications are listed?"
          aria-describedby={`${id}problem`}
          aria-invalid={problem !== null}
          onKeyDown={(event) => {
            if (isSendKey(event)) void submit(event);
          }}
        />
        <p id={`${id}problem`} className="field-error" role="alert">
          {problem}
        </p>
        <TextLimit text={text} most={LONGEST_QUESTION} />
        <div className="row">
          {/* A button that is disabled once it was pressed loses the focus. */}
          <button
            type="submit"
            className="primary"
            disabled={isOver}
            aria-disabled={isAnswering || undefined}
          >
            {isAnswering ? "Answering..." : "Ask"}
          </button>
          {isAnswering && (
            <button type="button" onClick={stop}>
              Stop
            </button>
          )}
          <span className="soft small">
            Answered from this document only, with the places the answer is based on. Each question stands
            alone: earlier ones are not taken into account.
          </span>
        </div>
      </form>
      <WorkNotice work={work} />
      <p className="visually-hidden" role="status">
        {useToldOnce(list[0])}
      </p>
      {list.length > 0 && <askedList.WhenNeeded list={list} />}
    </section>
  );
}

/** What a screen reader is told of a question that is asked on this page: that it is, and the answer when all of it is there. */
function useToldOnce(newest: AskedQuestion | undefined): string {
  const askedHere = useRef<string>(undefined);
  if (newest?.status === "answering") askedHere.current = newest.id;
  if (!newest || newest.id !== askedHere.current || newest.status === "failed") return "";
  return newest.status === "answering" ? LOOKING_WORDS : answerWords(newest);
}
