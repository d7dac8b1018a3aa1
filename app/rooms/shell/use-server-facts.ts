import { useEffect } from "react";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";

/** Facts that the server sends along with the page. */
export type ServerFacts = {
  usage: UsageAnswer;
  /** Whether the account is in its first 30 days, on Free (OPEN-28). */
  isFirstMonth: boolean;
  /** Whether a checkout of Premium would grant the trial. */
  hasTrial: boolean;
  /** Days in a row that earn a discount at the next checkout; null if none. */
  discountDays: number | null;
};

/**
 * Takes over the server's facts on usage, first month, trial and discount.
 * @param facts may arrive later than the page
 */
export function useServerFacts(userId: string, facts: ServerFacts | Promise<ServerFacts>): void {
  useEffect(() => {
    let isCurrent = true;
    const take = ({ usage, isFirstMonth: firstMonthBonus, hasTrial, discountDays }: ServerFacts) => {
      if (!isCurrent) return;
      usageStore.set(usage);
      discountDaysStore.set(discountDays);
      changeFunnel(userId, (before) => ({
        ...before,
        firstMonthBonus,
        hasUsedPremiumTrial: !hasTrial,
      }));
    };
    Promise.resolve(facts).then(take, () => null); // the page works without them
    return () => {
      isCurrent = false;
    };
  }, [userId, facts]);
}
