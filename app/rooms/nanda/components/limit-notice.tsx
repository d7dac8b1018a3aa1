import { useEffect } from "react";
import { openUpgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";

/** Says that the month's allowance is used up and where more can be had, and opens the upgrade prompt (NANDA-07). */
export function LimitNotice({ words }: { words: string }) {
  useEffect(openUpgradePrompt, []);
  return (
    <section className="notice alarm limit-notice" role="alert" aria-label="Limit reached">
      <strong>{words}</strong>
      <p>Your allowance resets on the first of next month (UTC).</p>
      <a className="button primary" href="/pricing">
        See plans
      </a>
    </section>
  );
}
