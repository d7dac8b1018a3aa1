import { useEffect, useRef } from "react";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import type { AnalysisAnswer } from "#app/rooms/documents/detail/analysis-answer.ts";
import { copiedAnalysis } from "../copied-text.ts";
import { analysisViews } from "../section-views.ts";
import { SectionBody } from "./section-body.tsx";
import { Statements } from "./statements.tsx";
import { UnreadNotice } from "./unread-notice.tsx";

const statementsOf = ({ analysis }: AnalysisAnswer): string[] =>
  Object.values(analysis?.sections ?? {}).flatMap((statements) => statements.map(({ text }) => text));

type Props = { answer: AnalysisAnswer; onAnother: () => void; onStartOver: () => void };

/** The findings: key points, then every section that is not empty. */
export function Results({ answer, onAnother, onStartOver }: Props) {
  const { copied, copy } = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { filled, missing, elsewhere } = analysisViews(answer);
  const keyPoints = answer.analysis?.keyPoints ?? [];
  return (
    <section className="results" aria-labelledby="results">
      <div className="results-head">
        <h2 id="results" ref={heading} tabIndex={-1}>
          {answer.metadata.fileName || "Analysis"}
        </h2>
        <div className="row results-actions">
          <button type="button" className="primary" onClick={() => copy("analysis", copiedAnalysis(answer))}>
            {copied === null ? "Copy" : "Copied!"}
          </button>
          <button type="button" onClick={() => window.print()}>
            Print
          </button>
          <button type="button" onClick={onAnother}>
            Analyze Another Document
          </button>
          <button type="button" className="quiet" onClick={onStartOver}>
            Start Over
          </button>
        </div>
      </div>
      <PrintedBy />
      <UnreadNotice metadata={answer.metadata} />
      {keyPoints.length > 0 && (
        <section className="card result-section key-points" aria-labelledby="key-points">
          <h3 id="key-points">Key Points</h3>
          <Statements statements={keyPoints} />
        </section>
      )}
      {filled.map((section) => (
        <section
          key={section.type}
          className={`card result-section ${section.type}`}
          aria-labelledby={`result-${section.type}`}
        >
          <h3 id={`result-${section.type}`}>{section.name}</h3>
          <SectionBody section={section} />
        </section>
      ))}
      {elsewhere.length > 0 && (
        <p className="soft missing-sections">
          <strong>Shown under other headings:</strong> {elsewhere.join(", ")}
        </p>
      )}
      {missing.length > 0 && (
        <p className="soft missing-sections">
          <strong>Not in this document:</strong> {missing.join(", ")}
        </p>
      )}
      <ReportButton tool="analysis" statements={() => statementsOf(answer)} />
    </section>
  );
}
