import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { frontendApi } from "#workers/sandbox/clerk/frontend-api.ts";
import { lockedOut } from "#workers/sandbox/clerk/lockout.ts";
import { ClerkStore, type Client } from "#workers/sandbox/clerk/store.ts";
import { TokenMint } from "#workers/sandbox/clerk/token-mint.ts";
import { totpCode } from "#workers/sandbox/clerk/totp.ts";

const ORIGIN = "http://localhost";
const STRONG = "Aa1!aaaa";
const PERSON = {
  email_address: "ann@example.org",
  first_name: "Ann",
  last_name: "Nurse",
  legal_accepted: "true",
};

type Told = { status: number; body: { response: Record<string, unknown>; errors?: { code: string }[] } };

/** Clerk's stand-in, and browsers at its Frontend API. */
function openClerk(sql: SqlStorage) {
  const store = new ClerkStore(sql, () => {});
  const mint = new TokenMint(store, `${ORIGIN}/__clerk`, ORIGIN, 60);
  const call = async (client: Client, path: string, form: Record<string, string> = {}, method = "POST") => {
    const url = new URL(`${ORIGIN}/__clerk/v1/${path}?_method=${method}`);
    const request = new Request(url, { method: "POST", body: String(new URLSearchParams(form)) });
    return (await frontendApi(store, mint, client, request, url)) as Told;
  };
  return { store, call };
}

/** A person with an account and two browsers signed in to it. */
const withPerson = (
  work: (given: ReturnType<typeof openClerk> & { own: Client; other: Client }) => Promise<void>,
) =>
  runInDurableObject(env.USAGE_METER.getByName(crypto.randomUUID()), async (_object, { storage }) => {
    const clerk = openClerk(storage.sql);
    const [own, other] = [clerk.store.newClient(), clerk.store.newClient()];
    await clerk.call(own, "client/sign_ups", { ...PERSON, password: STRONG });
    await clerk.call(other, "client/sign_ins", { identifier: PERSON.email_address, password: STRONG });
    await work({ ...clerk, own, other });
  });

const codeOf = ({ body }: Told) => body.errors?.[0]?.code ?? null;

test("a password is changed by who knows the old one, and may sign out the other devices", () =>
  withPerson(async ({ store, call, own, other }) => {
    const change = (current_password: string, new_password: string) =>
      call(own, "me/change_password", { current_password, new_password, sign_out_of_other_sessions: "true" });
    expect(codeOf(await change("Wrong-1!", "Bb2!bbbb"))).toBe("form_password_incorrect");
    expect(codeOf(await change(STRONG, "weak"))).toBe("form_password_validation_failed");
    expect(store.activeSession(other)).toBeDefined();
    expect((await change(STRONG, "Bb2!bbbb")).status).toBe(200);
    expect([store.activeSession(own) !== undefined, store.activeSession(other)]).toEqual([true, undefined]);
    const signIn = await call(other, "client/sign_ins", {
      identifier: PERSON.email_address,
      password: STRONG,
    });
    expect(codeOf(signIn)).toBe("form_password_incorrect");
  }));

test("a person sees and ends her own sessions, and nobody else's", () =>
  withPerson(async ({ store, call, own, other }) => {
    const listed = (await call(own, "me/sessions/active", {}, "GET")) as unknown as {
      body: { id: string }[];
    };
    expect(listed.body).toHaveLength(2);
    const stranger = store.newClient();
    await call(stranger, "client/sign_ups", { ...PERSON, email_address: "bo@example.org", password: STRONG });
    const target = store.activeSession(other)?.id ?? "";
    expect((await call(stranger, `me/sessions/${target}/revoke`)).status).toBe(404);
    expect((await call(own, `me/sessions/${target}/revoke`)).status).toBe(200);
    expect(store.activeSession(other)).toBeUndefined();
  }));

test("with an authenticator app a sign-in needs its code or a backup code, each of those once", () =>
  withPerson(async ({ store, call, own }) => {
    const { secret } = (await call(own, "me/totp")).body.response as { secret: string };
    expect(codeOf(await call(own, "me/totp/attempt_verification", { code: "000000" }))).toBe(
      "form_code_incorrect",
    );
    const added = await call(own, "me/totp/attempt_verification", {
      code: await totpCode(secret, Date.now()),
    });
    const [backup = ""] = added.body.response.backup_codes as string[];
    const signIn = async (strategy: string, code: string) => {
      const browser = store.newClient();
      const first = await call(browser, "client/sign_ins", {
        identifier: PERSON.email_address,
        password: STRONG,
      });
      expect(first.body.response.status).toBe("needs_second_factor");
      expect(store.activeSession(browser)).toBeUndefined();
      const path = `client/sign_ins/${first.body.response.id}/attempt_second_factor`;
      await call(browser, path, { strategy, code });
      return store.activeSession(browser) !== undefined;
    };
    expect(await signIn("totp", await totpCode(secret, Date.now() - 600_000))).toBe(false);
    expect(await signIn("totp", await totpCode(secret, Date.now()))).toBe(true);
    expect(await signIn("backup_code", backup)).toBe(true);
    expect(await signIn("backup_code", backup)).toBe(false);
  }));

