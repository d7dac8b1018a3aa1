import type { PlanName } from "#app/core/plans/plans.ts";
import { planChange } from "./plan-change.ts";

/** Whether choosing this plan is refused, because the one that is held is above it (PLAN-15). */
export const isLower = (held: PlanName | null, wanted: PlanName): boolean =>
  planChange(held, wanted) === "downgrade";

/** What to do instead of choosing a lower plan, which is refused. Shows nothing beside other plans. */
export function HowToGoLower({ held, wanted }: { held: PlanName | null; wanted: PlanName }) {
  if (!isLower(held, wanted)) return null;
  return (
    <p className="small soft">
      {held} includes what {wanted} gives. To pay less, cancel {held} under Manage Subscription in{" "}
      <a href="/settings/account#subscription">your account settings</a>. Once it has ended, you can choose{" "}
      {wanted}.
    </p>
  );
}
