import { useEffect, useState } from "react";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";

/** Facts that the server sends besides the page; they may arrive later. */
export type ServerFacts = {
  usage: Promise<UsageAnswer>;
  /** Whether the account is in its first 30 days, on Free (OPEN-28). */
  isFirstMonth: Promise<boolean>;
  /** Whether a checkout of Premium would grant the trial. */
  hasTrial: Promise<boolean>;
};

/**
 * Takes over what the server said of usage, first month and trial.
 * @returns whether a checkout of Premium would grant the trial; false until it is known
 */
export function useServerFacts(userId: string, { usage, isFirstMonth, hasTrial }: ServerFacts): boolean {
  const [mayTry, setMayTry] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const take = ([told, firstMonthBonus, isTrialLeft]: [UsageAnswer, boolean, boolean]) => {
      if (!isCurrent) return;
      usageStore.set(told);
      setMayTry(isTrialLeft);
      changeFunnel(localStorage, userId, (before) => ({
        ...before,
        firstMonthBonus,
        hasUsedPremiumTrial: !isTrialLeft,
      }));
    };
    Promise.all([usage, isFirstMonth, hasTrial]).then(take, () => null); // the page works without
    return () => {
      isCurrent = false;
    };
  }, [userId, usage, isFirstMonth, hasTrial]);
  return mayTry;
}
