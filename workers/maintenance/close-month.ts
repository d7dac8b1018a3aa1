import { withTimeout } from "#app/base/runtime/timeout.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Handle } from "./handle.ts";

const AT_ONCE = 10;
const LONGEST_CLOSE_MS = 10_000;

/**
 * Tells each meter that the month is over; repeating it changes nothing.
 * @throws when a meter does not answer or its clock has not reached the next month; the whole group is then delivered
 *   again
 */
export const handleCloseMonth: Handle<"close-month"> = async ({ env }, { period, userIds }) => {
  let open = 0;
  for (let from = 0; from < userIds.length; from += AT_ONCE) {
    const group = userIds.slice(from, from + AT_ONCE);
    const closed = await Promise.allSettled(group.map((userId) => close(env, userId, period)));
    open += closed.filter((result) => result.status === "rejected" || !result.value).length;
  }
  if (open > 0) throw new Error(`${open} of ${userIds.length} meters could not be closed.`);
};

async function close(env: Env, userId: string, period: string): Promise<boolean> {
  const { isClosed } = await withTimeout(
    openMeter(env.USAGE_METER, userId).close({ period }),
    LONGEST_CLOSE_MS,
  );
  return isClosed;
}