test("before anything sensitive the password is asked for again when it was given a while ago", () =>
  withPerson(async ({ store, call, own }) => {
    const session = store.activeSession(own);
    if (!session) throw new Error("Nobody is signed in.");
    store.putSession({ ...session, verifiedAt: Date.now() - 11 * 60_000 });
    expect(codeOf(await call(own, "me/totp"))).toBe("session_reverification_required");
    const verify = (password: string) =>
      call(own, `client/sessions/${session.id}/verify/attempt_first_factor`, {
        strategy: "password",
        password,
      });
    expect(codeOf(await verify("Wrong-1!"))).toBe("form_password_incorrect");
    expect(codeOf(await call(own, "me/totp"))).toBe("session_reverification_required");
    expect((await verify(STRONG)).body.response.status).toBe("complete");
    expect((await call(own, "me/totp")).status).toBe(200);
  }));

test("an address is unverified after sign-up, and verified by the code that was sent to it", () =>
  withPerson(async ({ store, call, own }) => {
    const user = store.userByEmail(PERSON.email_address);
    const path = `me/email_addresses/${user?.emailId}`;
    expect(user?.isEmailVerified).toBe(false);
    await call(own, `${path}/prepare_verification`, { strategy: "email_code" });
    expect(codeOf(await call(own, `${path}/attempt_verification`, { code: "000" }))).toBe(
      "form_code_incorrect",
    );
    const code = store.all("mail").at(-1)?.code ?? "";
    await call(own, `${path}/attempt_verification`, { code });
    expect(store.userByEmail(PERSON.email_address)?.isEmailVerified).toBe(true);
  }));

test("the sign-in says the same of an address with an account and of one without, at every step", () =>
  withPerson(async ({ call, other }) => {
    const told = async (identifier: string) => {
      const begun = await call(other, "client/sign_ins", { identifier });
      const path = `client/sign_ins/${begun.body.response.id}`;
      const strategy = "reset_password_email_code";
      const steps = [
        begun,
        await call(other, `${path}/attempt_first_factor`, { strategy: "password", password: "Wrong-1!" }),
        await call(other, `${path}/prepare_first_factor`, { strategy }),
        await call(other, `${path}/attempt_first_factor`, { strategy, code: "wrong" }),
        await call(other, "client/sign_ins", { identifier, password: "Wrong-1!" }),
      ];
      const text = JSON.stringify(steps.map(({ status, body }) => [status, body.response, body.errors]));
      return text.replaceAll(identifier, "A").replaceAll(/"(sia|idn)_[^"]+"/g, '"id"');
    };
    const known = await told(PERSON.email_address);
    expect(known).toContain("form_password_incorrect");
    expect(await told("nobody@example.org")).toBe(known);
  }));

test("after ten failed sign-ins an address is locked for an hour, the same with and without an account, and a reset by mail opens it", () =>
  withPerson(async ({ store, call }) => {
    const signIn = (identifier: string, password: string) =>
      call(store.newClient(), "client/sign_ins", { identifier, password });
    for (const identifier of [PERSON.email_address, "nobody@example.org"]) {
      const codes: (string | null)[] = [];
      for (let times = 0; times < 10; times++) codes.push(codeOf(await signIn(identifier, "Wrong-1!")));
      expect(codes).toEqual([...Array.from({ length: 9 }, () => "form_password_incorrect"), "user_locked"]);
      expect(codeOf(await signIn(identifier, STRONG))).toBe("user_locked");
    }
    expect(lockedOut(store, "Ann@example.org", Date.now() + 61 * 60_000)).toBeNull();
    const browser = store.newClient();
    const begun = await call(browser, "client/sign_ins", { identifier: PERSON.email_address });
    const path = `client/sign_ins/${begun.body.response.id}`;
    const strategy = "reset_password_email_code";
    await call(browser, `${path}/prepare_first_factor`, { strategy });
    const code = store.all("mail").at(-1)?.code ?? "";
    await call(browser, `${path}/attempt_first_factor`, { strategy, code });
    await call(browser, `${path}/reset_password`, { password: "Bb2!bbbb" });
    expect((await signIn(PERSON.email_address, "Bb2!bbbb")).status).toBe(200);
  }));
