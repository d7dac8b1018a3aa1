import { type ClerkResult, notFound, ok, problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { environmentJson } from "./environment.ts";
import { mergeUserMetadata } from "./metadata.ts";
import {
  activeSessions,
  attemptEmail,
  changePassword,
  createBackupCodes,
  createTotp,
  deleteTotp,
  prepareEmail,
  revokeSession,
  verifyTotp,
} from "./security.ts";
import { attemptFirst, attemptSecond, startVerification } from "./session-verification.ts";
import { browserSessionJson, clientJson, userJson } from "./shapes.ts";
import {
  attemptFirstFactor,
  attemptSecondFactor,
  createSignIn,
  prepareFirstFactor,
  resetPassword,
} from "./sign-in.ts";
import { changeSignUp } from "./sign-up.ts";
import type { ClerkStore, Client } from "./store.ts";
import type { TokenMint } from "./token-mint.ts";

type Handler = (call: ClerkCall) => ClerkResult | Promise<ClerkResult>;

const routes: [string, RegExp, Handler][] = [
  ["GET", /^\/environment$/, ({ origin }) => ok(environmentJson(origin))],
  [
    "GET",
    /^\/client$/,
    async ({ store, mint, client }) => ok({ response: await clientJson(store, mint, client), client: null }),
  ],
  ["DELETE", /^\/client(?:\/sessions)?$/, signOut],
  ["POST", /^\/client\/sign_ups$/, changeSignUp],
  ["PATCH", /^\/client\/sign_ups\/([^/]+)$/, changeSignUp],
  ["POST", /^\/client\/sign_ins$/, createSignIn],
  ["POST", /^\/client\/sign_ins\/([^/]+)\/prepare_first_factor$/, prepareFirstFactor],
  ["POST", /^\/client\/sign_ins\/([^/]+)\/attempt_first_factor$/, attemptFirstFactor],
  ["POST", /^\/client\/sign_ins\/([^/]+)\/reset_password$/, resetPassword],
  ["POST", /^\/client\/sessions\/([^/]+)\/touch$/, touch],
  ["POST", /^\/client\/sessions\/([^/]+)\/tokens$/, token],
  ["POST", /^\/client\/sessions\/([^/]+)\/(?:end|remove)$/, endOne],
  ["POST", /^\/client\/sign_ins\/([^/]+)\/attempt_second_factor$/, attemptSecondFactor],
  ["POST", /^\/client\/sessions\/([^/]+)\/verify$/, startVerification],
  ["POST", /^\/client\/sessions\/([^/]+)\/verify\/attempt_first_factor$/, attemptFirst],
  ["POST", /^\/client\/sessions\/([^/]+)\/verify\/attempt_second_factor$/, attemptSecond],
  ["GET", /^\/me\/sessions\/active$/, activeSessions],
  ["POST", /^\/me\/sessions\/([^/]+)\/revoke$/, revokeSession],
  ["POST", /^\/me\/change_password$/, changePassword],
  ["POST", /^\/me\/totp$/, createTotp],
  ["POST", /^\/me\/totp\/attempt_verification$/, verifyTotp],
  ["DELETE", /^\/me\/totp$/, deleteTotp],
  ["POST", /^\/me\/backup_codes\/?$/, createBackupCodes],
  ["POST", /^\/me\/email_addresses\/([^/]+)\/prepare_verification$/, prepareEmail],
  ["POST", /^\/me\/email_addresses\/([^/]+)\/attempt_verification$/, attemptEmail],
  ["GET", /^\/me$/, me],
  ["PATCH", /^\/me$/, changeMe],
  ["PATCH", /^\/me\/metadata$/, changeMyMetadata],
  ["DELETE", /^\/me$/, deleteMe],
];

export async function frontendApi(
  store: ClerkStore,
  mint: TokenMint,
  client: Client,
  request: Request,
  url: URL,
): Promise<ClerkResult> {
  const method = url.searchParams.get("_method") ?? request.method; // clerk-js sends PATCH and DELETE as POST
  const path = url.pathname.replace("/__clerk/v1", "");
  const body = Object.fromEntries(new URLSearchParams(request.method === "POST" ? await request.text() : ""));
  for (const [wanted, pattern, handler] of routes) {
    const match = wanted === method && pattern.exec(path);
    if (match) return handler({ store, mint, client, id: match[1] ?? "", body, origin: url.origin });
  }
  return notFound(`${method} ${path}`);
}

async function signOut(call: ClerkCall) {
  const { store, mint, client } = call;
  for (const session of store.sessionsOf(client))
    if (session.status === "active") store.endSession(session, "removed");
  Object.assign(client, { signIn: null, signUp: null, changedAt: Date.now() });
  return changed(call, await clientJson(store, mint, client));
}

/** A browser may name only its own sessions. */
function own({ store, client, id }: ClerkCall) {
  const session = store.get("session", id);
  return session?.clientId === client.id && session.status === "active" ? session : undefined;
}

async function touch(call: ClerkCall) {
  const session = own(call);
  return session
    ? changed(call, await browserSessionJson(call.store, call.mint, session))
    : notFound("Session");
}

/** With `sandbox_age_seconds` the token is that old, like that of a browser that could not renew it. */
async function token(call: ClerkCall) {
  const session = own(call);
  if (!session) return problem(401, "authentication_invalid", "Signed out"); // 401 makes clerk-js ask for its client anew
  return ok({
    object: "token",
    jwt: await call.mint.for(session, Number(call.body.sandbox_age_seconds ?? 0)),
  });
}

async function endOne(call: ClerkCall) {
  const session = own(call);
  if (!session) return notFound("Session");
  call.store.endSession(session, "removed");
  call.client.changedAt = Date.now();
  return changed(call, await browserSessionJson(call.store, call.mint, { ...session, status: "removed" }));
}

function currentUser({ store, client }: ClerkCall) {
  const session = store.activeSession(client);
  return session && store.get("user", session.userId);
}

async function me(call: ClerkCall) {
  const user = currentUser(call);
  return user ? changed(call, userJson(user)) : notFound("User");
}

async function changeMe(call: ClerkCall) {
  const user = currentUser(call);
  if (!user) return notFound("User");
  if (call.body.first_name !== undefined) user.firstName = call.body.first_name;
  if (call.body.last_name !== undefined) user.lastName = call.body.last_name;
  if (call.body.unsafe_metadata !== undefined)
    user.unsafeMetadata = JSON.parse(call.body.unsafe_metadata) as object;
  return changed(call, userJson(call.store.putUser(user)));
}

/** clerk-js's `user.update` sends metadata changes here: they are merged, and null removes a key. */
async function changeMyMetadata(call: ClerkCall) {
  const user = currentUser(call);
  if (!user) return notFound("User");
  const sent = JSON.parse(call.body.unsafe_metadata ?? "{}") as unknown;
  const unsafeMetadata = mergeUserMetadata(user.unsafeMetadata, sent);
  return changed(call, userJson(call.store.putUser({ ...user, unsafeMetadata })));
}

/** Deletes the account, and with it all its sessions in any browser. */
async function deleteMe(call: ClerkCall) {
  const user = currentUser(call);
  if (!user) return notFound("User");
  call.store.deleteUser(user.id);
  Object.assign(call.client, { signIn: null, signUp: null, changedAt: Date.now() });
  return changed(call, { object: "user", id: user.id, deleted: true });
}
