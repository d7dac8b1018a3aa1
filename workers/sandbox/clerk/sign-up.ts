import { problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { passwordProblem } from "./passwords.ts";
import { hashPassword, newId } from "./secrets.ts";
import { signUpJson } from "./shapes.ts";
import type { ClerkStore, Client, SignUp } from "./store.ts";

/** POST starts a sign-up, PATCH adds what was missing; it completes itself as soon as nothing is. */
export async function changeSignUp(call: ClerkCall) {
  const { store, client, body, id } = call;
  const signUp: SignUp = id && client.signUp?.id === id ? client.signUp : { id: newId("sua"), missing: [] };
  const refused = await fill(signUp, body, store);
  if (refused) return refused;
  signUp.missing = missing(signUp);
  client.signUp = signUp;
  if (signUp.missing.length === 0 && !signUp.userId) createAccount(store, client, signUp);
  return changed(call, signUpJson(signUp));
}

async function fill(signUp: SignUp, body: Record<string, string>, store: ClerkStore) {
  if (body.email_address) {
    signUp.email = body.email_address.trim().toLowerCase();
    if (store.userByEmail(signUp.email))
      return problem(
        422,
        "form_identifier_exists",
        "That email address is taken. Please try another.",
        "email_address",
      );
  }
  if (body.password !== undefined) {
    const weak = passwordProblem(body.password);
    if (weak) return problem(422, "form_password_validation_failed", weak, "password");
    signUp.passwordHash = await hashPassword(body.password);
  }
  if (body.first_name) signUp.firstName = body.first_name;
  if (body.last_name) signUp.lastName = body.last_name;
  if (body.legal_accepted === "true") signUp.legalAcceptedAt = Date.now();
  return null;
}

function missing(signUp: SignUp) {
  const given = {
    email_address: signUp.email,
    password: signUp.passwordHash,
    first_name: signUp.firstName,
    last_name: signUp.lastName,
    legal_accepted: signUp.legalAcceptedAt,
  };
  return Object.entries(given)
    .filter(([, value]) => !value)
    .map(([name]) => name);
}

function createAccount(store: ClerkStore, client: Client, signUp: SignUp) {
  const { email = "", passwordHash = "", firstName = null, lastName = null, legalAcceptedAt = null } = signUp;
  const user = store.putUser({
    id: newId("user"),
    emailId: newId("idn"),
    email,
    isEmailVerified: false,
    passwordHash,
    firstName,
    lastName,
    legalAcceptedAt,
    publicMetadata: {},
    unsafeMetadata: {},
    createdAt: Date.now(),
    updatedAt: 0,
  });
  signUp.userId = user.id;
  signUp.sessionId = store.startSession(client, user.id).id;
}
