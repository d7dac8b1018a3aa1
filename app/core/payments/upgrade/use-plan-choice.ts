import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { PaidPlan, PlanName, StoredPlan } from "#app/core/plans/plans.ts";
import { requestPlan, resetOnUpgrade } from "../checkout/account-calls.ts";
import {
  type CheckoutUser,
  fetchOffer,
  leaveFor,
  planCheckoutUrl,
  portalUrl,
} from "../checkout/checkout-calls.ts";
import { accountWords, checkoutToast, PaymentError } from "../checkout/payment-error.ts";
import type { Offer } from "../offer.ts";
import { shownPayment } from "../unclaimed/shown-payment.ts";
import { planChange } from "./plan-change.ts";

/** What the person is asked before anything happens; the offer is null until the server has answered. */
type PlanQuestion = { plan: PaidPlan; offer: Offer | null };

export type PlanChoice = {
  question: PlanQuestion | null;
  isBusy: boolean;
  choose(plan: PlanName): void;
  confirm(): void;
  close(): void;
};

type PlanChoiceOptions = {
  /** Null until the user id is known. */
  user: CheckoutUser | null;
  userId: string;
  held: StoredPlan | null;
  /** It was already cancelled, and runs to the end of the paid period. */
  isEnding: boolean;
  /** The message when there is no user id (PLAN-21, PLAN-22). */
  wordsWithoutUser: string;
  /** After limits were reset. */
  onReset?: () => void;
};

/** Choosing a plan, wherever plans are offered: Free at once, anything else after the server's offer was read. */
export function usePlanChoice(given: PlanChoiceOptions): PlanChoice {
  const { user, userId, wordsWithoutUser, onReset } = given;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<PlanQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);

  const ask = async (plan: PaidPlan) => {
    setQuestion({ plan, offer: null });
    try {
      const offer = await fetchOffer(plan);
      // The question was closed meanwhile, or another plan chosen.
      setQuestion((asked) => (asked?.plan === plan ? { plan, offer } : asked));
    } catch (error) {
      setQuestion(null);
      showToast.error(checkoutToast(error));
    }
  };
  const choose = (plan: PlanName) => {
    const change = planChange(given.held, plan);
    if (change === "sales") window.location.assign("/contact-sales");
    else if (change === "downgrade") showToast.error("Cannot Downgrade");
    else if (change === "choose") void busily(setBusy, () => chooseFree(given, navigate));
    else void ask(plan as PaidPlan);
  };
  const carryOut = async (offer: Offer) => {
    if (offer.approach === "reset") {
      await reset(onReset);
      setQuestion(null);
    } else if (offer.approach === "claim") {
      if (await leadToPayment()) setQuestion(null);
      else await ask(offer.plan as PaidPlan);
    } else if (offer.approach === "keep" || offer.approach === "repair") await toPortal(userId);
    else if (!user?.id) showToast.error(wordsWithoutUser);
    else if ((await checkout(offer, user)) === "changed") await ask(offer.plan as PaidPlan);
  };
  const confirm = () => {
    const offer = question?.offer;
    if (offer?.confirm) void busily(setBusy, () => carryOut(offer));
  };
  return { question, isBusy, choose, confirm, close: () => !isBusy && setQuestion(null) };
}

async function busily(setBusy: (isBusy: boolean) => void, work: () => Promise<void>): Promise<void> {
  setBusy(true);
  try {
    await work();
  } finally {
    setBusy(false);
  }
}

async function chooseFree({ userId, held, isEnding }: PlanChoiceOptions, navigate: (to: string) => unknown) {
  try {
    await requestPlan("Free", userId);
  } catch (error) {
    showToast.error(accountWords(error));
    return;
  }
  if (held === "Basic" || held === "Premium")
    showToast.info(
      `You are still on the ${held} plan${isEnding ? " until it ends." : ". To cancel it, use Manage Subscription in Settings."}`,
    );
  await navigate("/dashboard");
}

/** Leaves for the payment page; "changed" if the offer is no longer what was read. */
async function checkout(offer: Offer, user: CheckoutUser): Promise<"changed" | "failed"> {
  const { plan, dueToday, prorationDate } = offer;
  showToast.info(`Preparing ${plan} plan upgrade...`);
  try {
    await leaveFor(await planCheckoutUrl(plan as PaidPlan, user, { dueToday, prorationDate }));
    return await new Promise(() => {}); // stays busy until the page is gone
  } catch (error) {
    showToast.error(checkoutToast(error));
    return error instanceof PaymentError && CHANGED.has(error.reason ?? "") ? "changed" : "failed";
  }
}

const CHANGED: ReadonlySet<string> = new Set(["offer_changed", "payment_waiting"]);

/** Leads to the waiting payment, above the page. @returns false if none waits any more and the plan can be chosen */
async function leadToPayment(): Promise<boolean> {
  try {
    const { address } = await call<{ address: string | null }>("/api/payments/claim");
    if (address) shownPayment.set({ address, isLed: true });
    return address !== null;
  } catch (error) {
    showToast.error(checkoutToast(error));
    return true;
  }
}

async function toPortal(userId: string): Promise<void> {
  try {
    await leaveFor(await portalUrl(userId), 0);
    await new Promise(() => {}); // stays busy until the page is gone
  } catch (error) {
    showToast.error(checkoutToast(error));
  }
}

/** The words for a refusal are the server's (SET-17). */
async function reset(onReset?: () => void) {
  try {
    const { message } = await resetOnUpgrade();
    showToast.success(message);
    onReset?.();
  } catch (error) {
    const words = (error as { words?: string | null }).words;
    showToast.error(words ?? "Failed to reset usage limits");
  }
}
