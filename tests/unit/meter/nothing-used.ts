import { snapshot } from "#app/core/meter/snapshot.ts";
import { emptyMeter } from "#app/core/meter/state.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { toUsageAnswer, type UsageAnswer } from "#app/core/usage/usage-answer.ts";

/** The usage of a person who has used nothing, made anew each time. @param now Unix milliseconds */
export const nothingUsed = (plan: StoredPlan, now: number): UsageAnswer =>
  toUsageAnswer(snapshot(emptyMeter(now), { plan, isFirstMonth: false }).answer, plan);
