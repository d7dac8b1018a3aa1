import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import { allowancePlanOf, type Person } from "../identity/session/guard.server.ts";
import { secondModelOf } from "../model/app-model.server.ts";
import type { Model } from "../model/model.ts";
import type { PlanName, TokenAmount } from "../plans/plans.ts";
import { pauseOf, pausing, type SpendKnown } from "../spend/pause.server.ts";
import { counterOf } from "../spend/spend.ts";
import { openSecondReader, type SecondReader, type SecondReaderOptions } from "./second-reader.ts";

/** Opens the reader of one answer, or of one part of a document. */
export type OpenReader = (read: Omit<SecondReaderOptions, "model" | "onTaken" | "onFailure">) => SecondReader;

/** Whose statements are read, and the plan whose budget pays for it. */
type Whose = { userId: string; plan: PlanName | null };

/**
 * The second reader as this installation is set up, for one person; null if there is none.
 */
export function readerOf(app: AppContext, person: Person): OpenReader | null {
  const own = secondModelOf(app);
  if (!own) return null;
  const open = readerWith(own, app, { userId: person.userId, plan: allowancePlanOf(person) });
  return (read) => {
    const reader = open(read);
    return { ...reader, readings: () => app.timing.measure("second_reader", reader.readings) };
  };
}

/**
 * A second reader that asks this model. The person is charged nothing for it: what it takes counts only towards the
 * plan's budget for the day.
 */
export function readerWith(
  model: Model,
  app: SpendKnown & Pick<AppContext, "waitUntil">,
  whose: Whose,
): OpenReader {
  const asked = pausing(model, () => pauseOf(app, whose.plan));
  return (read) =>
    openSecondReader({
      ...read,
      model: asked,
      onTaken: (taken) => app.waitUntil(tellSpend(app, whose, taken)),
      onFailure: (error) => app.log("warn", "second_reading.failed", { cause: causeOf(error) }),
    });
}

const LONGEST_TELL_MS = 10_000;

/** Never throws: a budget is a brake, not a bill. */
async function tellSpend(
  { env, log, now }: SpendKnown,
  { userId, plan }: Whose,
  taken: TokenAmount,
): Promise<void> {
  if (taken.inputTokens + taken.outputTokens === 0) return;
  const spends = [{ plan: plan ?? "Free", ...taken }];
  try {
    const counter = env.DAILY_SPEND.getByName(counterOf(userId));
    const telling = counter.add({ days: [{ day: utcDayOf(now()), spends }] });
    await withTimeout(Promise.resolve(telling), LONGEST_TELL_MS);
  } catch (error) {
    log("warn", "second_reading.uncounted", { cause: causeOf(error) });
  }
}
