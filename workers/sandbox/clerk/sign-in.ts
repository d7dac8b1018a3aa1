import { notFound, problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { passwordProblem } from "./passwords.ts";
import { hashPassword, isPassword, newId } from "./secrets.ts";
import { signInJson } from "./shapes.ts";
import type { SignIn, User } from "./store.ts";

const wrongPassword = () =>
  problem(
    422,
    "form_password_incorrect",
    "Password is incorrect. Try again, or use another method.",
    "password",
  );

export async function createSignIn(call: ClerkCall) {
  const { store, client, body } = call;
  const user = store.userByEmail(body.identifier ?? "");
  if (!user) return problem(422, "form_identifier_not_found", "Couldn't find your account.", "identifier");
  client.signIn = { id: newId("sia"), identifier: user.email, userId: user.id, status: "needs_first_factor" };
  if (body.password === undefined) return changed(call, signInJson(client.signIn, user));
  return withPassword(call, client.signIn, user);
}

export async function attemptFirstFactor(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (!signIn || !user) return notFound("Sign-in");
  if (call.body.strategy !== "reset_password_email_code") return withPassword(call, signIn, user);
  if (!signIn.code || call.body.code !== signIn.code)
    return problem(422, "form_code_incorrect", "Incorrect code", "code");
  signIn.status = "needs_new_password";
  return changed(call, signInJson(signIn, user));
}

/** Only the password reset sends a code. */
export async function prepareFirstFactor(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (!signIn || !user || call.body.strategy !== "reset_password_email_code") return notFound("Sign-in");
  signIn.code = sixDigits();
  call.store.put("mail", {
    id: newId("mail"),
    to: user.email,
    subject: "Your password reset code",
    code: signIn.code,
    at: Date.now(),
  });
  return changed(call, signInJson(signIn, user));
}

const sixDigits = () =>
  crypto.getRandomValues(new Uint8Array(6)).reduce((text, byte) => text + (byte % 10), "");

export async function resetPassword(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (signIn?.status !== "needs_new_password" || !user) return notFound("Sign-in");
  const password = call.body.password ?? "";
  const weak = passwordProblem(password);
  if (weak) return problem(422, "form_password_validation_failed", weak, "password");
  call.store.putUser({ ...user, passwordHash: await hashPassword(password) });
  if (call.body.sign_out_of_other_sessions === "true") signOutElsewhere(call, user);
  return complete(call, signIn, user);
}

function current({ store, client, id }: ClerkCall) {
  const signIn = client.signIn?.id === id ? client.signIn : null;
  return { signIn, user: signIn ? store.get("user", signIn.userId) : undefined };
}

async function withPassword(call: ClerkCall, signIn: SignIn, user: User) {
  if (!(await isPassword(call.body.password ?? "", user.passwordHash))) {
    call.store.put("client", call.client);
    return wrongPassword();
  }
  return complete(call, signIn, user);
}

function complete(call: ClerkCall, signIn: SignIn, user: User) {
  signIn.status = "complete";
  signIn.sessionId = call.store.startSession(call.client, user.id).id;
  return changed(call, signInJson(signIn, user));
}

function signOutElsewhere({ store }: ClerkCall, user: User) {
  for (const session of store.all("session")) {
    if (session.userId === user.id && session.status === "active") store.endSession(session, "revoked");
  }
}
