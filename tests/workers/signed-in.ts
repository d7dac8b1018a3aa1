import { env, exports } from "cloudflare:workers";
import { getCookieSuffix, getSuffixedCookieName } from "@clerk/shared/keys";
import { importPKCS8, SignJWT } from "jose";
import { customers } from "#app/base/data/schema.ts";
import { writeActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { database } from "./databases.ts";

export const ORIGIN = "http://localhost";
const MINUTE_MS = 60_000;

export type TestPerson = { userId: string; sessionId: string };

/**
 * A new person, with a session that is active at Clerk unless its kind says otherwise.
 * @param prefix of the id, which tells the tests' identity provider what is special
 */
export function freshPerson(
  kind: "active" | "pending" | "ended" | "unreachable" = "active",
  prefix = "",
): TestPerson {
  const id = `${prefix}${crypto.randomUUID().replaceAll("-", "")}`;
  return { userId: `user_${id}`, sessionId: `sess_${kind}_${id}` };
}

/** The object that holds a person's record. */
export const recordFor = ({ userId }: TestPerson) => env.PERSON_RECORD.getByName(userId);

/** A person known to the server, with a plan. */
export async function personWithPlan(plan: StoredPlan = "Free", prefix = ""): Promise<TestPerson> {
  const person = freshPerson("active", prefix);
  await database.insert(customers).values({ userId: person.userId, plan, planChosenAt: Date.now() });
  return person;
}

type TokenOptions = {
  /** Seconds since the token was made; it lives for 60. */
  ageSeconds?: number;
  /** Whole minutes since the password was given. */
  signedInMinutesAgo?: number;
};

/** A session token like Clerk's, signed with the tests' key. */
export async function tokenOf(
  person: TestPerson,
  { ageSeconds = 0, signedInMinutesAgo = 5 }: TokenOptions = {},
) {
  const { TEST_PRIVATE_KEY } = env as unknown as { TEST_PRIVATE_KEY: string };
  const issuedAt = Math.floor(Date.now() / 1000) - ageSeconds;
  return new SignJWT({
    azp: ORIGIN,
    sid: person.sessionId,
    // A pending session still requires something: a second step, if that is mandatory.
    sts: person.sessionId.startsWith("sess_pending_") ? "pending" : "active",
    v: 2,
    fva: [signedInMinutesAgo, -1],
  })
    .setProtectedHeader({ alg: "RS256", kid: "ins_test", typ: "JWT" })
    .setIssuer("https://clerk.test")
    .setSubject(person.userId)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt - 10)
    .setExpirationTime(issuedAt + 60)
    .sign(await importPKCS8(TEST_PRIVATE_KEY, "RS256"));
}

type CookieOptions = TokenOptions & {
  /** Milliseconds since the last activity, null for no activity cookie, or a cookie's own text. */
  idleMs?: number | null | string;
  plan?: StoredPlan | null;
  /** How long ago the plan was read from the database. */
  readMsAgo?: number;
};

/** The cookies of a signed-in browser. */
export async function cookiesOf(
  person: TestPerson,
  { idleMs = 0, plan = "Free", readMsAgo = 0, ...token }: CookieOptions = {},
) {
  const suffix = await getCookieSuffix(
    (env as unknown as { CLERK_PUBLISHABLE_KEY: string }).CLERK_PUBLISHABLE_KEY,
  );
  const jwt = await tokenOf(person, token);
  const since = Math.floor((Date.now() - 60 * MINUTE_MS) / 1000);
  const named = [
    ["__session", jwt],
    ["__client_uat", String(since)],
  ].flatMap(([name = "", value]) => [`${name}=${value}`, `${getSuffixedCookieName(name, suffix)}=${value}`]);
  return [...named, ...(await activityCookie(person, idleMs, plan, readMsAgo))].join("; ");
}

async function activityCookie(
  person: TestPerson,
  idleMs: number | null | string,
  plan: StoredPlan | null,
  readMsAgo: number,
) {
  if (idleMs === null) return [];
  if (typeof idleMs === "string") return [`activity=${idleMs}`];
  const now = Date.now();
  const activity = {
    sessionId: person.sessionId,
    at: now - idleMs,
    plan,
    isUnlimited: false,
    readAt: now - readMsAgo,
  };
  const cookie = await writeActivity(activity, env.ACTIVITY_SECRET, new Request(ORIGIN));
  return [cookie.split(";")[0] ?? ""];
}

export type Ask = {
  method?: string;
  /** A text, form or stream is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  cookies?: CookieOptions;
  /** The plan in the cookie; null if only the row has it. */
  plan?: StoredPlan | null;
  signal?: AbortSignal;
};

/** The headers of a browser that opens a page. */
export const TO_A_PAGE = { Accept: "text/html", "Sec-Fetch-Dest": "document" };

/** One request of a signed-in browser. */
export async function requestOf(
  person: TestPerson,
  path: string,
  { method = "GET", body, headers, cookies, plan, signal }: Ask = {},
): Promise<Request> {
  const isReady = typeof body === "string" || body instanceof FormData || body instanceof ReadableStream;
  return new Request(`${ORIGIN}${path}`, {
    method,
    redirect: "manual",
    headers: {
      Cookie: await cookiesOf(person, plan === undefined ? cookies : { ...cookies, plan }),
      Accept: "application/json",
      ...(method === "GET" ? {} : { Origin: ORIGIN }),
      ...(isReady || body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isReady ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** Sends it to the whole Worker. */
export const ask = async (person: TestPerson, path: string, options?: Ask) =>
  exports.default.fetch(await requestOf(person, path, options));

/** Posts to a path like a page. */
export const post = (person: TestPerson, path: string, body?: unknown, options?: Ask) =>
  ask(person, path, { method: "POST", body, ...options });

/** The Worker's requests to Clerk's Backend API so far. */
export async function clerkCalls(): Promise<string[]> {
  return (await fetch("http://clerk.test/calls")).json();
}

/** The activity cookie set by a response: "removed", its time, or null if it sets none. */
export function activitySet(response: Response): "removed" | number | null {
  const cookie = response.headers.getSetCookie().findLast((text) => text.startsWith("activity="));
  if (!cookie) return null;
  const at = cookie.split(".")[1];
  return at ? Number(at) : "removed";
}
