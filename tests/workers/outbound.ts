/**
 * The internet as seen by the Worker under test; runs in Node. It is a plain HTTP handler, because only that can see
 * the Worker hang up.
 *
 * - `clerk.test` is Clerk's Backend API for sessions. A session is what its id says: "sess_active_…" lives,
 * "sess_pending_…" waits for something of its person, of "sess_unreachable_…" nothing can be learned, anything else has ended. `/calls` answers what was asked so far.
 * `GET /v1/users/<id>` answers a user whose address is `<id>@example.org`, `DELETE` deletes it; nobody knows
 * "user_unknown_…". "user_new_…" was made just now, everybody else in 1970.
 * The address of "user_unverified_…" is not verified.
 * - `stripe.test` is the local stand-in for Stripe, its API and its pages; it sends no webhooks by itself. With
 * `TEST_ACCOUNT_API` it is the account whose API lies there (`npm run money-matrix -- --test-account`).
 * - `www.ebi.ac.uk` and `eutils.ncbi.nlm.nih.gov` are answered by the local stand-in for the literature services.
 * - `api.anthropic.com` is answered by the local stand-in for the Messages API, without its pauses.
 * `http://anthropic.test/calls?word=…` answers the calls whose body holds that word.
 * - `literature.test` is the local stand-in for Europe PMC and PubMed; `/calls?word=…` answers the addresses that were
 * asked for with that word in them.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { anthropicApi } from "../../workers/sandbox/anthropic/index.ts";
import { userJson } from "../../workers/sandbox/clerk/shapes.ts";
import { literatureApi } from "../../workers/sandbox/literature/index.ts";
import { memoryStripeSandbox } from "../../workers/sandbox/stripe/memory-sandbox.ts";
import { openTestAccount } from "./test-account.ts";

/** A call to the Messages API. `end` is "open" until the answer is complete or the Worker hangs up. */
export type ModelCall = { body: string; status: number; end: "open" | "whole" | "hung up" };

const clerkCalls: string[] = [];
const modelCalls: ModelCall[] = [];

export const outboundService = {
  async node(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (url.hostname === "api.anthropic.com") return answerAsModel(url, request, response);
    if (url.hostname === "literature.test") return answerAsLiterature(url, response);
    if (url.hostname === "stripe.test") return answerAsStripe(url, request, response);
    if (LITERATURE.has(url.hostname)) return pass(await literatureApi(new Request(url)), response);
    const answer = answerOf(url, request.method ?? "GET");
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.body));
  },
};

const LITERATURE = new Set(["www.ebi.ac.uk", "eutils.ncbi.nlm.nih.gov"]);

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

function answerOf(url: URL, method: string): { status: number; body: unknown } {
  if (url.hostname === "anthropic.test") {
    const word = url.searchParams.get("word") ?? "";
    if (url.pathname === "/release") released.push(word);
    return { status: 200, body: modelCalls.filter(({ body }) => body.includes(word)) };
  }
  if (url.hostname !== "clerk.test") return { status: 502, body: { error: "No such host in tests" } };
  if (url.pathname === "/calls") return { status: 200, body: clerkCalls };
  clerkCalls.push(`${method} ${url.pathname}`);
  const [, user] = /^\/v1\/users\/([\w-]+)$/.exec(url.pathname) ?? [];
  if (user) return userAnswer(user, method);
  if (url.pathname === "/v1/sessions") return activeSessions(url.searchParams.get("user_id") ?? "");
  const [, id = ""] = /^\/v1\/sessions\/([^/]+)/.exec(url.pathname) ?? [];
  if (id.startsWith("sess_unreachable_"))
    return { status: 503, body: { errors: [{ code: "down", message: "down" }] } };
  return { status: 200, body: sessionAt(id) };
}

function sessionAt(id: string) {
  const user_id = `user_${id.replace(/^sess_[a-z]+_/, "")}`;
  const [, kind = ""] = /^sess_(active|pending)_/.exec(id) ?? [];
  return { object: "session", id, user_id, status: kind || "revoked" };
}

/** The session "sess_active_…" of "user_…", and those of four other browsers; "user_unlisted_…" gets no list. */
function activeSessions(user: string): { status: number; body: unknown } {
  if (user.startsWith("user_unlisted_")) return { status: 503, body: { errors: [] } };
  const own = user.replace(/^user_/, "sess_active_");
  const data = ["", "-left", "-ended", "-live", "-unknown"].map((end) => sessionAt(`${own}${end}`));
  return { status: 200, body: { data, total_count: data.length } };
}

const deletedUsers = new Set<string>();

