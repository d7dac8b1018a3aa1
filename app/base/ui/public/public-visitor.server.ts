import { readCookie } from "#app/base/http/cookies.server.ts";

/** What a public page knows about its reader: its own origin, and whether somebody seems to be signed in. */
type Visitor = { origin: string; isSignedIn: boolean };

/**
 * The loader of a public page. It does not verify who the person is: the cookies only decide which links are shown,
 * and every page behind those links checks again.
 */
export function loadVisitor({ request }: { request: Request }): Visitor {
  return { origin: new URL(request.url).origin, isSignedIn: isSignedIn(request) };
}

/** Whether the browser holds a session and a recent activity cookie. */
export const isSignedIn = (request: Request): boolean =>
  Boolean(
    readCookie(request, "__session") &&
      (readCookie(request, "__Host-activity") ?? readCookie(request, "activity")),
  );

/** The identity provider's cookies, with or without an instance suffix; "0" means that nobody is signed in. */
const SESSION_COOKIE =
  /(?:^|;\s*)(?:__session(?:_[^=;]*)?|__client_uat(?:_[^=;]*)?|(?:__Host-)?activity)=(?!0?\s*(?:;|$))/;

/** Whether any cookie hints at a session, even an ended or broken one. */
export const hasSessionCookie = (request: Request): boolean =>
  SESSION_COOKIE.test(request.headers.get("Cookie") ?? "");
