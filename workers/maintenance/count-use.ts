import { withTimeout } from "#app/base/runtime/timeout.ts";
import { isBeingDeleted } from "#app/core/maintenance/deletion.server.ts";
import { makeCharge, openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Handle } from "./handle.ts";

const LONGEST_COUNT_MS = 10_000;

/**
 * Counts a use whose settlement did not reach the meter. The same settlement twice counts once. Nothing more is
 * counted for an account that is being deleted.
 * @throws when the meter cannot be reached
 */
export const countUse: Handle<"count-use"> = async ({ env, databaseOf, log }, { userId, settlement }) => {
  if (await isBeingDeleted(databaseOf(userId), userId)) return;
  const meter = openMeter(env.USAGE_METER, userId);
  const settled = await withTimeout(makeCharge(meter, settlement), LONGEST_COUNT_MS);
  if (!settled.isSettled && settled.reason === "unknown")
    log("error", "usage_not_counted", { cause: "The meter no longer knows the reservation." });
};
