import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/session/guard.server.ts";
import type { PlanName } from "#app/core/plans/plans.ts";
import { METER_TIMEOUT_MS, openMeter } from "../meter/meter-client.server.ts";
import { snapshot } from "../meter/snapshot.ts";
import { emptyMeter } from "../meter/state.ts";
import { isFirstMonthOf } from "./first-month.server.ts";
import { toUsageAnswer, type UsageAnswer } from "./usage-answer.ts";

type Who = Pick<Person, "userId" | "plan" | "isUnlimited" | "account">;

type App = Pick<AppContext, "env" | "databaseOf" | "log" | "now">;

/** The person's usage of this month. A meter that cannot be asked answers zeros, so that the page still works. */
export async function usageOf(app: App, person: Who): Promise<UsageAnswer> {
  const command = await commandFor(app, person);
  try {
    return await readMeter(app, person, command);
  } catch (error) {
    app.log("error", "usage.unreachable", { cause: causeOf(error) });
    return toUsageAnswer(snapshot(emptyMeter(app.now()), command).answer, person.plan ?? "Free");
  }
}

/** As `usageOf`, for a page that says what it could not load. @throws Error when the meter does not answer in 2 s */
export async function readUsage(app: App, person: Who): Promise<UsageAnswer> {
  return await readMeter(app, person, await commandFor(app, person));
}

type Command = { plan: PlanName | null; isFirstMonth: boolean };

const commandFor = async (app: App, person: Who): Promise<Command> => ({
  plan: allowancePlanOf(person),
  isFirstMonth: await isFirstMonthOf(app, person),
});

async function readMeter({ env }: App, person: Who, command: Command): Promise<UsageAnswer> {
  const seen = await withTimeout(
    openMeter(env.USAGE_METER, person.userId).snapshot(command),
    METER_TIMEOUT_MS,
  );
  return toUsageAnswer(seen, person.plan ?? "Free");
}
