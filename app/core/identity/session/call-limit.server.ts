import { rulePagePathOf } from "#app/base/http/page-path.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";

const MINUTE_MS = 60_000;
/**
 * The location's counter is told of this many calls at once, as telling it is a call too: its limit in wrangler.toml
 * counts tens. Most pages are left before it is asked, and a flood gains nine calls per isolate that it reaches.
 */
export const CALLS_COUNTED_AT_ONCE = 10;

/** Calls that this isolate has seen in the running minute, by person and kind, including those that were refused. */
const seen = new Map<string, { calls: number; isTooMany: boolean }>();
let minute = 0;

/**
 * Whether a person's browser asks more often than any does in a minute, for one kind of path. A flood of one kind
 * leaves the others alone, so that work is still saved. If the counter fails, the call passes.
 */
export async function asksTooOften(
  { env, log, now }: Pick<AppContext, "env" | "log" | "now">,
  request: Request,
  userId: string,
): Promise<boolean> {
  const [, first = "", second = ""] = rulePagePathOf(request).split("/");
  const key = `${userId} ${first === "api" ? second : first}`;
  const here = seenHere(key, now());
  here.calls++;
  if (here.calls % CALLS_COUNTED_AT_ONCE > 0) return here.isTooMany;
  try {
    here.isTooMany = !(await env.CALLS.limit({ key })).success;
  } catch (error) {
    log("error", "calls.limit_failed", { cause: causeOf(error) });
    here.isTooMany = false;
  }
  return here.isTooMany;
}

function seenHere(key: string, now: number) {
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) seen.clear();
  minute = current;
  const here = seen.get(key) ?? { calls: 0, isTooMany: false };
  seen.set(key, here);
  return here;
}
