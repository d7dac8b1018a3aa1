import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { answered, ask, refused, unreachable } from "#scripts/doctor/answer.ts";
import { judgeAnthropic } from "#scripts/doctor/anthropic.ts";
import { type ClerkFacts, judgeClerk } from "#scripts/doctor/clerk.ts";
import { judgeClerkSettings } from "#scripts/doctor/clerk-settings.ts";
import { isFailure } from "#scripts/doctor/finding.ts";
import { environmentJson } from "#workers/sandbox/clerk/environment.ts";

const ORIGIN = "https://app.nursegpt.test";

/** The real instance also has bot protection, which needs Cloudflare's script and therefore the internet. */
function environmentOf(origin: string) {
  const environment = structuredClone(environmentJson(origin));
  environment.user_settings.sign_up.captcha_enabled = true;
  return environment;
}

function signingKey(kid: string) {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }) as string;
  return { pem, key: { kid, n: publicKey.export({ format: "jwk" }).n ?? "" } };
}
const own = signingKey("ins_own");
const other = signingKey("ins_other");

const FACTS: ClerkFacts = {
  jwtKey: own.pem,
  bySecretKey: answered([own.key]),
  byPublishableKey: answered([own.key]),
  environment: answered(environmentOf(ORIGIN)),
  origin: ORIGIN,
};
const verdictOf = (facts: Partial<ClerkFacts>, name: string) =>
  judgeClerk({ ...FACTS, ...facts }).find((finding) => finding.name === name)?.verdict;

test("an instance set up as the stand-in is, with keys that belong together, is all well", () => {
  const findings = judgeClerk(FACTS);
  expect(findings.filter(({ verdict }) => verdict !== "ok").map(({ name }) => name)).toEqual([
    "webhook endpoint",
  ]);
});

test("it is said whether the second step is required of everybody", () => {
  const environment = environmentOf(ORIGIN);
  const said = () =>
    judgeClerkSettings(environment, ORIGIN).find(({ name }) => name === "who has two-step verification");
  expect(said()).toMatchObject({ verdict: "ok", says: expect.stringMatching(/^anyone who wants it/) });
  environment.user_settings.sign_in.second_factor.required = true;
  expect(said()).toMatchObject({ verdict: "ok", says: expect.stringMatching(/^everybody/) });
});

test("a refused secret key is wrong, an unreachable Clerk says nothing about it", () => {
  expect(verdictOf({ bySecretKey: refused(401) }, "secret key")).toBe("wrong");
  expect(verdictOf({ bySecretKey: unreachable("it cannot be reached from here") }, "secret key")).toBe(
    "not checked",
  );
  expect(verdictOf({ bySecretKey: null }, "secret key")).toBe("not checked");
});

test("keys of two instances are told apart by what the instances sign with", () => {
  expect(verdictOf({ byPublishableKey: answered([other.key]) }, "publishable key")).toBe("wrong");
  expect(verdictOf({ byPublishableKey: unreachable("") }, "publishable key")).toBe("not checked");
  expect(verdictOf({ bySecretKey: refused(401) }, "publishable key")).toBe("not checked");
});

test("the JWT key has to be one that the instance signs with, on one line or on many", () => {
  expect(verdictOf({ jwtKey: own.pem.replaceAll("\n", "") }, "JWT key")).toBe("ok");
  expect(verdictOf({ jwtKey: other.pem }, "JWT key")).toBe("wrong");
  expect(verdictOf({ jwtKey: null }, "JWT key")).toBeUndefined();
  const nobody = { bySecretKey: null, byPublishableKey: unreachable("") };
  expect(verdictOf(nobody, "JWT key")).toBe("not checked");
});

test("an instance that cannot be asked is not judged", () => {
  expect(verdictOf({ environment: null }, "instance settings")).toBe("not checked");
  expect(verdictOf({ environment: refused(404) }, "instance settings")).toBe("not checked");
  expect(judgeClerkSettings({ nonsense: true }, ORIGIN)).toMatchObject([{ verdict: "not checked" }]);
});

