import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import type { PlanName } from "#app/core/plans/plans.ts";
import type { Model } from "../model/model.ts";
import { ModelError, type ModelErrorCode } from "../model/model-error.ts";
import { budgetOf, type DaySpend, dollarsOf, TOTAL } from "./spend.ts";

/** Why nothing is written for people on a plan: an operator's switch, or the day's budget. */
export type Pause = Extract<ModelErrorCode, "paused" | "over_budget">;

/** How old the day's sum may be. It lags by minutes anyway. */
const FRESH_MS = 30_000;
const LONGEST_WAIT_MS = 5_000;

type Known = DaySpend & { askedAt: number };
/** What each isolate was last told. */
const lastKnown = new WeakMap<object, Known>();

/** What a Worker needs to look up the day's spend. */
export type SpendKnown = {
  env: {
    DAILY_SPEND: Env["DAILY_SPEND"];
    settings: { MODEL_PAUSED?: string | undefined; DAILY_BUDGETS?: string | undefined; MODEL_PRICES: string };
  };
} & Pick<AppContext, "log" | "now">;

/** Whether the model is paused for a plan, as far as is known here: nothing waits, and the unknown is not paused. */
export function pauseOf({ env, now }: Pick<SpendKnown, "env" | "now">, plan: PlanName | null): Pause | null {
  const { MODEL_PAUSED, DAILY_BUDGETS, MODEL_PRICES } = env.settings;
  const own = plan ?? "Free";
  if (MODEL_PAUSED === "all" || MODEL_PAUSED?.split(",").includes(own)) return "paused";
  const budget = budgetOf(DAILY_BUDGETS, own);
  const known = lastKnown.get(env.DAILY_SPEND);
  if (budget === null || known?.day !== utcDayOf(now())) return null;
  return dollarsOf(known.spends, own, MODEL_PRICES) >= budget ? "over_budget" : null;
}

/** Asks for the day's sum when the known one is old; logs a budget that has been used up since. Never throws. */
export async function refreshSpend({ env, log, now }: SpendKnown): Promise<void> {
  const { DAILY_SPEND, settings } = env;
  const known = lastKnown.get(DAILY_SPEND);
  if (!settings.DAILY_BUDGETS || (known && now() - known.askedAt < FRESH_MS)) return;
  const day = utcDayOf(now());
  // Set before the answer arrives, so that many callers at once ask once.
  lastKnown.set(DAILY_SPEND, { day, spends: known?.day === day ? known.spends : [], askedAt: now() });
  try {
    const spends = await withTimeout(DAILY_SPEND.getByName(TOTAL).spent({ day }), LONGEST_WAIT_MS);
    lastKnown.set(DAILY_SPEND, { day, spends, askedAt: now() });
    for (const { plan } of spends) {
      const budget = budgetOf(settings.DAILY_BUDGETS, plan);
      if (budget === null) continue;
      const isSpent = (of: DaySpend["spends"]) => dollarsOf(of, plan, settings.MODEL_PRICES) >= budget;
      if (isSpent(spends) && !(known?.day === day && isSpent(known.spends)))
        log("warn", "budget.spent", { code: plan });
    }
  } catch (error) {
    log("error", "budget.unreadable", { cause: causeOf(error) });
  }
}

/** A model that, while it is paused, fails before it is asked. */
export const pausing = (model: Model, pause: () => Pause | null): Model => ({
  stream(request, signal) {
    const paused = pause();
    if (paused === null) return model.stream(request, signal);
    return refusing(paused);
  },
});

// biome-ignore lint/correctness/useYield: it fails before there is anything to yield.
async function* refusing(pause: Pause): AsyncGenerator<never> {
  throw new ModelError(pause, "The model is not asked");
}
