import { type ReactNode, useEffect } from "react";
import { useStore } from "#app/base/ui/browser/store.ts";
import { openUpgradePrompt, upgradePrompt } from "../usage/funnel/prompt-store.ts";
import { usageStore } from "../usage/usage-store.ts";

/**
 * Says that the month's allowance is used up and where to get more, and opens the upgrade prompt. While the prompt is
 * on the page, it makes the offer and this is a single line beside the work.
 */
export function LimitNotice({ words, children }: { words: string; children?: ReactNode }) {
  const isOpen = useStore(upgradePrompt);
  const usage = useStore(usageStore);
  const isOffered = isOpen && usage !== null && usage.plan !== "Premium";
  useEffect(openUpgradePrompt, []);
  return (
    <section
      className={isOffered ? "limit-notice" : "notice alarm limit-notice"}
      role="alert"
      aria-label="Limit reached"
    >
      <strong>{words}</strong>
      {children && <p>{children}</p>}
      <a className={isOffered ? undefined : "button primary"} href="/pricing">
        See plans
      </a>
    </section>
  );
}
