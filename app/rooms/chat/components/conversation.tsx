import { COUNTED_WORDS, costOf } from "#app/core/generation/generation-client.ts";
import { GrowingAnswer } from "#app/core/literature/answer/growing-answer.tsx";
import type { ChatProgress } from "../chat-client.ts";
import type { AnsweredExchange } from "../chat-work.ts";
import { EMERGENCY_WORDS, isEmergency } from "../emergency.ts";
import { ChatAnswerView } from "./chat-answer-view.tsx";

type Props = {
  exchanges: readonly AnsweredExchange[];
  /** The message that has no answer yet, and whether this page asked for one. */
  pending: { message: string; isAsked: boolean } | null;
  progress: ChatProgress;
  onRetry: () => void;
  onDrop: () => void;
};

/** Everything that was said in this session, and what is being answered. */
export function Conversation({ exchanges, pending, progress, onRetry, onDrop }: Props) {
  return (
    <div className="conversation" role="log" aria-label="Conversation">
      {exchanges.length === 0 && pending === null && <Empty />}
      {exchanges.map(({ id, message, answer }) => (
        <div key={id} className="exchange">
          <Message text={message} />
          <ChatAnswerView answer={answer} />
        </div>
      ))}
      {pending !== null && (
        <div className="exchange">
          <Message text={pending.message} />
          <Pending isAsked={pending.isAsked} progress={progress} onRetry={onRetry} onDrop={onDrop} />
        </div>
      )}
    </div>
  );
}

/** What to do in an emergency stands below the message itself, before anything else has been asked or answered. */
function Message({ text }: { text: string }) {
  return (
    <>
      <p className="said by-nurse">{text}</p>
      {isEmergency(text) && (
        <p className="notice alarm" role="alert">
          <strong>{EMERGENCY_WORDS}</strong>
        </p>
      )}
    </>
  );
}

type PendingProps = Pick<Props, "progress" | "onRetry" | "onDrop"> & { isAsked: boolean };

function Pending({ isAsked, progress, onRetry, onDrop }: PendingProps) {
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
          <strong>{progress.message}</strong>
          {costOf(progress.reason) === "nothing" && <p>Nothing was charged.</p>}
          {costOf(progress.reason) === "counted" && <p>{COUNTED_WORDS}</p>}
        </div>
      ) : (
        <p className="soft">{isAsked ? "Cancelled." : "This was not answered."}</p>
      )}
      <div className="row">
        {!isFinal && (
          <button type="button" className="primary" onClick={onRetry}>
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