function userAnswer(id: string, method: string): { status: number; body: unknown } {
  if (id.startsWith("user_unknown_") || deletedUsers.has(id))
    return { status: 404, body: { errors: [{ code: "resource_not_found", message: "not found" }] } };
  if (id.startsWith("user_nomail_"))
    return { status: 200, body: { ...userAt(id), email_addresses: [], primary_email_address_id: null } };
  if (method !== "DELETE") return { status: 200, body: userAt(id) };
  deletedUsers.add(id);
  return { status: 200, body: { object: "user", id, deleted: true } };
}

/** Another account, `user_again_…`, has the first one's address in a different spelling. */
const addressOf = (id: string): string =>
  id.startsWith("user_again_") ? `${id.replace("again_", "")}@EXAMPLE.org` : `${id}@example.org`;

function userAt(id: string) {
  return userJson({
    id,
    email: addressOf(id),
    emailId: `idn_${id}`,
    isEmailVerified: !id.includes("unverified_"),
    passwordHash: "",
    firstName: "Ann",
    lastName: "Nurse",
    legalAcceptedAt: 0,
    publicMetadata: {},
    unsafeMetadata: { title: "NP", bio: "Nights" },
    createdAt: id.startsWith("user_new_") ? Date.now() : 0,
    updatedAt: 0,
  });
}

const { TEST_ACCOUNT_API: testAccount } = process.env;
const stripe = testAccount ? { fetch: openTestAccount(testAccount) } : memoryStripeSandbox();

async function answerAsStripe(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET" } = request;
  const body = method === "GET" ? undefined : await text(request);
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  const address = new URL(url.pathname + url.search, "http://stripe.sandbox");
  const answer = await stripe.fetch(new Request(address, { method, headers, ...(body ? { body } : {}) }));
  await pass(answer, response);
}

const literatureCalls: string[] = [];

async function answerAsLiterature(url: URL, response: ServerResponse): Promise<void> {
  if (url.pathname === "/calls") {
    const word = url.searchParams.get("word") ?? "";
    response.end(JSON.stringify(literatureCalls.filter((call) => call.includes(word))));
    return;
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  literatureCalls.push(decodeURIComponent(url.href.replaceAll("+", " ")));
  const answer = await literatureApi(new Request(url, { signal: gone.signal }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}

async function answerAsModel(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const call: ModelCall = { body, status: 0, end: "open" };
  modelCalls.push(call);
  response.once("close", () => {
    if (call.end === "open") call.end = "hung up";
  });
  const answer = isBusyOnce(body) ? busy() : await standIn(url, request, body);
  call.status = answer.status;
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!(await passOn(answer, response, body))) return;
  if (!response.destroyed) call.end = "whole";
  response.end();
}

function standIn(url: URL, request: IncomingMessage, body: string): Promise<Response> {
  const headers = new Headers({ "x-sandbox-duration-ms": "0" });
  for (const name of ["authorization", "anthropic-version", "content-type"])
    headers.set(name, String(request.headers[name] ?? ""));
  return anthropicApi(new Request(url, { method: request.method ?? "POST", headers, body }));
}

/** @returns false when it fell silent before the end of the answer */
async function passOn(answer: Response, response: ServerResponse, body: string): Promise<boolean> {
  const [silentAfter, waitAfter] = [eventsBefore("silent-after", body), eventsBefore("wait-after", body)];
  let sent = 0;
  for await (const chunk of answer.body ?? []) {
    if (response.destroyed) return true;
    if (sent >= silentAfter) return false;
    if (sent === waitAfter) await untilReleased(body);
    sent += 1;
    response.write(chunk);
  }
  return true;
}

const released: string[] = [];

/** `/release?word=…` resumes the answers to calls with that word. */
async function untilReleased(body: string): Promise<void> {
  while (!released.some((word) => body.includes(word))) await new Promise((go) => setTimeout(go, 10));
}

/**
 * `[[test:silent-after=3]]` in the notes: three events of the stream arrive, then nothing, without an end. With
 * `wait-after`, the rest comes once released.
 */
function eventsBefore(what: "silent-after" | "wait-after", body: string): number {
  const [, count] = new RegExp(`\\[\\[test:${what}=(\\d+)\\]\\]`).exec(body) ?? [];
  return count === undefined ? Number.POSITIVE_INFINITY : Number(count);
}

/** `[[test:busy-once]]` in the notes: the first call is refused, its repetition is answered. */
function isBusyOnce(body: string): boolean {
  return body.includes("[[test:busy-once]]") && modelCalls.filter((call) => call.body === body).length === 1;
}

function busy(): Response {
  const error = { type: "rate_limit_error", message: "This request would exceed your rate limit" };
  return Response.json({ type: "error", error }, { status: 429, headers: { "retry-after-ms": "1" } });
}
