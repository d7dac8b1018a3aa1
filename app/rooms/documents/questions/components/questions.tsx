import { type FormEvent, useEffect, useId, useRef } from "react";
import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { isSendKey } from "#app/base/ui/fields/send-key.ts";
import { isTooLong, TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { useFoundInPage } from "#app/base/ui/fields/use-found-in-page.ts";
import { useTextInProgress } from "#app/core/record/work/use-text-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { LONGEST_QUESTION } from "../question-client.ts";
import { type AskedQuestion, answerWords, LOOKING_WORDS } from "../question-list.ts";
import type { useQuestions } from "../use-questions.ts";

const askedList = whenNeeded(async () => (await import("./answer-view.tsx")).AskedList);

/** Loads the view of the answers, which the server needs at once. */
export const loadAskedList = askedList.load;

type Props = {
  questions: ReturnType<typeof useQuestions>;
  userId: string | undefined;
  /** The document being analysed, under which a typed question is already kept. */
  underWay?: string | null;
  /** A question typed before there is a document; it outlives this component. */
  early?: { text: string } | undefined;
};

/** Asks about the document; earlier questions are below, newest first. Enter asks, Shift with Enter begins a line. */
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
  const field = useFoundInPage<HTMLTextAreaElement>(({ value }) => value !== "" && setText(value));
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
          ref={field}
          id={`${id}query`}
          name="question"
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
          {/* A button that becomes disabled when pressed would lose the focus. */}
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

/** What a screen reader hears of a question asked on this page: that it was asked, and the complete answer. */
function useToldOnce(newest: AskedQuestion | undefined): string {
  const askedHere = useRef<string>(undefined);
  if (newest?.status === "answering") askedHere.current = newest.id;
  if (!newest || newest.id !== askedHere.current || newest.status === "failed") return "";
  return newest.status === "answering" ? LOOKING_WORDS : answerWords(newest);
}
