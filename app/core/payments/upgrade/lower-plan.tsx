import type { PlanName } from "#app/core/plans/plans.ts";
import { planChange } from "./plan-change.ts";

/** Whether a plan is below the paid one that is held: choosing it changes nothing (PLAN-13, PLAN-15). */
export const isLower = (held: PlanName | null, wanted: PlanName): boolean =>
  planChange(held, wanted) === "downgrade" || (wanted === "Free" && held !== null && held !== "Free");

type Props = {
  held: PlanName | null;
  wanted: PlanName;
  /** The held plan was cancelled and runs to the end of the paid period. */
  isEnding: boolean;
};

/** What to do instead of choosing a lower plan, which changes nothing. Shows nothing for other plans. */
export function HowToGoLower({ held, wanted, isEnding }: Props) {
  if (!isLower(held, wanted)) return null;
  return (
    <p className="small soft">
      {held} includes everything in {wanted}.{" "}
      {isEnding ? (
        `You have cancelled ${held}.`
      ) : (
        <>
          To pay less, cancel {held} under Manage Subscription in{" "}
          <a href="/settings/account#subscription">your account settings</a>.
        </>
      )}{" "}
      Once it has ended, {wanted === "Free" ? "you will be on Free again" : `you can choose ${wanted}`}.
    </p>
  );
}
