import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";

type Session = { sessionId: string; userId: string };

/** How long the record's answer is believed; a retained token outlives its session by no more than this. */
const TOLD_FOR_MS = 5_000;
/** The sessions asked about most recently; for others the record is asked again. */
const MOST_KEPT = 500;

/** When a person's record last said that a session is open: Unix milliseconds. */
const toldOpen = new Map<string, number>();

const nameOf = ({ userId, sessionId }: Session): string => `${userId} ${sessionId}`;

/**
 * Whether the session was neither ended here nor its account deleted. A retained token and activity cookie look valid
 * for another minute, so the record is asked once in some seconds. While it cannot be asked, they are believed.
 */
export async function isStillOpen(
  { env, log, now }: Pick<AppContext, "env" | "log" | "now">,
  session: Session,
): Promise<"open" | "ended" | "deleted"> {
  const name = nameOf(session);
  if (now() - (toldOpen.get(name) ?? 0) < TOLD_FOR_MS) return "open";
  const record = recordOf({ env }, session.userId);
  try {
    const [known, { isDeleted }] = await Promise.all([
      record.sessionOf({ sessionId: session.sessionId }),
      record.heldEntitlement(),
    ]);
    if (isDeleted) return "deleted";
    if (known !== null && known.endedAt !== null) return "ended";
  } catch (error) {
    log("error", "session.record_unreachable", { cause: causeOf(error) });
    return "open";
  }
  toldOpen.delete(name);
  toldOpen.set(name, now());
  const [oldest] = toldOpen.keys();
  if (toldOpen.size > MOST_KEPT && oldest !== undefined) toldOpen.delete(oldest);
  return "open";
}

/** Forgets that a session was open, because it is being ended; without a session id, all of the person's. */
export function forgetOpen({ userId, sessionId }: { userId: string; sessionId?: string }): void {
  if (sessionId !== undefined) toldOpen.delete(nameOf({ userId, sessionId }));
  else for (const name of toldOpen.keys()) if (name.startsWith(`${userId} `)) toldOpen.delete(name);
}
