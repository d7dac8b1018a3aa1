import { createStore } from "#app/base/ui/browser/store.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { metricsOf } from "../usage-metrics.ts";
import { usageStore } from "../usage-store.ts";
import { isPromptDue, opensByItself } from "./funnel.ts";
import { changeFunnel } from "./funnel-store.ts";

/** Whether the upgrade prompt is on the page. It appears beside the work and never in its way. */
export const upgradePrompt = createStore(false);

/** Opens it because something could not be done, even within a day of being closed. */
export const openUpgradePrompt = (): void => upgradePrompt.set(true);

/** Opens it when its rule says so, unless it was closed within a day (USE-17). Called after something was used. */
export function checkUpgradePrompt(userId: string, plan: StoredPlan, now = Date.now()): void {
  const { usagePercentage } = metricsOf(usageStore.get());
  const next = changeFunnel(userId, (before) => ({
    ...before,
    showUpgradePrompt: isPromptDue({ ...before, usagePercentage }),
  }));
  if (opensByItself(next, plan, now)) openUpgradePrompt();
}

/** Closes it and keeps it closed for a day. */
export function closeUpgradePrompt(userId: string, now = Date.now()): void {
  upgradePrompt.set(false);
  changeFunnel(userId, (before) => ({ ...before, promptClosedAt: now }));
}
