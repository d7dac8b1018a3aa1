import { type ReactNode, useEffect } from "react";
import { openUpgradePrompt } from "../usage/funnel/upgrade-prompt.ts";

/** Says that the month's allowance is used up and where more can be had, and opens the upgrade prompt. */
export function LimitNotice({ words, children }: { words: string; children?: ReactNode }) {
  useEffect(openUpgradePrompt, []);
  return (
    <section className="notice alarm limit-notice" role="alert" aria-label="Limit reached">
      <strong>{words}</strong>
      {children && <p>{children}</p>}
      <a className="button primary" href="/pricing">
        See plans
      </a>
    </section>
  );
}
