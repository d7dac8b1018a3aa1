import { rulePagePathOf } from "#app/base/http/page-path.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";

const MINUTE_MS = 60_000;
/** So many calls of one kind in a minute are far from a flood: the place's counter is not asked, which takes a call each. */
export const CALLS_BEFORE_COUNTING = 60;

/** Calls that this isolate has seen in the running minute, by person and kind. */
const seen = new Map<string, number>();
let minute = 0;

/**
 * Whether a person's browser asks more often than any does in a minute, for one kind of path. One kind that is flooded
 * leaves the others alone, so that work is still saved. A counter that fails lets pass.
 */
export async function asksTooOften(
  { env, log, now }: Pick<AppContext, "env" | "log" | "now">,
  request: Request,
  userId: string,
): Promise<boolean> {
  const [, first = "", second = ""] = rulePagePathOf(request).split("/");
  const key = `${userId} ${first === "api" ? second : first}`;
  if (countHere(key, now()) <= CALLS_BEFORE_COUNTING) return false;
  try {
    return !(await env.CALLS.limit({ key })).success;
  } catch (error) {
    log("error", "calls.limit_failed", { cause: causeOf(error) });
    return false;
  }
}

function countHere(key: string, now: number): number {
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) seen.clear();
  minute = current;
  const count = (seen.get(key) ?? 0) + 1;
  seen.set(key, count);
  return count;
}
