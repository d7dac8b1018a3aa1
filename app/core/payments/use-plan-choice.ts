import { useState } from "react";
import { useNavigate } from "react-router";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { PaidPlan, PlanName, StoredPlan } from "#app/core/plans/plans.ts";
import { requestPlan, resetOnUpgrade } from "./account-calls.ts";
import { type CheckoutUser, leaveFor, planCheckoutUrl } from "./checkout-calls.ts";
import { accountWords, checkoutToast } from "./payment-error.ts";
import { planChange } from "./plan-change.ts";

/** What the person is asked before anything happens. */
export type PlanQuestion = { about: "checkout" | "reset"; plan: PaidPlan };

export type PlanChoice = {
  question: PlanQuestion | null;
  isBusy: boolean;
  choose(plan: PlanName): void;
  confirm(): void;
  close(): void;
};

type Given = {
  /** Null until the user id is known. */
  user: CheckoutUser | null;
  userId: string;
  held: StoredPlan | null;
  /** The message when there is no user id (PLAN-21, PLAN-22). */
  wordsWithoutUser: string;
  /** After limits were reset. */
  onReset?: () => void;
};

/** Choosing a plan on a page with plan cards: Free at once, a paid plan after a question and a checkout. */
export function usePlanChoice(given: Given): PlanChoice {
  const { user, userId, held, wordsWithoutUser, onReset } = given;
  const navigate = useNavigate();
  const [question, setQuestion] = useState<PlanQuestion | null>(null);
  const [isBusy, setBusy] = useState(false);

  const choose = (plan: PlanName) => {
    const change = planChange(held, plan);
    if (change === "sales") window.location.assign("/contact-sales");
    else if (change === "downgrade") showToast.error("Cannot Downgrade");
    else if (change === "choose") void busily(setBusy, () => chooseFree(userId, held, navigate));
    else setQuestion({ about: change === "current" ? "reset" : "checkout", plan: plan as PaidPlan });
  };
  const confirm = () => {
    if (!question) return;
    if (question.about === "reset") void busily(setBusy, () => reset(onReset)).then(() => setQuestion(null));
    else if (!user?.id) showToast.error(wordsWithoutUser);
    else void busily(setBusy, () => checkout(question.plan, user));
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

async function chooseFree(userId: string, held: StoredPlan | null, navigate: (to: string) => unknown) {
  try {
    await requestPlan("Free", userId);
  } catch (error) {
    showToast.error(accountWords(error));
    return;
  }
  if (held === "Basic" || held === "Premium")
    showToast.info(`You are still on the ${held} plan. To cancel it, use Manage Subscription in Settings.`);
  await navigate("/dashboard");
}

async function checkout(plan: PaidPlan, user: CheckoutUser) {
  showToast.info(`Preparing ${plan} plan upgrade...`);
  try {
    await leaveFor(await planCheckoutUrl(plan, user));
    await new Promise(() => {}); // stays busy until the page is gone
  } catch (error) {
    showToast.error(checkoutToast(error));
  }
}

/** The words of a refusal are the server's (SET-17). */
export async function reset(onReset?: () => void) {
  try {
    const { message } = await resetOnUpgrade();
    showToast.success(message);
    onReset?.();
  } catch (error) {
    const words = (error as { words?: string | null }).words;
    showToast.error(words ?? "Failed to reset usage limits");
  }
}
