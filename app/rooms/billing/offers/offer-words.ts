import { type DateReading, formatDay } from "#app/base/ui/browser/format-time.ts";
import { dollars } from "#app/core/payments/dollars.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { MONTHLY_PRICES, type PaidPlan, type PlanName, PREMIUM_TRIAL_DAYS } from "#app/core/plans/plans.ts";
import { STREAK_PERCENT } from "#app/core/plans/streak-discount.ts";
import type { Buyer } from "./buyer.server.ts";

type Words = Pick<Offer, "title" | "lines" | "confirm">;

const monthly = (plan: PaidPlan): string => `${dollars((MONTHLY_PRICES[plan] ?? 0) * 100)} per month`;
const confirming = (plan: PaidPlan): string => `Confirm your ${plan} plan`;

/** What Stripe computed for a purchase: cents due today, and the day on which the plan is charged next, in words. */
type Computed = { dueToday: number; nextDay: string };

export function trialWords(buyer: Buyer, { dueToday, nextDay }: Computed): Words {
  return {
    title: confirming("Premium"),
    lines: [
      `Due today: ${dollars(dueToday)}.`,
      `Your first ${PREMIUM_TRIAL_DAYS} days are free. From ${nextDay}, Premium costs ${monthly("Premium")} until you cancel. Cancel before then and you pay nothing.`,
      ...discountLine(buyer),
      ...replacedLine(buyer),
    ],
    confirm: "Start Trial",
  };
}

export function checkoutWords(buyer: Buyer, plan: PaidPlan, { dueToday, nextDay }: Computed): Words {
  return {
    title: confirming(plan),
    lines: [
      `Due today: ${dollars(dueToday)}.`,
      `From ${nextDay}, ${plan} costs ${monthly(plan)} until you cancel.`,
      ...(plan === "Premium" ? ["You have already had your free trial."] : []),
      ...discountLine(buyer),
    ],
    confirm: "Proceed to Payment",
  };
}

export function changeWords(buyer: Buyer, plan: PaidPlan, { dueToday, nextDay }: Computed): Words {
  const held = buyer.subscription?.plan ?? "current";
  return {
    title: confirming(plan),
    lines: [
      `Due today: ${dollars(dueToday)}, for ${plan} until ${nextDay}, less the unused part of what you paid for ${held}.`,
      `From ${nextDay}, ${plan} costs ${monthly(plan)} until you cancel.`,
      ...(plan === "Premium" ? ["You have already had your free trial."] : []),
      ...(buyer.subscription?.willCancel
        ? [`You cancelled ${held}; this change withdraws the cancellation.`]
        : []),
      "Your card on file is charged when you confirm.",
    ],
    confirm: `Pay ${dollars(dueToday)} Now`,
  };
}

export function keepWords(buyer: Buyer, plan: PaidPlan, dates: DateReading): Words {
  const end = buyer.subscription ? ` on ${formatDay(buyer.subscription.periodEnd, dates)}` : "";
  return {
    title: `Keep your ${plan} plan?`,
    lines: [
      `You cancelled ${plan}, and it ends${end}. Until then nothing changes, and nothing is charged.`,
      "In the billing portal you can keep it.",
    ],
    confirm: "Open Billing Portal",
  };
}

export function repairWords(buyer: Buyer): Words {
  return {
    title: "Your last payment failed",
    lines: [
      `The payment for ${buyer.subscription?.plan ?? "your plan"} failed and will be tried again. Until it is settled, the plan cannot be changed.`,
      "In the billing portal you can use another card.",
    ],
    confirm: "Open Billing Portal",
  };
}

export function includedWords(
  { plan: held, subscription }: Buyer,
  plan: PaidPlan,
  dates: DateReading,
): Words {
  const way = subscription?.willCancel
    ? `You cancelled it, and it ends on ${formatDay(subscription.periodEnd, dates)}; then you can choose ${plan}.`
    : `To pay less, cancel ${held} in the billing portal; when it has ended, you can choose ${plan}.`;
  return {
    title: "Cannot Downgrade",
    lines: [`You are on ${held}, which includes everything in ${plan}. ${way}`],
    confirm: null,
  };
}

/** For a person whose payment waits: a sale now would be a second one. @param paid the plan that it paid for */
export function claimWords(plan: PaidPlan, { email, plan: paid }: { email: string; plan: PlanName }): Words {
  return {
    title: "A payment is waiting for you",
    lines: [
      `${paid} has already been paid for with ${email}. Attach that payment to this account first, so that you do not pay twice.`,
      ...(paid === plan ? [] : [`Then you can choose ${plan}.`]),
    ],
    confirm: "Attach the Payment",
  };
}

const discountLine = ({ discountDays }: Buyer): string[] =>
  discountDays === null
    ? []
    : [`Your first invoice is ${STREAK_PERCENT}% less, for your ${discountDays}-day streak of notes.`];

/** Says that after a checkout only the new plan is paid for. */
const replacedLine = ({ subscription }: Buyer): string[] =>
  subscription
    ? [
        `Your ${subscription.plan} plan ends when the trial begins. The unused part of what you paid for it is credited toward your next invoices.`,
      ]
    : [];

/** For a visitor without an account: the price, and that an account is needed. */
export function visitorWords(plan: PlanName): Words {
  const title = `Upgrade to ${plan}?`;
  const onPage = "You pay on Stripe's own page. Nothing is charged until you confirm there.";
  if (plan === "Premium")
    return {
      title,
      lines: [
        `${PREMIUM_TRIAL_DAYS}-day free trial, once per person, then ${monthly(plan)} until you cancel.`,
        "You sign up first. Then you read what is due today, before you pay on Stripe's own page.",
      ],
      confirm: "Sign Up First",
    };
  if (plan !== "Basic")
    return {
      title,
      lines: ["The price is the one you agreed on with our sales team.", onPage],
      confirm: "Proceed to Payment",
    };
  return {
    title,
    lines: [
      `Due today: ${dollars((MONTHLY_PRICES[plan] ?? 0) * 100)}.`,
      `Then ${plan} costs ${monthly(plan)} until you cancel.`,
      "You are not signed in. After paying, sign up with the same email address, and confirm it with a code. The plan is then yours.",
      onPage,
    ],
    confirm: "Proceed to Payment",
  };
}
