/** JSON of the Frontend and Backend API, as clerk-js and @clerk/backend read it. */
import type { ClerkStore, Client, Session, SignIn, SignUp, User } from "./store.ts";
import { factorAge, type TokenMint } from "./token-mint.ts";

const DAY = 24 * 60 * 60 * 1000;
export const verification = (status: string | null, strategy: string | null) => ({
  object: "verification",
  status,
  strategy,
  attempts: null,
  expire_at: null,
  error: null,
});

export const userJson = (user: User) => ({
  object: "user",
  id: user.id,
  external_id: null,
  username: null,
  first_name: user.firstName,
  last_name: user.lastName,
  image_url: "",
  has_image: false,
  primary_email_address_id: user.emailId,
  primary_phone_number_id: null,
  primary_web3_wallet_id: null,
  password_enabled: true,
  two_factor_enabled: user.totpSecret !== undefined,
  totp_enabled: user.totpSecret !== undefined,
  backup_code_enabled: (user.backupCodes?.length ?? 0) > 0,
  email_addresses: [
    {
      object: "email_address",
      id: user.emailId,
      email_address: user.email,
      linked_to: [],
      matches_sso_connection: false,
      verification: verification(user.isEmailVerified === false ? "unverified" : "verified", "email_code"),
    },
  ],
  phone_numbers: [],
  web3_wallets: [],
  passkeys: [],
  external_accounts: [],
  saml_accounts: [],
  enterprise_accounts: [],
  organization_memberships: [],
  public_metadata: user.publicMetadata,
  unsafe_metadata: user.unsafeMetadata,
  delete_self_enabled: true,
  create_organization_enabled: false,
  mfa_enabled_at: null,
  mfa_disabled_at: null,
  legal_accepted_at: user.legalAcceptedAt,
  last_sign_in_at: user.updatedAt,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

export const sessionJson = (session: Session) => ({
  object: "session",
  id: session.id,
  client_id: session.clientId,
  user_id: session.userId,
  status: session.status,
  actor: null,
  tasks: null,
  expire_at: session.verifiedAt + 7 * DAY,
  abandon_at: session.verifiedAt + 30 * DAY,
  last_active_at: session.updatedAt,
  last_active_organization_id: null,
  factor_verification_age: factorAge(session, null),
  created_at: session.verifiedAt,
  updated_at: session.updatedAt,
});

export async function browserSessionJson(store: ClerkStore, mint: TokenMint, session: Session) {
  const user = store.get("user", session.userId);
  return {
    ...sessionJson(session),
    factor_verification_age: factorAge(session, user),
    user: user && userJson(user),
    public_user_data: user && {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: "",
      has_image: false,
      identifier: user.email,
      user_id: user.id,
    },
    last_active_token: { object: "token", jwt: await mint.for(session) },
  };
}

/** What the second step may be. */
export const secondFactorsOf = ({ totpSecret, backupCodes }: User) =>
  totpSecret === undefined
    ? null
    : [{ strategy: "totp" }, ...(backupCodes?.length ? [{ strategy: "backup_code" }] : [])];

export function signInJson(signIn: SignIn, user?: User) {
  const done = signIn.status === "complete";
  return {
    object: "sign_in",
    id: signIn.id,
    status: signIn.status,
    identifier: signIn.identifier,
    supported_identifiers: ["email_address"],
    supported_first_factors: done
      ? null
      : [
          { strategy: "password" },
          {
            strategy: "reset_password_email_code",
            // The same for an address without an account.
            email_address_id: user?.emailId ?? `idn_${signIn.id}`,
            safe_identifier: signIn.identifier,
            primary: true,
          },
        ],
    supported_second_factors: signIn.status === "needs_second_factor" && user ? secondFactorsOf(user) : null,
    second_factor_verification: null,
    user_data: null,
    created_session_id: signIn.sessionId ?? null,
    first_factor_verification: verification(
      done || signIn.status === "needs_second_factor" ? "verified" : signIn.code ? "unverified" : null,
      signIn.code ? "reset_password_email_code" : "password",
    ),
  };
}

export const signUpJson = (signUp: SignUp) => ({
  object: "sign_up",
  id: signUp.id,
  status: signUp.missing.length ? "missing_requirements" : "complete",
  required_fields: ["email_address", "password", "first_name", "last_name", "legal_accepted"],
  optional_fields: [],
  missing_fields: signUp.missing,
  unverified_fields: [],
  verifications: {
    email_address: {
      ...verification("verified", "email_code"),
      next_action: "",
      supported_strategies: ["email_code"],
    },
    phone_number: null,
    web3_wallet: null,
    external_account: null,
  },
  username: null,
  first_name: signUp.firstName ?? null,
  last_name: signUp.lastName ?? null,
  email_address: signUp.email ?? null,
  phone_number: null,
  web3_wallet: null,
  external_account_strategy: null,
  external_account: null,
  has_password: !!signUp.passwordHash,
  unsafe_metadata: {},
  created_session_id: signUp.sessionId ?? null,
  created_user_id: signUp.userId ?? null,
  abandon_at: Date.now() + DAY,
  legal_accepted_at: signUp.legalAcceptedAt ?? null,
  locale: null,
});

export async function clientJson(store: ClerkStore, mint: TokenMint, client: Client) {
  const active = store.sessionsOf(client).filter((session) => session.status === "active");
  return {
    object: "client",
    id: client.id,
    sessions: await Promise.all(active.map((session) => browserSessionJson(store, mint, session))),
    sign_in: client.signIn && signInJson(client.signIn, store.get("user", client.signIn.userId)),
    sign_up: client.signUp && signUpJson(client.signUp),
    last_active_session_id: active.at(-1)?.id ?? null,
    captcha_bypass: false,
    last_authentication_strategy: null,
    cookie_expires_at: Date.now() + 365 * DAY,
    created_at: client.createdAt,
    updated_at: client.changedAt,
  };
}
