import { useEffect } from "react";
import { Link } from "react-router";
import { ERRORS } from "#app/base/runtime/errors.ts";
import { openUpgradePrompt } from "#app/core/usage/upgrade-prompt.ts";

/** Shown when the month's searches are used up, together with the upgrade prompt (RES-15). */
export function LimitNotice() {
  useEffect(openUpgradePrompt, []);
  return (
    <div className="notice info" role="status">
      <strong>{ERRORS.limit_reached.words}</strong>
      <p>
        Your recent searches can still be opened. <Link to="/pricing">See the plans</Link>
      </p>
    </div>
  );
}
