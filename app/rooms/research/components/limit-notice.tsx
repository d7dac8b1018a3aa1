import { ERRORS } from "#app/base/http/errors.ts";

/** Shown when the month's searches are used up. */
export function LimitNotice() {
  return (
    <div className="notice info" role="status">
      <strong>{ERRORS.limit_reached.words}</strong>
      <p>
        You can still open your recent searches. <a href="/pricing">See the plans</a>
      </p>
    </div>
  );
}
