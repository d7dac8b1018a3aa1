import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { recordOf } from "#app/core/record/record-client.server.ts";
import { clerkOf } from "../clerk.server.ts";

/** A page waits for it. */
const LONGEST_MS = 2_000;
/** More than that are revoked when the page is opened again. */
const MOST = 100;
const AT_ONCE = 8;

type Session = { userId: string; sessionId: string };

/**
 * Revokes, at the identity provider, the person's other sessions that are over here: it keeps one for days whose browser was
 * closed without a sign-out, and lists it among the devices that are signed in. Never throws.
 */
export async function revokeOverSessions(
  app: Pick<AppContext, "env" | "log">,
  session: Session,
): Promise<void> {
  await withTimeout(revokeOver(app, session), LONGEST_MS).catch((error: unknown) =>
    app.log("error", "session.revoke_failed", { cause: causeOf(error) }),
  );
}

async function revokeOver({ env }: Pick<AppContext, "env">, { userId, sessionId }: Session): Promise<void> {
  const { sessions } = clerkOf(env.settings);
  const [over, { data: listed }] = await Promise.all([
    recordOf({ env }, userId).overSessions(),
    sessions.getSessionList({ userId, status: "active", limit: MOST }),
  ]);
  const left = listed.filter(({ id }) => id !== sessionId && over.includes(id));
  await mapConcurrent(left, AT_ONCE, new AbortController().signal, ({ id }) => sessions.revokeSession(id));
}
