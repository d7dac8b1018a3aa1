import { env, runInDurableObject } from "cloudflare:test";
import type { Feature } from "#app/core/plans/plans.ts";
import type { TestPerson } from "../signed-in.ts";
import { fileAnalysis } from "./usage-person.ts";

/** Lets the person have used a feature that many times this month, for one token each. */
export async function haveUsed(
  { userId }: Pick<TestPerson, "userId">,
  feature: Feature,
  times: number,
): Promise<void> {
  await runInDurableObject(env.USAGE_METER.getByName(userId), (meter) => {
    for (let time = 0; time < times; time++) {
      const command = fileAnalysis({ feature, plan: "Premium", perMinute: 1000 });
      meter.reserve(command);
      const { reservationId } = command;
      meter.commit({ reservationId, inputTokens: 1, outputTokens: 1, isCounted: true });
    }
  });
}
