import { z } from "zod";
import { type Finding, notChecked, ok, wrong } from "./finding.ts";

const attribute = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  used_for_first_factor: z.boolean().optional(),
  verifications: z.array(z.string()).optional(),
  verify_at_sign_up: z.boolean().optional(),
});

/** What an instance tells every browser at its Frontend API's `/v1/environment`, as far as the product relies on it. */
const environment = z.object({
  user_settings: z.object({
    attributes: z.record(z.string(), attribute),
    password_settings: z.object({
      min_length: z.number(),
      require_uppercase: z.boolean(),
      require_numbers: z.boolean(),
      require_special_char: z.boolean(),
    }),
    actions: z.object({ delete_self: z.boolean() }),
    attack_protection: z
      .object({
        enumeration_protection: z.object({ enabled: z.boolean() }).optional(),
        user_lockout: z
          .object({
            enabled: z.boolean(),
            max_attempts: z.number(),
            duration_in_minutes: z.number().nullish(),
          })
          .optional(),
      })
      .optional(),
    sign_in: z.object({ second_factor: z.object({ required: z.boolean() }).optional() }).optional(),
    sign_up: z.object({
      legal_consent_enabled: z.boolean(),
      mode: z.string(),
      captcha_enabled: z.boolean().optional(),
    }),
  }),
  auth_config: z.object({ reverification: z.boolean().optional() }).optional(),
  display_config: z.object({ terms_url: z.string().nullish(), privacy_policy_url: z.string().nullish() }),
});

export type ClerkEnvironment = z.infer<typeof environment>;

/** `holds` is null if the instance does not say. */
type Rule = { name: string; holds: (environment: ClerkEnvironment) => boolean | null; todo: string };

const AUTHENTICATION = "Clerk's dashboard, User & authentication";
const PROTECTION = "Clerk's dashboard, Protect → Attack protection";
const LEGAL = "Clerk's dashboard, Legal";
/** Clerk's own minimum, which also applies to 0. */
const LEAST_PASSWORD = 8;
/** Clerk's own default for new instances; older ones began with a hundred. */
const MOST_FAILURES = 10;

const attributeOf = ({ user_settings }: ClerkEnvironment, name: string) => user_settings.attributes[name];
const isRequired = (all: ClerkEnvironment, name: string): boolean =>
  Boolean(attributeOf(all, name)?.enabled && attributeOf(all, name)?.required);

