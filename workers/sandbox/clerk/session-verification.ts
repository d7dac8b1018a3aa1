/** Asking a signed-in person for the password again, and for the second step if there is one. */
import { notFound, problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { isPassword } from "./secrets.ts";
import { passesSecondStep } from "./security.ts";
import { browserSessionJson, secondFactorsOf, verification } from "./shapes.ts";
import type { Session, User } from "./store.ts";

type Status = "needs_first_factor" | "needs_second_factor" | "complete";

function current({ store, client, id }: ClerkCall): { session: Session; user: User } | null {
  const session = store.get("session", id);
  const user = session && store.get("user", session.userId);
  return user && session.clientId === client.id && session.status === "active" ? { session, user } : null;
}

async function answered(call: ClerkCall, session: Session, user: User, status: Status) {
  const isFirstDone = status !== "needs_first_factor";
  return changed(call, {
    object: "session_reverification",
    id: `ver_${session.id}`,
    status,
    level: user.totpSecret ? "multi_factor" : "first_factor",
    session: await browserSessionJson(call.store, call.mint, session),
    supported_first_factors: [{ strategy: "password" }],
    supported_second_factors: secondFactorsOf(user),
    first_factor_verification: verification(isFirstDone ? "verified" : null, "password"),
    second_factor_verification: null,
  });
}

export async function startVerification(call: ClerkCall) {
  const found = current(call);
  return found ? answered(call, found.session, found.user, "needs_first_factor") : notFound("Session");
}

export async function attemptFirst(call: ClerkCall) {
  const found = current(call);
  if (!found) return notFound("Session");
  const { session, user } = found;
  if (!(await isPassword(call.body.password ?? "", user.passwordHash)))
    return problem(422, "form_password_incorrect", "Password is incorrect. Try again.", "password");
  return user.totpSecret
    ? answered(call, session, user, "needs_second_factor")
    : verified(call, session, user);
}

export async function attemptSecond(call: ClerkCall) {
  const found = current(call);
  if (!found) return notFound("Session");
  if (!(await passesSecondStep(call, found.user)))
    return problem(422, "form_code_incorrect", "Incorrect code", "code");
  return verified(call, found.session, found.user);
}

function verified(call: ClerkCall, session: Session, user: User) {
  const after = call.store.putSession({ ...session, verifiedAt: Date.now() });
  return answered(call, after, user, "complete");
}
