/** What a person changes about her own sign-in: password, sessions, two-step verification, e-mail address. */
import { notFound, ok, problem } from "./answers.ts";
import { type ClerkCall, changed } from "./call.ts";
import { sixDigits } from "./codes.ts";
import { passwordProblem } from "./passwords.ts";
import { hashPassword, isPassword, newId } from "./secrets.ts";
import { sessionJson, userJson } from "./shapes.ts";
import type { Session, User } from "./store.ts";
import { isTotpCode, newBackupCodes, newTotpSecret } from "./totp.ts";

/** Minutes after which a sensitive action asks for the password again. */
const FRESH_MINUTES = 10;

type Me = { session: Session; user: User };

function meOf({ store, client }: ClerkCall): Me | null {
  const session = store.activeSession(client);
  const user = session && store.get("user", session.userId);
  return user ? { session, user } : null;
}

const signedOut = () => problem(401, "authentication_invalid", "Signed out");

/** Clerk's own answer: its script opens a password dialog and repeats the call. */
const mustVerify = () =>
  problem(403, "session_reverification_required", "You must verify your identity to do this.");

/** A handler that requires a recent password check. */
const sensitively =
  (handler: (call: ClerkCall, me: Me) => ReturnType<typeof changed>) => async (call: ClerkCall) => {
    const me = meOf(call);
    if (!me) return signedOut();
    const age = Date.now() - me.session.verifiedAt;
    return age > FRESH_MINUTES * 60_000 ? mustVerify() : await handler(call, me);
  };

export function activeSessions(call: ClerkCall) {
  const me = meOf(call);
  if (!me) return signedOut();
  const own = call.store
    .all("session")
    .filter(({ userId, status }) => userId === me.user.id && status === "active");
  return ok(own.map(withActivity));
}

const withActivity = (session: Session) => ({
  ...sessionJson(session),
  object: "session_with_activities",
  latest_activity: {
    id: `act_${session.id}`,
    object: "session_activity",
    device_type: null,
    browser_name: "Browser",
    browser_version: "",
    country: "Sandbox",
    city: "This machine",
    is_mobile: false,
    ip_address: "127.0.0.1",
  },
});

export const revokeSession = sensitively(async (call, { user }) => {
  const session = call.store.get("session", call.id);
  if (session?.userId !== user.id || session.status !== "active") return notFound("Session");
  call.store.endSession(session, "revoked");
  return changed(call, withActivity({ ...session, status: "revoked" }));
});

export const changePassword = sensitively(async (call, { user, session }) => {
  const { current_password = "", new_password = "", sign_out_of_other_sessions } = call.body;
  if (!(await isPassword(current_password, user.passwordHash)))
    return problem(422, "form_password_incorrect", "Password is incorrect. Try again.", "current_password");
  const weak = passwordProblem(new_password);
  if (weak) return problem(422, "form_password_validation_failed", weak, "new_password");
  const after = call.store.putUser({ ...user, passwordHash: await hashPassword(new_password) });
  if (sign_out_of_other_sessions === "true")
    for (const other of call.store.all("session"))
      if (other.userId === user.id && other.id !== session.id && other.status === "active")
        call.store.endSession(other, "revoked");
  return changed(call, userJson(after));
});

export const createTotp = sensitively((call, { user }) => {
  const secret = newTotpSecret();
  call.store.putUser({ ...user, totpPending: secret });
  return changed(call, totpJson(user, { secret, isVerified: false, codes: null }));
});

/** The first code proves that the authenticator app has the secret; the answer includes the backup codes. */
export const verifyTotp = sensitively(async (call, { user }) => {
  const secret = user.totpPending;
  if (!secret || !(await isTotpCode(secret, call.body.code ?? "", Date.now())))
    return problem(422, "form_code_incorrect", "Incorrect code", "code");
  const codes = newBackupCodes();
  const { totpPending: _, ...rest } = user;
  const after = call.store.putUser({ ...rest, totpSecret: secret, backupCodes: codes });
  return changed(call, totpJson(after, { secret: null, isVerified: true, codes }));
});

export const deleteTotp = sensitively((call, { user }) => {
  const { totpSecret: _, totpPending: __, backupCodes: ___, ...rest } = user;
  call.store.putUser(rest);
  return changed(call, { object: "totp", id: `totp_${user.id}`, deleted: true });
});

export const createBackupCodes = sensitively((call, { user }) => {
  if (!user.totpSecret) return Promise.resolve(notFound("Second factor"));
  const codes = newBackupCodes();
  call.store.putUser({ ...user, backupCodes: codes });
  const at = Date.now();
  return changed(call, { object: "backup_code", id: newId("bkc"), codes, created_at: at, updated_at: at });
});

type Totp = { secret: string | null; isVerified: boolean; codes: string[] | null };

const totpJson = (user: User, { secret, isVerified, codes }: Totp) => ({
  object: "totp",
  id: `totp_${user.id}`,
  secret,
  uri: secret && `otpauth://totp/Sandbox:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Sandbox`,
  verified: isVerified,
  backup_codes: codes,
  created_at: Date.now(),
  updated_at: Date.now(),
});

/** Whether a code passes the second step; this uses up a backup code. */
export async function passesSecondStep(call: ClerkCall, user: User): Promise<boolean> {
  const { strategy, code = "" } = call.body;
  if (strategy === "totp") return user.totpSecret ? isTotpCode(user.totpSecret, code, Date.now()) : false;
  if (strategy !== "backup_code" || !user.backupCodes?.includes(code.trim())) return false;
  const backupCodes = user.backupCodes.filter((known) => known !== code.trim());
  call.store.putUser({ ...user, backupCodes });
  return true;
}

export async function prepareEmail(call: ClerkCall) {
  const me = meOf(call);
  if (!me || me.user.emailId !== call.id) return notFound("Email address");
  const { user } = me;
  const code = sixDigits();
  call.store.putUser({ ...user, emailCode: code });
  const mail = { id: newId("mail"), to: user.email, subject: "Your verification code", code, at: Date.now() };
  call.store.put("mail", mail);
  return changed(call, userJson(user).email_addresses[0]);
}

export async function attemptEmail(call: ClerkCall) {
  const me = meOf(call);
  if (!me || me.user.emailId !== call.id) return notFound("Email address");
  const { emailCode, ...rest } = me.user;
  if (!emailCode || call.body.code !== emailCode)
    return problem(422, "form_code_incorrect", "Incorrect code", "code");
  const after = call.store.putUser({ ...rest, isEmailVerified: true });
  return changed(call, userJson(after).email_addresses[0]);
}
