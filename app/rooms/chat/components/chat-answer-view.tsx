import { useId } from "react";
import { useCopy } from "#app/base/ui/use-copy.ts";
import { copyText } from "#app/core/literature/answer/answer-text.ts";
import { CitationList } from "#app/core/literature/answer/citation-list.tsx";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import { FoundArticles } from "#app/core/literature/answer/found-articles.tsx";
import { SearchLine } from "#app/core/literature/answer/search-line.tsx";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import type { ChatAnswer } from "../chat.ts";

/** One answer of the chat with its citations. */
export function ChatAnswerView({ answer: { response, citations, answer } }: { answer: ChatAnswer }) {
  const { copied, copy } = useCopy();
  const id = useId();
  const idOf = (number: number) => `${id}-${number}`;
  return (
    <div className="card said by-assistant">
      <CitedText text={answer.text} pieces={answer.pieces} idOf={idOf} />
      {answer.sources.length > 0 && (
        <details className="chat-citations" open>
          <summary>Citations</summary>
          <CitationList sources={answer.sources} idOf={idOf} />
        </details>
      )}
      <FoundArticles answer={answer} idOf={idOf} />
      {answer.search && <SearchLine search={answer.search} />}
      <button type="button" onClick={() => copy(id, copyText(response, citations))}>
        {copied ? "Copied!" : "Copy"}
      </button>
      <ReportButton tool="chat" statements={() => answer.pieces.map(({ text }) => text)} />
    </div>
  );
}
