import { type ClerkResult, notFound, ok, problem } from "./answers.ts";
import { mergeUserMetadata } from "./metadata.ts";
import { sessionJson, userJson } from "./shapes.ts";
import type { ClerkStore, User } from "./store.ts";

type Call = { store: ClerkStore; id: string; query: URLSearchParams; body: Record<string, unknown> };
type Handler = (call: Call) => ClerkResult | Promise<ClerkResult>;

const routes: [string, RegExp, Handler][] = [
  ["GET", /^\/v1\/jwks$/, async ({ store }) => ok({ keys: [(await store.signingKey()).publicJwk] })],
  ["GET", /^\/v1\/users\/([^/]+)$/, getUser],
  ["PATCH", /^\/v1\/users\/([^/]+)$/, updateUser],
  ["PUT", /^\/v1\/users\/([^/]+)\/metadata$/, replaceMetadata],
  ["PATCH", /^\/v1\/users\/([^/]+)\/metadata$/, changeMetadata],
  ["DELETE", /^\/v1\/users\/([^/]+)$/, deleteUser],
  ["GET", /^\/v1\/sessions$/, listSessions],
  ["GET", /^\/v1\/sessions\/([^/]+)$/, getSession],
  ["POST", /^\/v1\/sessions\/([^/]+)\/revoke$/, revokeSession],
];

export async function backendApi(store: ClerkStore, request: Request, url: URL): Promise<ClerkResult> {
  if (!request.headers.get("Authorization")?.startsWith("Bearer sk_"))
    return problem(401, "secret_key_invalid", "Secret key missing");
  const body = request.body ? ((await request.json()) as Record<string, unknown>) : {};
  for (const [method, path, handler] of routes) {
    const match = method === request.method && path.exec(url.pathname);
    if (match) return handler({ store, id: match[1] ?? "", query: url.searchParams, body });
  }
  return notFound(`${request.method} ${url.pathname}`);
}

function getUser({ store, id }: Call) {
  const user = store.get("user", id);
  return user ? ok(backendUserJson(user)) : notFound("User");
}

function updateUser({ store, id, body }: Call) {
  const user = store.get("user", id);
  if (!user) return notFound("User");
  if (typeof body.first_name === "string") user.firstName = body.first_name;
  if (typeof body.last_name === "string") user.lastName = body.last_name;
  return ok(backendUserJson(store.putUser({ ...user, ...replacedMetadata(user, body) })));
}

/** Each metadata group in the request replaces the stored one. */
function replacedMetadata(user: User, body: Call["body"]): Partial<User> {
  return {
    publicMetadata: (body.public_metadata as object | undefined) ?? user.publicMetadata,
    unsafeMetadata: (body.unsafe_metadata as object | undefined) ?? user.unsafeMetadata,
    privateMetadata: (body.private_metadata as object | undefined) ?? user.privateMetadata,
  };
}

const backendUserJson = (user: User) => ({
  ...userJson(user),
  private_metadata: user.privateMetadata ?? {},
});

/** The SDK's updateUser({ publicMetadata }) calls this as well. */
function replaceMetadata({ store, id, body }: Call) {
  const user = store.get("user", id);
  if (!user) return notFound("User");
  return ok(backendUserJson(store.putUser({ ...user, ...replacedMetadata(user, body) })));
}

function changeMetadata({ store, id, body }: Call) {
  const user = store.get("user", id);
  if (!user) return notFound("User");
  const merged = {
    publicMetadata: mergeUserMetadata(user.publicMetadata, body.public_metadata),
    unsafeMetadata: mergeUserMetadata(user.unsafeMetadata, body.unsafe_metadata),
    privateMetadata: mergeUserMetadata(user.privateMetadata ?? {}, body.private_metadata),
  };
  return ok(backendUserJson(store.putUser({ ...user, ...merged })));
}

function deleteUser({ store, id }: Call) {
  if (!store.get("user", id)) return notFound("User");
  store.deleteUser(id);
  return ok({ object: "user", id, deleted: true });
}

/** In the paginated form that the SDK asks for. */
function listSessions({ store, query }: Call) {
  const [user, status] = [query.get("user_id"), query.get("status")];
  const found = store.all("session").filter((one) => one.userId === user && one.status === status);
  const page = found.slice(0, Number(query.get("limit") ?? 10));
  return ok({ data: page.map(sessionJson), total_count: found.length });
}

function getSession({ store, id }: Call) {
  const session = store.get("session", id);
  return session ? ok(sessionJson(session)) : notFound("Session");
}

function revokeSession({ store, id }: Call) {
  const session = store.get("session", id);
  if (!session) return notFound("Session");
  if (session.status === "active") store.endSession(session, "revoked");
  return ok(sessionJson({ ...session, status: "revoked" }));
}
