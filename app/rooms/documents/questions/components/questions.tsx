import { type FormEvent, useId, useRef } from "react";
import type { useQuestions } from "../use-questions.ts";
import { AnswerView } from "./answer-view.tsx";

type Props = { questions: ReturnType<typeof useQuestions> };

/** Ask about the document; what was asked stands below, newest first. */
export function Questions({ questions: { list, problem, ask, stop, isAnswering } }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || isAnswering) return;
    const query = field.value;
    const isSent = ask(query);
    if (query.trim() !== "") field.value = "";
    if (!(await isSent) && field.value === "") field.value = query;
  };
  return (
    <section className="card questions" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Ask Questions About the Document</h2>
      <form onSubmit={submit} noValidate>
        <label htmlFor={`${id}query`}>Your question</label>
        <textarea
          id={`${id}query`}
          ref={input}
          rows={2}
          maxLength={1_000}
          placeholder="Which medications are listed?"
          aria-describedby={`${id}problem`}
          aria-invalid={problem !== null}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit(event);
          }}
        />
        <p id={`${id}problem`} className="field-error" role="alert">
          {problem}
        </p>
        <div className="row">
          <button type="submit" className="primary" disabled={isAnswering}>
            {isAnswering ? "Answering..." : "Ask"}
          </button>
          {isAnswering && (
            <button type="button" onClick={stop}>
              Stop
            </button>
          )}
          <span className="soft small">
            Answered from this document only, with the places the answer is based on.
          </span>
        </div>
      </form>
      {list.length > 0 && (
        <ul className="asked-list" aria-label="Questions and answers">
          {list.map((asked) => (
            <AnswerView key={asked.id} asked={asked} />
          ))}
        </ul>
      )}
    </section>
  );
}
