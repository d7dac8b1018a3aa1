import { COUNTED_WORDS, costOf } from "./generation-client.ts";

type Props = {
  message: string;
  /** The server's code, if it gave one. */
  reason: string | null;
  /** What was typed: "notes", "question". */
  typed?: string;
  canRetry: boolean;
  onRetry: () => void;
};

/** What went wrong with a generation and what it cost; what was typed stays. */
export function FailureNotice({ message, reason, typed = "notes", canRetry, onRetry }: Props) {
  const cost = costOf(reason);
  const endsTheSame = reason?.endsWith("_too_long") || reason === "template_not_found";
  return (
    <div className="note">
      <div className="notice alarm" role="alert">
        <strong>{message}</strong>
        <p>{`Your ${typed} ${typed.endsWith("s") ? "are" : "is"} unchanged${cost === "nothing" ? ", and nothing was charged" : ""}.`}</p>
        {cost === "counted" && <p>{COUNTED_WORDS}</p>}
      </div>
      {canRetry && !endsTheSame && (
        <div className="row">
          <button type="button" className="primary" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