type Environment = ReturnType<typeof environmentJson>;
/** A change of the instance, and the one line that has to notice it. */
const CHANGES: [string, (environment: Environment) => void, string][] = [
  [
    "words that tell who has an account",
    ({ user_settings }) => (user_settings.attack_protection.enumeration_protection.enabled = false),
    "signing in does not reveal who has an account",
  ],
  [
    "no lock after failed sign-ins",
    ({ user_settings }) => (user_settings.attack_protection.user_lockout.enabled = false),
    "an account is locked after ten failed sign-ins",
  ],
  [
    "a lock after a hundred",
    ({ user_settings }) => (user_settings.attack_protection.user_lockout.max_attempts = 100),
    "an account is locked after ten failed sign-ins",
  ],
  [
    "no protection from bots",
    ({ user_settings }) => (user_settings.sign_up.captcha_enabled = false),
    "bots are kept from signing up",
  ],
  [
    "no second step on offer",
    ({ user_settings }) => (user_settings.attributes.authenticator_app.enabled = false),
    "two-step verification is on offer",
  ],
  [
    "sensitive changes without a question",
    ({ auth_config }) => (auth_config.reverification = false),
    "sensitive changes ask for the password again",
  ],
  [
    "an optional e-mail address",
    ({ user_settings }) => (user_settings.attributes.email_address.required = false),
    "email address and password are required for sign-up, and used to sign in",
  ],
  [
    "sign-in without the e-mail address",
    ({ user_settings }) => (user_settings.attributes.email_address.used_for_first_factor = false),
    "email address and password are required for sign-up, and used to sign in",
  ],
  [
    "no password",
    ({ user_settings }) => (user_settings.attributes.password.enabled = false),
    "email address and password are required for sign-up, and used to sign in",
  ],
  [
    "a code at sign-up",
    ({ user_settings }) => (user_settings.attributes.email_address.verify_at_sign_up = true),
    "no email code at sign-up",
  ],
  [
    "no e-mail code at all",
    ({ user_settings }) => (user_settings.attributes.email_address.verifications = []),
    "a forgotten password is reset with an email code",
  ],
  [
    "longer passwords",
    ({ user_settings }) => (user_settings.password_settings.min_length = 12),
    "passwords: 8 characters, upper case, number, special character",
  ],
  [
    "passwords without a number",
    ({ user_settings }) => (user_settings.password_settings.require_numbers = false),
    "passwords: 8 characters, upper case, number, special character",
  ],
  [
    "passwords without a capital",
    ({ user_settings }) => (user_settings.password_settings.require_uppercase = false),
    "passwords: 8 characters, upper case, number, special character",
  ],
  [
    "passwords without a special character",
    ({ user_settings }) => (user_settings.password_settings.require_special_char = false),
    "passwords: 8 characters, upper case, number, special character",
  ],
  [
    "an optional last name",
    ({ user_settings }) => (user_settings.attributes.last_name.required = false),
    "first and last name are required",
  ],
  [
    "a required phone number",
    ({ user_settings }) =>
      Object.assign(user_settings.attributes.phone_number, { enabled: true, required: true }),
    "nothing else is asked for at sign-up",
  ],
  [
    "no consent",
    ({ user_settings }) => (user_settings.sign_up.legal_consent_enabled = false),
    "legal consent is asked for",
  ],
  [
    "sign-up by invitation",
    ({ user_settings }) => (user_settings.sign_up.mode = "restricted"),
    "everybody may sign up",
  ],
  [
    "accounts that stay",
    ({ user_settings }) => (user_settings.actions.delete_self = false),
    "people may delete their account",
  ],
  [
    "terms elsewhere",
    ({ display_config }) => (display_config.terms_url = "https://elsewhere.test/terms"),
    "the consent links to /terms",
  ],
  [
    "no privacy policy",
    ({ display_config }) => (display_config.privacy_policy_url = ""),
    "the consent links to /privacy",
  ],
];

test.each(CHANGES)("an instance with %s is wrong in exactly that [OPEN-08] [OPEN-09]", (_, change, name) => {
  // Cloned through JSON, because some of its attributes are the same object.
  const environment = JSON.parse(JSON.stringify(environmentOf(ORIGIN))) as Environment;
  change(environment);
  expect(judgeClerkSettings(environment, ORIGIN).filter(isFailure)).toMatchObject([
    { name, verdict: "wrong" },
  ]);
});

test("without a known origin the legal links are judged by their paths", () => {
  expect(judgeClerkSettings(environmentOf("https://other.test"), null).filter(isFailure)).toEqual([]);
  expect(judgeClerkSettings(environmentOf("https://other.test"), ORIGIN).filter(isFailure)).toHaveLength(2);
});

const yes = answered(true as const);
const verdictsFor = (key: Parameters<typeof judgeAnthropic>[0]["key"], found = key) =>
  judgeAnthropic({ key, models: [{ setting: "MODEL", model: "claude-x", found }] }).map(
    ({ verdict }) => verdict,
  );

test("the model's key has to be taken, and the model has to exist for it", () => {
  expect(verdictsFor(yes)).toEqual(["ok", "ok"]);
  expect(verdictsFor(yes, refused(404))).toEqual(["ok", "wrong"]);
  expect(verdictsFor(yes, unreachable(""))).toEqual(["ok", "not checked"]);
  expect(verdictsFor(refused(401))).toEqual(["wrong", "not checked"]);
  expect(verdictsFor(unreachable(""))).toEqual(["not checked", "not checked"]);
  expect(verdictsFor(null)).toEqual(["not checked", "not checked"]);
});

test("the second reader's model is looked for as well, and its own setting is named", () => {
  const models = [
    { setting: "MODEL" as const, model: "claude-x", found: yes },
    { setting: "SECOND_READER_MODEL" as const, model: "claude-y", found: refused(404) },
  ];
  const [, first, second] = judgeAnthropic({ key: yes, models });
  expect([first?.verdict, second?.verdict]).toEqual(["ok", "wrong"]);
  expect(JSON.stringify(second)).toContain("set SECOND_READER_MODEL in wrangler.toml");
});

const failing = (details: object) => () =>
  Promise.reject(Object.assign(new Error("with sk_live_secret"), details));

test("a provider's error becomes a refusal or an absence, without its words", async () => {
  expect(await ask(async () => 5)).toEqual(answered(5));
  expect(await ask(failing({ statusCode: 404, code: "resource_missing" }))).toEqual(
    refused(404, "status 404, resource_missing"),
  );
  expect(await ask(failing({ status: 401 }))).toEqual(refused(401));
  for (const details of [{}, { status: 429 }, { statusCode: 503 }]) {
    const answer = await ask(failing(details));
    expect(answer.kind).toBe("unreachable");
    expect(JSON.stringify(answer)).not.toContain("sk_live_secret");
  }
});

test("an answer in another form than the expected one says nothing", async () => {
  const words = unreachable("it answers in an unknown form");
  expect(await ask(async () => z.object({ keys: z.array(z.string()) }).parse({}))).toEqual(words);
  expect(await ask(async () => JSON.parse("<!doctype html>"))).toEqual(words);
});
