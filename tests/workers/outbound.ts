/**
 * The internet as the Worker under test sees it: Clerk's Backend API for sessions, nothing else. Runs in Node.
 * A session is what its id says: "sess_active_…" lives, anything else has ended. `http://clerk.test/calls` answers
 * what was asked so far.
 */
const calls: string[] = [];

export function outboundService(request: { url: string; method: string }) {
  const url = new URL(request.url);
  if (url.hostname !== "clerk.test") return new Response("No such host in tests", { status: 502 });
  if (url.pathname === "/calls") return Response.json(calls);
  calls.push(`${request.method} ${url.pathname}`);
  const [, id = ""] = /^\/v1\/sessions\/([^/]+)/.exec(url.pathname) ?? [];
  const userId = `user_${id.split("_").at(-1)}`;
  return Response.json({
    object: "session",
    id,
    user_id: userId,
    status: id.startsWith("sess_active_") ? "active" : "revoked",
  });
}