const RULES: readonly Rule[] = [
  {
    name: "email address and password are required for sign-up, and used to sign in",
    holds: (all) =>
      isRequired(all, "email_address") &&
      isRequired(all, "password") &&
      attributeOf(all, "email_address")?.used_for_first_factor === true,
    todo: `${AUTHENTICATION} → Email and Password: sign-up and sign-in with both, required`,
  },
  {
    name: "no email code at sign-up",
    holds: (all) => attributeOf(all, "email_address")?.verify_at_sign_up === false,
    todo: `${AUTHENTICATION} → Email: "Verify at sign-up" off`,
  },
  {
    name: "a forgotten password is reset with an email code",
    holds: (all) => attributeOf(all, "email_address")?.verifications?.includes("email_code") === true,
    todo: `${AUTHENTICATION} → Email: email verification code on`,
  },
  {
    name: "passwords: 8 characters, upper case, number, special character",
    holds: ({ user_settings: { password_settings: rules } }) =>
      rules.min_length <= LEAST_PASSWORD &&
      rules.require_uppercase &&
      rules.require_numbers &&
      rules.require_special_char,
    todo: `${AUTHENTICATION} → Password: the rules that the sign-up page names`,
  },
  {
    name: "first and last name are required",
    holds: (all) => isRequired(all, "first_name") && isRequired(all, "last_name"),
    todo: `${AUTHENTICATION} → User profile: first and last name on, required`,
  },
  {
    name: "nothing else is asked for at sign-up",
    holds: (all) => !isRequired(all, "phone_number") && !isRequired(all, "username"),
    todo: `${AUTHENTICATION}: phone number and username off`,
  },
  {
    name: "legal consent is asked for",
    holds: ({ user_settings }) => user_settings.sign_up.legal_consent_enabled,
    todo: `${LEGAL}: require express consent to legal documents`,
  },
  {
    name: "everybody may sign up",
    holds: ({ user_settings }) => user_settings.sign_up.mode === "public",
    todo: "Clerk's dashboard, Restrictions: sign-up mode public",
  },
  {
    name: "signing in does not reveal who has an account",
    holds: ({ user_settings }) => user_settings.attack_protection?.enumeration_protection?.enabled === true,
    todo: `${PROTECTION}: enumeration protection on`,
  },
  {
    name: "an account is locked after ten failed sign-ins",
    holds: ({ user_settings: { attack_protection } }) => {
      const lockout = attack_protection?.user_lockout;
      return lockout ? lockout.enabled && lockout.max_attempts <= MOST_FAILURES : null;
    },
    todo: `${PROTECTION}: account lockout on, 10 attempts, 1 hour`,
  },
  {
    name: "bots are kept from signing up",
    holds: ({ user_settings }) => user_settings.sign_up.captcha_enabled === true,
    todo: `${PROTECTION}: bot sign-up protection on`,
  },
  {
    name: "two-step verification is on offer",
    holds: (all) =>
      attributeOf(all, "authenticator_app")?.enabled === true &&
      attributeOf(all, "backup_code")?.enabled === true,
    todo: `${AUTHENTICATION} → Multi-factor: authenticator application and backup codes on`,
  },
  {
    name: "sensitive changes ask for the password again",
    holds: ({ auth_config }) => auth_config?.reverification === true,
    todo: "Clerk's dashboard, Sessions → Reverification: on",
  },
  {
    name: "people may delete their account",
    holds: ({ user_settings }) => user_settings.actions.delete_self,
    todo: `${AUTHENTICATION} → User profile: allow users to delete their accounts`,
  },
];

/**
 * Judges the Clerk instance's settings that the product relies on, one line each.
 * @param told what the instance tells a browser
 * @param origin of the product, to which the legal links lead; null if unknown
 */
export function judgeClerkSettings(told: unknown, origin: string | null): Finding[] {
  const read = environment.safeParse(told);
  if (!read.success)
    return [notChecked("instance settings", "the instance describes itself in an unknown form")];
  const { data } = read;
  return [...RULES.map((rule) => judgeRule(rule, data)), secondStep(data), ...legalLinks(data, origin)];
}

/** Both are right: whether it is mandatory is up to whoever deploys. */
function secondStep({ user_settings: { sign_in } }: ClerkEnvironment): Finding {
  const isRequired = sign_in?.second_factor?.required;
  const name = "who has two-step verification";
  if (isRequired === undefined) return notChecked(name, "the instance does not say");
  return ok(
    name,
    isRequired
      ? "everybody: it is required"
      : "anyone who wants it; Multi-factor → required makes it mandatory",
  );
}

function judgeRule({ name, holds, todo }: Rule, told: ClerkEnvironment): Finding {
  const isSo = holds(told);
  if (isSo === null) return notChecked(name, "the instance does not say", todo);
  return isSo ? ok(name, "yes") : wrong(name, "no", todo);
}

function legalLinks({ display_config }: ClerkEnvironment, origin: string | null): Finding[] {
  const links = { "/terms": display_config.terms_url, "/privacy": display_config.privacy_policy_url };
  return Object.entries(links).map(([path, link]) => {
    const url = URL.parse(link ?? "");
    const isRight = url?.pathname === path && (origin === null || url.origin === origin);
    const name = `the consent links to ${path}`;
    return isRight ? ok(name, "yes") : wrong(name, "no", `${LEGAL}: ${origin ?? "https://…"}${path}`);
  });
}
