import type { MiddlewareFunction } from "react-router";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { isTombstoned } from "#app/core/maintenance/tombstones.server.ts";
import { claimsOfToken } from "../clerk.server.ts";
import { hasActivity } from "./activity-cookie.server.ts";

type Args = Pick<Parameters<MiddlewareFunction>[0], "request" | "context">;

const AS_OLD_AS_A_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether a refused request comes from a page of a deleted account: the identity provider then knows neither session
 * nor person, and only this tells the page that nobody will come back to it. It decides nothing else.
 */
export async function isOfDeletedAccount(args: Args): Promise<boolean> {
  const userId = await namedBy(args);
  if (!userId) return false;
  return await isTombstoned(appOf(args.context).env, userId).catch(() => false);
}

/** From a token that the provider signed, however old; if its script removed that, from one of our session cookies. */
async function namedBy({ request, context }: Args): Promise<string | null> {
  const { settings } = appOf(context).env;
  const token = readCookie(request, "__session");
  if (token)
    return await claimsOfToken(token, request, settings, AS_OLD_AS_A_SESSION_MS).then(
      ({ sub }) => sub,
      () => null,
    );
  return (await hasActivity(request, settings.ACTIVITY_SECRET)) ? request.headers.get("X-Customer-ID") : null;
}
