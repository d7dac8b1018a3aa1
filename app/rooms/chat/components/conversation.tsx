import { useId } from "react";
import { useOfflineWords } from "#app/base/ui/browser/use-offline-words.ts";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { COUNTED_WORDS, costOf } from "#app/core/generation/generation-client.ts";
import { copyText } from "#app/core/literature/answer/answer-text.ts";
import { CitationList } from "#app/core/literature/answer/citation-list.tsx";
import { CitedText } from "#app/core/literature/answer/cited-text.tsx";
import { FoundArticles } from "#app/core/literature/answer/found-articles.tsx";
import { GrowingAnswer } from "#app/core/literature/answer/growing-answer.tsx";
import { SearchLine } from "#app/core/literature/answer/search-line.tsx";
import { ReportButton } from "#app/core/reports/report-button.tsx";
import type { ChatAnswer } from "../chat.ts";
import type { ChatProgress } from "../chat-client.ts";
import { type Exchange, hasAnswer } from "../chat-work.ts";
import { EMERGENCY_WORDS, isEmergency } from "../emergency.ts";

type Props = {
  exchanges: readonly Exchange[];
  /** The unanswered message that this page sent last. */
  askedId: string | null;
  progress: ChatProgress;
  onRetry: (exchange: Exchange) => void;
  onDrop: (exchange: Exchange) => void;
};

/** Everything said in this session, the message being answered, and unanswered ones. */
export function Conversation({ exchanges, askedId, progress, onRetry, onDrop }: Props) {
  return (
    <>
      {/* Answers contain headings of the next level. */}
      <h2 className="visually-hidden">Conversation</h2>
      <div className="conversation" role="log" aria-label="Conversation">
        {exchanges.length === 0 && <Empty />}
        {exchanges.map((exchange) => (
          <div key={exchange.id} className="exchange">
            <Message text={exchange.message} />
            {hasAnswer(exchange) ? (
              <ChatAnswerView answer={exchange.answer} />
            ) : (
              <Pending
                isAsked={exchange.id === askedId}
                progress={progress}
                onRetry={() => onRetry(exchange)}
                onDrop={() => onDrop(exchange)}
              />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** What to do in an emergency is shown right below the message, before anything is looked up or answered. */
function Message({ text }: { text: string }) {
  return (
    <>
      <p className="said by-nurse">{text}</p>
      {isEmergency(text) && (
        <p className="notice alarm on-paper" role="alert">
          <strong>{EMERGENCY_WORDS}</strong>
        </p>
      )}
    </>
  );
}

function ChatAnswerView({ answer: { response, citations, answer } }: { answer: ChatAnswer }) {
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
      <div className="row">
        <button type="button" onClick={() => copy(id, copyText(response, citations))}>
          {copied ? "Copied!" : "Copy"}
        </button>
        <ReportButton tool="chat" statements={() => answer.pieces.map(({ text }) => text)} />
      </div>
    </div>
  );
}

type PendingProps = Pick<Props, "progress"> & { isAsked: boolean; onRetry: () => void; onDrop: () => void };

function Pending({ isAsked, progress, onRetry, onDrop }: PendingProps) {
  const words = useOfflineWords(progress);
  if (isAsked && progress.status === "generating")
    return (
      <div className="card said by-assistant">
        <GrowingAnswer {...progress.growing} />
      </div>
    );
  const isFailed = isAsked && progress.status === "failed";
  const isFinal = isFailed && progress.reason === "limit_reached";
  return (
    <div className="said by-assistant">
      {isFailed ? (
        <div className="notice alarm" role="alert">
          <strong>{words}</strong>
          {costOf(progress.reason) === "nothing" && <p>Nothing was charged.</p>}
          {costOf(progress.reason) === "counted" && <p>{COUNTED_WORDS}</p>}
        </div>
      ) : (
        <p className="soft">{isAsked ? "Cancelled." : "This was not answered."}</p>
      )}
      <div className="row">
        {!isFinal && (
          <button
            type="button"
            className="primary"
            disabled={progress.status === "generating"}
            onClick={onRetry}
          >
            Retry
          </button>
        )}
        <button type="button" onClick={onDrop}>
          Discard
        </button>
      </div>
    </div>
  );
}

function Empty() {
  return (
    <div className="note-empty card">
      <h2>Ask a question at the bedside</h2>
      <p className="soft">
        Medical statements come from articles in Europe PMC and PubMed, with citations you can open. What has
        no source is marked.
      </p>
    </div>
  );
}
