import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { environmentJson } from "#workers/sandbox/clerk/environment.ts";
import { frontendApi } from "#workers/sandbox/clerk/frontend-api.ts";
import { ClerkStore } from "#workers/sandbox/clerk/store.ts";
import { TokenMint } from "#workers/sandbox/clerk/token-mint.ts";

const ORIGIN = "http://localhost";
const PERSON = { email_address: "ann@example.org", first_name: "Ann", last_name: "Nurse" };
const STRONG = "Aa1!aaaa";
/** Each breaks one of the four rules and keeps the other three. */
const WEAK = { "8 characters": "Aa1!aaa", uppercase: "aa1!aaaa", number: "Aab!aaaa", special: "Aa1a aaa" };

type Told = { response?: { id: string; status: string; missing_fields?: string[] }; errors?: object[] };

/** One browser at the Frontend API of Clerk's stand-in, which keeps its accounts in an object's storage. */
function openBrowser(sql: SqlStorage) {
  const store = new ClerkStore(sql, () => {});
  const client = store.newClient();
  const mint = new TokenMint(store, `${ORIGIN}/__clerk`, ORIGIN, 60);
  const post = async (path: string, form: Record<string, string>) => {
    const url = new URL(`${ORIGIN}/__clerk/v1/client/${path}`);
    const body = String(new URLSearchParams(form));
    const request = new Request(url, { method: "POST", body });
    const answer = await frontendApi(store, mint, client, request, url);
    return { status: answer.status, ...(answer.body as Told) };
  };
  return { store, client, post };
}

/** Any object's storage will do. */
const inStorage = (work: (sql: SqlStorage) => Promise<void>) =>
  runInDurableObject(env.USAGE_METER.getByName(crypto.randomUUID()), (_object, { storage }) =>
    work(storage.sql),
  );

test("sign-up is not complete, and nobody is signed in, until the terms are agreed to [IDN-14] [OPEN-08]", () =>
  inStorage(async (sql) => {
    const { store, client, post } = openBrowser(sql);
    for (const legal_accepted of ["", "false"]) {
      const asked = await post("sign_ups", { ...PERSON, password: STRONG, legal_accepted });
      expect(asked.response).toMatchObject({
        status: "missing_requirements",
        missing_fields: ["legal_accepted"],
      });
      expect([store.userByEmail(PERSON.email_address), store.activeSession(client)]).toEqual([
        undefined,
        undefined,
      ]);
    }
    const agreed = await post("sign_ups", { ...PERSON, password: STRONG, legal_accepted: "true" });
    expect(agreed.response).toMatchObject({ status: "complete" });
    expect(store.userByEmail(PERSON.email_address)).toMatchObject({ legalAcceptedAt: expect.any(Number) });
  }));

test("the form is told to ask for consent to terms and privacy, with links to both, and the four requirements of a password [IDN-14] [IDN-16] [OPEN-08] [OPEN-09]", () => {
  const { display_config, user_settings } = environmentJson(ORIGIN);
  expect(user_settings.sign_up.legal_consent_enabled).toBe(true);
  expect(display_config).toMatchObject({
    terms_url: "http://localhost/terms",
    privacy_policy_url: "http://localhost/privacy",
  });
  expect(user_settings.password_settings).toMatchObject({
    min_length: 8,
    require_uppercase: true,
    require_numbers: true,
    require_special_char: true,
    require_lowercase: false,
  });
});

test("no organization is offered, and nobody can make one [OPEN-01]", () => {
  const { organization_settings, user_settings, commerce_settings } = environmentJson(ORIGIN);
  expect([organization_settings.enabled, commerce_settings.billing.organization.enabled]).toEqual([
    false,
    false,
  ]);
  expect(user_settings.actions.create_organization).toBe(false);
});

test("each of the four password requirements holds at sign-up and at a password reset [IDN-16] [OPEN-09]", () =>
  inStorage(async (sql) => {
    const { store, post } = openBrowser(sql);
    for (const [rule, password] of Object.entries(WEAK)) {
      const { status, errors } = await post("sign_ups", { ...PERSON, password, legal_accepted: "true" });
      expect([rule, status]).toEqual([rule, 422]);
      expect(errors, rule).toMatchObject([{ message: expect.stringContaining(rule) }]);
    }
    const own = { ...PERSON, password: STRONG, legal_accepted: "true" };
    expect((await post("sign_ups", own)).status).toBe(200);

    const asked = await post("sign_ins", { identifier: PERSON.email_address });
    const steps = `sign_ins/${asked.response?.id}`;
    const strategy = "reset_password_email_code";
    await post(`${steps}/prepare_first_factor`, { strategy });
    const code = store.all("mail").at(-1)?.code ?? "";
    expect((await post(`${steps}/attempt_first_factor`, { strategy, code })).response).toMatchObject({
      status: "needs_new_password",
    });
    for (const [rule, password] of Object.entries(WEAK)) {
      const { status } = await post(`${steps}/reset_password`, { password });
      expect([rule, status]).toEqual([rule, 422]);
    }
    const reset = await post(`${steps}/reset_password`, { password: "Bb2?bbbb" });
    expect(reset.response).toMatchObject({ status: "complete" });
  }));
