import { causeOf } from "#app/base/runtime/log.server.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { allowancePlanOf } from "#app/core/identity/session/guard.server.ts";
import { METER_TIMEOUT_MS, openMeter } from "../meter/meter-client.server.ts";
import { type Snapshot, type SnapshotCommand, snapshot } from "../meter/snapshot.ts";
import { emptyMeter } from "../meter/state.ts";
import { isFirstMonthOf, type UsageApp, type UsagePerson } from "./first-month.server.ts";
import { daysUntil, noteStreak, streakSince } from "./note-streak.server.ts";
import { toUsageAnswer, type UsageAnswer } from "./usage-answer.ts";

/** The person's usage this month. If the meter cannot be asked, it is zeros, so that the page still works. */
export async function usageOf(app: UsageApp, person: UsagePerson): Promise<UsageAnswer> {
  const command = await commandFor(app, person);
  try {
    return await readMeter(app, person, command);
  } catch (error) {
    return noUsage(app, person, command, error);
  }
}

function noUsage(app: UsageApp, person: UsagePerson, command: SnapshotCommand, cause: unknown): UsageAnswer {
  app.log("error", "usage.unreachable", { cause: causeOf(cause) });
  return toUsageAnswer(snapshot(emptyMeter(app.now()), command).answer, person.plan ?? "Free");
}

/**
 * As `usageOf`, with the streak from the same question; null if the meter cannot say.
 */
export async function usageAndStreakOf(
  app: UsageApp,
  person: UsagePerson,
): Promise<{ usage: UsageAnswer; streak: number | null }> {
  const { env, now } = app;
  const at = now();
  const command = await commandFor(app, person);
  try {
    const seen = await askMeter(app, person, { ...command, notesSince: streakSince(at) });
    const streak = seen.noteDays
      ? daysUntil(seen.noteDays, at)
      : await noteStreak(env.USAGE_METER, person.userId, at).catch(() => null);
    return { usage: toUsageAnswer(seen, person.plan ?? "Free"), streak };
  } catch (error) {
    return { usage: noUsage(app, person, command, error), streak: null };
  }
}

/** As `usageOf`, for a page that says what it could not load. @throws Error when the meter takes longer than 2 s */
export async function readUsage(app: UsageApp, person: UsagePerson): Promise<UsageAnswer> {
  return await readMeter(app, person, await commandFor(app, person));
}

const commandFor = async (app: UsageApp, person: UsagePerson): Promise<SnapshotCommand> => ({
  plan: allowancePlanOf(person),
  isFirstMonth: await isFirstMonthOf(app, person),
});

const readMeter = async (
  app: UsageApp,
  person: UsagePerson,
  command: SnapshotCommand,
): Promise<UsageAnswer> => toUsageAnswer(await askMeter(app, person, command), person.plan ?? "Free");

const askMeter = ({ env }: UsageApp, { userId }: UsagePerson, command: SnapshotCommand): Promise<Snapshot> =>
  withTimeout(openMeter(env.USAGE_METER, userId).snapshot(command), METER_TIMEOUT_MS);
