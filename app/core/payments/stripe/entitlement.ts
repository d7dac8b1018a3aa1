import type { StoredPlan } from "#app/core/plans/plans.ts";

/** The facts of a subscription that decide what it grants. Times are Unix milliseconds. */
export type SubscriptionFacts = {
  id: string;
  plan: StoredPlan;
  /** The provider's status. */
  status: string;
  createdAt: number;
  trialStart: number | null;
  endedAt: number | null;
  /** Whether any of its invoices was ever paid; looked up when one is past due. */
  wasPaid?: boolean;
  /** Whether it was bought with the streak discount. */
  hasStreakDiscount?: boolean;
};

const RUNNING = new Set(["active", "trialing", "past_due"]);

/**
 * A failed renewal keeps the plan while the provider still tries to collect it. A trial whose first payment failed does
 * not: nothing was ever paid.
 */
const grants = ({ status, wasPaid }: SubscriptionFacts): boolean =>
  status !== "past_due" || wasPaid !== false;

const RANK: Record<StoredPlan, number> = { Free: 0, Basic: 1, Premium: 2 };

type Entitlement<Subscription extends SubscriptionFacts> = {
  /** The paid plan; null without one. */
  plan: StoredPlan | null;
  /** The subscription that grants it. */
  current: Subscription | null;
  /** Running subscriptions that another one replaces: only one plan is paid for. */
  superseded: Subscription[];
  /** When the last subscription ended; null while one runs or if there never was one. */
  endedAt: number | null;
  /** When the first trial began. */
  trialUsedAt: number | null;
  /** When the first subscription with the streak discount began. */
  streakDiscountAt: number | null;
};

/**
 * What a person's subscriptions grant: the best plan that is not past due, and among equals the newest subscription. A
 * person who owes for one plan and has since paid for another gets the paid one.
 */
export function entitlementOf<Subscription extends SubscriptionFacts>(
  subscriptions: Subscription[],
): Entitlement<Subscription> {
  const running = subscriptions.filter(({ status }) => RUNNING.has(status)).sort(byRank);
  const current = running.find(grants) ?? null;
  const ends = subscriptions.map(({ endedAt }) => endedAt).filter((at) => at !== null);
  const trials = subscriptions.map(({ trialStart }) => trialStart).filter((at) => at !== null);
  const discounted = subscriptions
    .filter(({ hasStreakDiscount }) => hasStreakDiscount)
    .map(({ createdAt }) => createdAt);
  return {
    plan: current?.plan ?? null,
    current,
    superseded: current ? running.filter((other) => other !== current) : [],
    endedAt: running.length > 0 || ends.length === 0 ? null : Math.max(...ends),
    trialUsedAt: trials.length > 0 ? Math.min(...trials) : null,
    streakDiscountAt: discounted.length > 0 ? Math.min(...discounted) : null,
  };
}

const isOwed = ({ status }: SubscriptionFacts): number => (status === "past_due" ? 1 : 0);

const byRank = (a: SubscriptionFacts, b: SubscriptionFacts): number =>
  isOwed(a) - isOwed(b) || RANK[b.plan] - RANK[a.plan] || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
