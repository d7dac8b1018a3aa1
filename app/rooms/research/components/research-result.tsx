import { useId } from "react";
import { useCopy } from "#app/base/ui/use-copy.ts";
import { copyText } from "#app/core/literature/answer/answer-text.ts";
import { CitationList } from "#app/core/literature/answer/citation-list.tsx";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import { FoundArticles } from "#app/core/literature/answer/found-articles.tsx";
import { SearchLine } from "#app/core/literature/answer/search-line.tsx";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import type { ResearchAnswer } from "../research.ts";

/** The finished answer: its text, its citations, what was searched for, and a button that copies all of it. */
export function ResearchResult({ answer: { result, citations, answer } }: { answer: ResearchAnswer }) {
  const { copied, copy } = useCopy();
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;
  return (
    <section className="card result" aria-label="Result">
      <div className="row result-head">
        <h2>Result</h2>
        <button type="button" onClick={() => copy("result", copyText(result, citations))}>
          {copied ? "Copied!" : "Copy"}
        </button>
      </div>
      {answer && !answer.answered && (
        <p className="notice info" role="status">
          <strong>
            {answer.isExtracted ? "Extracted, not answered" : "No answer in the literature found"}
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
        It does not replace your protocol or the physician. Read the article before you act on it.
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
