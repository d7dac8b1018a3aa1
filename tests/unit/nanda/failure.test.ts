import { beforeEach, expect, test, vi } from "vitest";
import { NANDA_LIMIT_WORDS } from "#app/base/http/error-words.ts";
import { ERRORS } from "#app/base/http/errors.ts";
import { ApiError, setCustomerId } from "#app/base/http/request.ts";
import { failedProgress, requestGeneration } from "#app/core/generation/generation-client.ts";
import { nandaClient } from "#app/rooms/nanda/nanda-client.ts";
import { answering, sse } from "../generation/served-events.ts";

beforeEach(() => void vi.stubGlobal("window", { dispatchEvent: () => true }));

type Answer = { body?: string | ReadableStream; status?: number; type?: string };

function answered({ body = "", status = 200, type = "text/event-stream" }: Answer) {
  vi.stubGlobal("navigator", { onLine: true });
  return answering(body, { status, headers: { "Content-Type": type } });
}

const read = (customerId: string | null = "user_1", signal = new AbortController().signal) =>
  Array.fromAsync(requestGeneration(nandaClient, "Pt SOB", { customerId, key: "k1", signal }));

/** The page's words for a failure. */
const nandaWords = (error: unknown) => failedProgress(nandaClient, error).message;

/** Its words when the call is answered like this. */
const words = async (answer: Answer) => {
  answered(answer);
  return read().then(String, nandaWords);
};

const json = (body: unknown, status = 200): Answer => ({
  body: JSON.stringify(body),
  status,
  type: "application/json",
});

test("the call sends the text as its context, asks for a stream or JSON, and names customer and the text's key [API-21]", async () => {
  setCustomerId("user_1");
  const fetched = answered({ body: sse(["done", { note: "1. Pain", diagnoses: [] }]) });
  expect(await read()).toMatchObject([{ type: "done", answer: { note: "1. Pain", diagnoses: [] } }]);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([path, init?.method, JSON.parse(String(init?.body))]).toEqual([
    "/api/generate-nanda",
    "POST",
    { context: "Pt SOB" },
  ]);
  expect(init?.headers).toMatchObject({
    Accept: "text/event-stream, application/json",
    "X-Customer-ID": "user_1",
    "Idempotency-Key": "k1",
  });
});

test("without a customer id nothing is called and it says so [NANDA-08]", async () => {
  const fetched = answered({});
  for (const none of [null, ""])
    expect(await read(none).then(String, nandaWords)).toBe("Customer ID not found");
  expect(fetched).not.toHaveBeenCalled();
});

test("a plain answer with a note is taken, one without a string note has an invalid format [NANDA-09] [API-21]", async () => {
  answered(json({ note: "1. Pain" }));
  expect(await read()).toMatchObject([
    { type: "done", answer: { note: "1. Pain", diagnoses: [], notShown: 0 } },
  ]);
  answered(json({ note: "" }));
  expect(await read()).toMatchObject([{ type: "done", answer: { note: "" } }]);
  const invalid = "Invalid response format from server";
  for (const body of [null, {}, { note: 7 }, { note: null }, { note: { text: "a" } }])
    expect(await words(json(body))).toBe(invalid);
  expect(await words({ body: "<html>", type: "text/html" })).toBe(invalid);
  expect(await words({ body: sse(["done", { diagnoses: [] }]) })).toBe(invalid);
});

test("a network error is said to be a possible CORS issue, and nothing else is [NANDA-10] [OPEN-57]", async () => {
  answered({});
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await read().then(String, nandaWords)).toBe(
    "Network error: the server could not be reached. This may be a CORS issue.",
  );
  for (const code of ["api_error", "http_error", "invalid_json"] as const)
    expect(nandaWords(new ApiError("x", { code }))).not.toContain("CORS");
});

test("a failed status is a server error with the server's words, its text, or fixed ones [NANDA-11] [ERR-10]", async () => {
  expect(await words(json({ error: "Too many requests.", code: "rate_limited" }, 429))).toBe(
    "Server error: Too many requests.",
  );
  expect(await words({ body: "upstream broke", status: 503, type: "text/plain" })).toBe(
    "Server error: upstream broke",
  );
  for (const body of ["", "{}", "<html>502</html>", '{"error":""}'])
    expect(await words({ body, status: 502, type: "text/html" })).toBe(
      "Server error: Failed to generate NANDA diagnosis",
    );
  expect(await words({ body: sse(["error", { error: "Busy.", code: "model_busy" }]) })).toBe(
    "Server error: Busy.",
  );
  expect(ERRORS.nanda_failed.words).toBe("Failed to generate NANDA diagnosis");
});

test("an answer that never comes or breaks off says that there was none [NANDA-12]", async () => {
  const none = "No response from server. Please try again later.";
  expect(await words({ body: "" })).toBe(none);
  for (const body of ["", " \n"]) expect(await words({ body, type: "application/json" })).toBe(none);
  expect(await words({ body: sse(["begun", { index: 0, kind: "risk" }]) })).toBe(none);
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("lost")) });
  expect(await words({ body: broken })).toBe(none);
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    const given = Promise.withResolvers<Response>();
    signal?.addEventListener("abort", () => given.reject(signal.reason));
    return given.promise;
  });
  const unanswered = read().then(String, nandaWords);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await unanswered).toBe(none);
});

test("a request that cannot be made says why [NANDA-13]", async () => {
  const fetched = answered({});
  vi.stubGlobal("navigator", { onLine: false });
  expect(await read().then(String, nandaWords)).toBe("Request error: You are offline.");
  expect(fetched).not.toHaveBeenCalled();
});

test("anything else is an unexpected error [NANDA-14]", () => {
  const unexpected = "An unexpected error occurred. Please try again.";
  const unread = new ApiError("x", { code: "invalid_json" });
  for (const error of [new Error("x"), null, "text", new ApiError("x"), unread])
    expect(nandaWords(error)).toBe(unexpected);
});

test("a limit is told in its own words, without calling it a server error [NANDA-07]", async () => {
  const told = "You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.";
  expect(NANDA_LIMIT_WORDS).toBe(told);
  expect(await words(json({ error: told, code: "nanda_limit_reached" }, 402))).toBe(told);
});

test("a call that the nurse cancels stays a cancelled one", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    pull: (stream) => {
      controller.abort();
      stream.error(new DOMException("gone", "AbortError"));
    },
  });
  answered({ body });
  await expect(read("user_1", controller.signal)).rejects.toThrow("gone");
});
