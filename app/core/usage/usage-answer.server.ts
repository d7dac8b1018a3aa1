import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/guard.server.ts";
import { inTime, openMeter } from "./meter-client.server.ts";
import { snapshot } from "./snapshot.ts";
import { emptyMeter } from "./state.ts";
import { toUsageAnswer, type UsageAnswer } from "./usage-answer.ts";

type Who = Pick<Person, "userId" | "plan" | "isUnlimited">;

/** The person's usage of this month. A meter that cannot be asked answers zeros, so that the page still works. */
export async function usageOf(
  { env, log, now }: Pick<AppContext, "env" | "log" | "now">,
  person: Who,
): Promise<UsageAnswer> {
  try {
    return await readUsage({ env }, person);
  } catch (error) {
    log("error", "usage.unreachable", { cause: causeOf(error) });
    return toUsageAnswer(snapshot(emptyMeter(now()), commandFor(person)).answer, person.plan ?? "Free");
  }
}

/** As `usageOf`, for a page that says what it could not load. @throws Error when the meter does not answer in 2 s */
export async function readUsage({ env }: Pick<AppContext, "env">, person: Who): Promise<UsageAnswer> {
  const seen = await inTime(openMeter(env.USAGE_METER, person.userId).snapshot(commandFor(person)));
  return toUsageAnswer(seen, person.plan ?? "Free");
}

const commandFor = (person: Who) => ({ plan: allowancePlanOf(person), isFirstMonth: false });
