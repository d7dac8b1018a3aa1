type Props = { message: string; canRetry: boolean; onRetry: () => void };

/** What went wrong with a generation; what was typed stays, and the meter gave the use back. */
export function FailureNotice({ message, canRetry, onRetry }: Props) {
  return (
    <div className="note">
      <div className="notice alarm" role="alert">
        <strong>{message}</strong>
        <p>Your notes are unchanged, and nothing was charged.</p>
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
