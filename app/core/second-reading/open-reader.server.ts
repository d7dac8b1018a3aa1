import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import { allowancePlanOf, type Person } from "../identity/session/guard.server.ts";
import { secondModelOf } from "../model/app-model.server.ts";
import type { TokenAmount } from "../plans/plans.ts";
import { pauseOf, pausing } from "../spend/pause.server.ts";
import { counterOf } from "../spend/spend.ts";
import { openSecondReader, type SecondReader, type SecondReaderOptions } from "./second-reader.ts";

/** Opens the reader of one note. */
export type OpenReader = (
  note: Pick<SecondReaderOptions, "hidden" | "pseudonymizer" | "signal">,
) => SecondReader;

/**
 * The second reader as this installation is set up, for one person; null where there is none. The person is charged
 * nothing for it: what it takes counts towards the day's budget of the plan alone.
 */
export function readerOf(app: AppContext, person: Person): OpenReader | null {
  const own = secondModelOf(app);
  if (!own) return null;
  const plan = allowancePlanOf(person);
  const model = pausing(own, () => pauseOf(app, plan));
  return (note) => {
    const reader = openSecondReader({
      ...note,
      model,
      onTaken: (taken) => app.waitUntil(tellSpend(app, person, taken)),
      onFailure: (error) => app.log("warn", "second_reading.failed", { cause: causeOf(error) }),
    });
    return { ...reader, readings: () => app.timing.measure("model", reader.readings) };
  };
}

const LONGEST_TELL_MS = 10_000;

/** Never throws: a budget is a brake, no bill. */
async function tellSpend(app: AppContext, person: Person, taken: TokenAmount): Promise<void> {
  if (taken.inputTokens + taken.outputTokens === 0) return;
  const { env, log, now } = app;
  const spends = [{ plan: allowancePlanOf(person) ?? "Free", ...taken }];
  try {
    const counter = env.DAILY_SPEND.getByName(counterOf(person.userId));
    const telling = counter.add({ days: [{ day: utcDayOf(now()), spends }] });
    await withTimeout(Promise.resolve(telling), LONGEST_TELL_MS);
  } catch (error) {
    log("warn", "second_reading.uncounted", { cause: causeOf(error) });
  }
}
