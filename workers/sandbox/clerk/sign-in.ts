import { notFound, problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { sixDigits } from "./codes.ts";
import { forgetFailures, lockedOut, noteFailure } from "./lockout.ts";
import { passwordProblem } from "./passwords.ts";
import { hashPassword, isPassword, newId } from "./secrets.ts";
import { passesSecondStep } from "./security.ts";
import { signInJson } from "./shapes.ts";
import type { SignIn, User } from "./store.ts";

const wrongPassword = () =>
  problem(
    422,
    "form_password_incorrect",
    "Password is incorrect. Try again, or use another method.",
    "password",
  );

/** With enumeration protection, as the real instance is set up: an address without an account gets the same answer. */
export async function createSignIn(call: ClerkCall) {
  const { store, client, body } = call;
  const { identifier = "" } = body;
  const user = store.userByEmail(identifier);
  client.signIn = { id: newId("sia"), identifier, userId: user?.id ?? "", status: "needs_first_factor" };
  if (body.password === undefined) return changed(call, signInJson(client.signIn, user));
  return withPassword(call, client.signIn, user);
}

export async function attemptFirstFactor(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (!signIn) return notFound("Sign-in");
  if (call.body.strategy !== "reset_password_email_code") return withPassword(call, signIn, user);
  if (!user || !signIn.code || call.body.code !== signIn.code)
    return problem(422, "form_code_incorrect", "Incorrect code", "code");
  signIn.status = "needs_new_password";
  return changed(call, signInJson(signIn, user));
}

/** Only the password reset sends a code. */
export async function prepareFirstFactor(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (!signIn || call.body.strategy !== "reset_password_email_code") return notFound("Sign-in");
  signIn.code = sixDigits();
  if (!user) return changed(call, signInJson(signIn));
  call.store.put("mail", {
    id: newId("mail"),
    to: user.email,
    subject: "Your password reset code",
    code: signIn.code,
    at: Date.now(),
  });
  return changed(call, signInJson(signIn, user));
}

export async function resetPassword(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (signIn?.status !== "needs_new_password" || !user) return notFound("Sign-in");
  const password = call.body.password ?? "";
  const weak = passwordProblem(password);
  if (weak) return problem(422, "form_password_validation_failed", weak, "password");
  // The code came by e-mail, so the address is the person's.
  call.store.putUser({ ...user, isEmailVerified: true, passwordHash: await hashPassword(password) });
  forgetFailures(call.store, user.email);
  if (call.body.sign_out_of_other_sessions === "true") signOutElsewhere(call, user);
  if (user.totpSecret === undefined) return complete(call, signIn, user);
  signIn.status = "needs_second_factor";
  return changed(call, signInJson(signIn, user));
}

function current({ store, client, id }: ClerkCall) {
  const signIn = client.signIn?.id === id ? client.signIn : null;
  return { signIn, user: signIn ? store.get("user", signIn.userId) : undefined };
}

async function withPassword(call: ClerkCall, signIn: SignIn, user: User | undefined) {
  const { password = "" } = call.body;
  const locked = lockedOut(call.store, signIn.identifier);
  if (locked) return locked;
  // Takes as long as checking a real account's password.
  const isRight = await isPassword(password, user?.passwordHash ?? (await hashPassword("")));
  if (!user || !isRight) {
    call.store.put("client", call.client);
    noteFailure(call.store, signIn.identifier);
    return lockedOut(call.store, signIn.identifier) ?? wrongPassword();
  }
  if (user.totpSecret === undefined) return complete(call, signIn, user);
  signIn.status = "needs_second_factor";
  return changed(call, signInJson(signIn, user));
}

/** The code of the authenticator app, or a backup code. */
export async function attemptSecondFactor(call: ClerkCall) {
  const { signIn, user } = current(call);
  if (signIn?.status !== "needs_second_factor" || !user) return notFound("Sign-in");
  const locked = lockedOut(call.store, user.email);
  if (locked) return locked;
  if (!(await passesSecondStep(call, user))) {
    noteFailure(call.store, user.email);
    return lockedOut(call.store, user.email) ?? problem(422, "form_code_incorrect", "Incorrect code", "code");
  }
  return complete(call, signIn, user);
}

function complete(call: ClerkCall, signIn: SignIn, user: User) {
  forgetFailures(call.store, user.email);
  signIn.status = "complete";
  signIn.sessionId = call.store.startSession(call.client, user.id).id;
  return changed(call, signInJson(signIn, user));
}

function signOutElsewhere({ store }: ClerkCall, user: User) {
  for (const session of store.all("session")) {
    if (session.userId === user.id && session.status === "active") store.endSession(session, "revoked");
  }
}
