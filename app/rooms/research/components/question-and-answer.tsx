import { type KeyboardEvent, type RefObject, useId } from "react";
import { useOfflineWords } from "#app/base/ui/browser/use-offline-words.ts";
import { isSendKey } from "#app/base/ui/fields/send-key.ts";
import { isTooLong, TextLimit } from "#app/base/ui/fields/text-limit.tsx";
import { useFocusOnProgress } from "#app/base/ui/focus/focus-progress.ts";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import { copyText } from "#app/core/literature/answer/answer-text.ts";
import { CitationList } from "#app/core/literature/answer/citation-list.tsx";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import { FoundArticles } from "#app/core/literature/answer/found-articles.tsx";
import { GrowingAnswer } from "#app/core/literature/answer/growing-answer.tsx";
import { SearchLine } from "#app/core/literature/answer/search-line.tsx";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import { LONGEST_QUERY, type ResearchAnswer, type ResearchProgress } from "../research-client.ts";

type Question = {
  element: RefObject<HTMLFormElement | null>;
  query: string;
  onChange: (query: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  isBusy: boolean;
  /** The month's searches are used up. */
  isDisabled: boolean;
  error: string | null;
};

/** The question, and the button that asks it; Enter asks as well, like below a document and in the chat. */
export function ResearchForm(props: Question) {
  const { element, query, onChange, onSubmit, onCancel, isBusy, isDisabled, error } = props;
  const id = useId();
  const isOver = isTooLong(query, LONGEST_QUERY);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };
  return (
    <form
      autoComplete="off"
      ref={element}
      className="card research-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver) onSubmit();
      }}
    >
      <label htmlFor={id}>Your clinical question</label>
      <textarea
        id={id}
        name="query"
        autoComplete="off"
        rows={3}
        value={query}
        disabled={isBusy || isDisabled}
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        placeholder="Does hourly rounding reduce falls on medical wards?"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${id}-help`}
        className={error ? "field-error" : "soft small"}
        role={error ? "alert" : undefined}
      >
        {error ?? (
          <>
            Names, dates and record numbers are removed before anything is searched. Each question stands
            alone and counts as one search: earlier ones are not taken into account.{" "}
            <span className="key-help">Press Enter to search.</span>
          </>
        )}
      </p>
      <TextLimit text={query} most={LONGEST_QUERY} />
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy || isDisabled || isOver}>
          {isBusy ? "Researching..." : "Research"}
        </button>
        {isBusy && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

type Answer = {
  progress: ResearchProgress;
  /** The question that was answered; the form may contain the next one. */
  question?: string | undefined;
  /** What stands in the form. */
  typed?: string;
  onRetry: () => void;
};

const PLACES = { within: ".research-form, .result", answer: ".result h2" };

/** The results: nothing yet, being written, done, or what went wrong. */
export function ResearchPanel({ progress, question, typed, onRetry }: Answer) {
  const words = useOfflineWords(progress);
  useFocusOnProgress(progress.status, PLACES);
  if (progress.status === "idle") return <Empty />;
  if (progress.status === "done")
    return (
      <Result
        answer={progress.answer}
        question={question}
        isTyped={typed === undefined || question?.trim() === typed.trim()}
      />
    );
  if (progress.status === "failed")
    return (
      <FailureNotice
        message={words}
        reason={progress.reason}
        typed="question"
        canRetry={!FINAL.includes(progress.reason)}
        onRetry={onRetry}
      />
    );
  return (
    <section className="card result" aria-label="Result">
      <GrowingAnswer {...progress.growing} />
    </section>
  );
}

/** Retrying changes nothing if the month is used up or nobody is signed in. */
const FINAL: readonly (string | null)[] = ["limit_reached", "signed_out", "missing_question"];

function Empty() {
  return (
    <div className="note-empty card">
      <h2>Your answer appears here</h2>
      <p className="soft">
        It is written from articles in Europe PMC and PubMed only. Every citation opens the article, with the
        sentence that the answer rests on.
      </p>
    </div>
  );
}

export const RESULT_HEADING = "result-heading";

type ResultProps = { answer: ResearchAnswer; isTyped: boolean } & Pick<Answer, "question">;

/** The finished answer: its text, its citations, the search, and a button that copies all of it. */
function Result({ answer: { result, citations, answer }, question, isTyped }: ResultProps) {
  const { copied, copy } = useCopy();
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;
  return (
    <section className="card result" aria-label="Result">
      <div className="row result-head">
        <h2 id={RESULT_HEADING}>Result</h2>
        <button type="button" onClick={() => copy("result", copyText(result, citations))}>
          {copied ? "Copied!" : "Copy"}
        </button>
      </div>
      <PrintedBy />
      {question && <p className={`asked-question${isTyped ? " print-only" : ""}`}>{question}</p>}
      {answer && !answer.answered && (
        <p className="notice info on-paper" role="status">
          <strong>
            {answer.isExtracted ? "Extracts only, no answer" : "No answer found in the literature"}
          </strong>
        </p>
      )}
      <CitedText text={answer?.text ?? result} pieces={answer?.pieces ?? []} idOf={idOf} />
      {citations.length > 0 && (
        <>
          <h3>Citations</h3>
          {answer ? (
            <CitationList sources={answer.sources} idOf={idOf} />
          ) : (
            <PlainCitations lines={citations} />
          )}
        </>
      )}
      <FoundArticles answer={answer} idOf={idOf} />
      {answer?.search && <SearchLine search={answer.search} />}
      <ReportButton tool="research" statements={() => (answer?.pieces ?? []).map(({ text }) => text)} />
      <p className="small soft">
        An answer does not replace your protocol or the physician. Read the article before you act on it.
      </p>
    </section>
  );
}

function PlainCitations({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="citations">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
