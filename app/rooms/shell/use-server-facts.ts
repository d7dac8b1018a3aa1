import { useEffect, useState } from "react";
import { changeFunnel } from "#app/core/usage/funnel-store.ts";
import { latestUsage } from "#app/core/usage/latest-usage.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";

/** What the server tells besides the page; it may arrive after it. */
export type ServerFacts = { usage: Promise<UsageAnswer>; hasTrial: Promise<boolean> };

/**
 * Takes over what the server said of usage, first month and trial.
 * @returns whether a checkout of Premium would grant the trial; false until it is known
 */
export function useServerFacts(userId: string, { usage, hasTrial }: ServerFacts): boolean {
  const [mayTry, setMayTry] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const take = ([told, isTrialLeft]: [UsageAnswer & { first_month?: boolean }, boolean]) => {
      if (!isCurrent) return;
      latestUsage.set(told);
      setMayTry(isTrialLeft);
      changeFunnel(localStorage, userId, (before) => ({
        ...before,
        firstMonthBonus: told.first_month ?? false,
        hasUsedPremiumTrial: !isTrialLeft,
      }));
    };
    Promise.all([usage, hasTrial]).then(take, () => null); // the page works without
    return () => {
      isCurrent = false;
    };
  }, [userId, usage, hasTrial]);
  return mayTry;
}
