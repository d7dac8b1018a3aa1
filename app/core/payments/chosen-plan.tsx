import { useEffect, useRef } from "react";
import type { PaidPlan, StoredPlan } from "#app/core/plans/plans.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { useCheckoutUser } from "./use-checkout-user.ts";
import { usePlanChoice } from "./use-plan-choice.ts";

type Props = {
  /** The plan, in an object of its own for each time that one is chosen. */
  chosen: { plan: PaidPlan };
  userId: string;
  held: StoredPlan;
};

/** What follows when a plan was chosen in a list that has closed since: the question, and then the checkout. */
export function ChosenPlan({ chosen, userId, held }: Props) {
  const user = useCheckoutUser();
  const wordsWithoutUser = "User ID is not available. Please try again.";
  const choice = usePlanChoice({ user, userId, held, wordsWithoutUser });
  const { current } = useRef(choice);
  useEffect(() => current.choose(chosen.plan), [chosen, current]);
  return <PlanDialog choice={choice} />;
}
