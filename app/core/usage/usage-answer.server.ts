import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/guard.server.ts";
import { openMeter } from "./meter-client.server.ts";
import { snapshot } from "./snapshot.ts";
import { emptyMeter } from "./state.ts";
import { toUsageAnswer, type UsageAnswer } from "./usage-answer.ts";

/** The person's usage of this month. A meter that cannot be asked answers zeros, so that the page still works. */
export async function usageOf(
  { env, log, now }: Pick<AppContext, "env" | "log" | "now">,
  person: Pick<Person, "userId" | "plan" | "isUnlimited">,
): Promise<UsageAnswer> {
  const command = { plan: allowancePlanOf(person), isFirstMonth: false };
  const plan = person.plan ?? "Free";
  try {
    return toUsageAnswer(await openMeter(env.USAGE_METER, person.userId).snapshot(command), plan);
  } catch (error) {
    log("error", "usage.unreachable", { cause: causeOf(error) });
    return toUsageAnswer(snapshot(emptyMeter(now()), command).answer, plan);
  }
}
