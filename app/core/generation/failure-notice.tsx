type Props = {
  message: string;
  /** What was typed: "notes", "question". */
  typed?: string;
  canRetry: boolean;
  onRetry: () => void;
};

/** What went wrong with a generation; what was typed stays, and the meter gave the use back. */
export function FailureNotice({ message, typed = "notes", canRetry, onRetry }: Props) {
  return (
    <div className="note">
      <div className="notice alarm" role="alert">
        <strong>{message}</strong>
        <p>{`Your ${typed} ${typed.endsWith("s") ? "are" : "is"} unchanged, and nothing was charged.`}</p>
      </div>
      {canRetry && (
        <div className="row">
          <button type="button" className="primary" onClick={onRetry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
