import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, call, callRaw, sendOnLeaving, setCustomerId } from "#app/base/http/request.ts";

const events: string[] = [];
beforeEach(
  () => void vi.stubGlobal("window", { dispatchEvent: (event: Event) => events.push(event.type) > 0 }),
);

afterEach(() => {
  setCustomerId(null);
  events.length = 0;
});

function answering(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a call sends credentials, JSON and, once known, the customer id; it has no time limit [API-01] [API-02] [API-04] [API-06]", async () => {
  const fetched = answering('{"ok":true}');
  expect(await call("/api/x", { method: "POST", body: { a: 1 } })).toEqual({ ok: true });
  setCustomerId("user_1");
  await call("/api/x");
  await call("/api/x", { method: "POST", body: new FormData() });
  await call("/api/x", { method: "DELETE", keepalive: true });
  type Call = [string, RequestInit];
  const [[path, first], [, second], [, third], [, last]] = fetched.mock.calls as [Call, Call, Call, Call];
  expect(path).toBe("/api/x");
  expect(first).toMatchObject({ method: "POST", credentials: "include", body: '{"a":1}' });
  expect(first.headers).toMatchObject({ "Content-Type": "application/json" });
  expect(first.headers).not.toHaveProperty("X-Customer-ID");
  expect(second.headers).toMatchObject({ "X-Customer-ID": "user_1" });
  expect(third.headers).toMatchObject({ "X-Customer-ID": "user_1" });
  for (const { signal, credentials } of [first, second, third, last])
    expect([signal, credentials]).toEqual([undefined, "include"]);
});

test("what is sent while the page goes away carries credentials and the customer id like any call, and outlives the page [API-01] [API-02] [API-04]", () => {
  const fetched = answering(null, { status: 204 });
  setCustomerId("user_1");
  expect(sendOnLeaving("/api/x", { method: "PUT", body: { a: 1 } })).toBe(true);
  expect(fetched.mock.calls).toEqual([
    [
      "/api/x",
      {
        method: "PUT",
        credentials: "include",
        headers: { "Content-Type": "application/json", "X-Customer-ID": "user_1" },
        body: '{"a":1}',
        keepalive: true,
      },
    ],
  ]);
});

test("no call has a time limit, and all that is sent, save a form, is sent as JSON [API-04] [API-06]", async () => {
  const fetched = answering("{}");
  const forms = ["GET", "POST", "PUT", "DELETE"] as const;
  for (const method of forms) await call("/api/x", method === "GET" ? {} : { method, body: { a: 1 } });
  await call("/api/x", { method: "DELETE", body: {}, keepalive: true });
  await call("/api/x", { method: "POST", body: new FormData() });
  expect(fetched.mock.calls.map(([, { signal }]) => signal)).toEqual(Array(6).fill(undefined));
  const json = "application/json";
  const types = fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get("Content-Type"));
  expect(types).toEqual([null, json, json, json, json, null]);
});

test("a call whose answer takes an hour is still waited for [API-06]", async () => {
  vi.useFakeTimers();
  let answer = (_response: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  let state = "waiting";
  const called = call("/api/x").finally(() => (state = "over"));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state).toBe("waiting");
  answer(new Response('{"late":true}'));
  expect(await called).toEqual({ late: true });
});

test("204 and empty bodies are {} [API-04]", async () => {
  answering(null, { status: 204 });
  expect(await call("/api/x")).toEqual({});
  for (const status of [200, 201, 202]) {
    answering("", { status });
    expect(await call("/api/x")).toEqual({});
  }
  // A gateway's unexpected body is not read.
  const noContent = { status: 204, ok: true, text: async () => "No Content" };
  vi.stubGlobal("fetch", async () => noContent);
  expect(await call("/api/x")).toEqual({});
});

test("a failing answer is an Api error with the body's error or message, else its status [ERR-01] [ERR-02] [API-05] [OPEN-42]", async () => {
  const failure = async (body: string, status: number) => {
    answering(body, { status, statusText: "Of a proxy" });
    return call("/api/x").then(
      () => null,
      (error: ApiError) => error,
    );
  };
  expect(await failure('{"error":"Limit","code":"limit_reached"}', 402)).toMatchObject({
    message: "Limit",
    code: "http_error",
    status: 402,
    reason: "limit_reached",
  });
  expect(await failure('{"message":"Why"}', 400)).toMatchObject({
    message: "Why",
    code: "http_error",
    status: 400,
  });
  expect(await failure('{"error":"Limit","message":"Why"}', 402)).toMatchObject({ message: "Limit" });
  expect(await failure('{"error":{"code":1},"message":"Why"}', 402)).toMatchObject({ message: "Why" });
  expect(await failure("<html>", 500)).toMatchObject({ message: "HTTP error 500", code: "http_error" });
  expect(await failure('{"error":""}', 503)).toMatchObject({ message: "HTTP error 503", code: "http_error" });
  expect(await failure("null", 500)).toMatchObject({ message: "HTTP error 500" });
  for (const status of [300, 399, 400, 599])
    expect(await failure("", status)).toMatchObject({
      message: `HTTP error ${status}`,
      code: "http_error",
      status,
    });
});

test("an unreadable answer and a failed request have their codes and words [ERR-01] [ERR-03] [ERR-04]", async () => {
  answering("{", { status: 200 });
  await expect(call("/api/x")).rejects.toMatchObject({
    code: "invalid_json",
    message: "Failed to parse server response",
    status: 200,
  });
  for (const failure of [new TypeError("fetch failed"), new DOMException("Too late.", "TimeoutError")]) {
    vi.stubGlobal("fetch", () => Promise.reject(failure));
    await expect(call("/api/x")).rejects.toMatchObject({
      code: "network_error",
      message: "Network request failed",
    });
  }
  expect(new ApiError("x")).toMatchObject({ code: "api_error", message: "x", status: 0 });
  expect(new ApiError("y", { code: "http_error", status: 418 })).toMatchObject({
    code: "http_error",
    message: "y",
    status: 418,
  });
});

test("an answer that breaks off in its body is a failed request, and cancelling it is none [ERR-04]", async () => {
  const breakingOff = (reason: unknown) => {
    const half = new TextEncoder().encode('{"ok":');
    answering(
      new ReadableStream({ start: (body) => body.enqueue(half), pull: (body) => body.error(reason) }),
    );
  };
  breakingOff(new TypeError("terminated"));
  await expect(call("/api/x")).rejects.toMatchObject({
    name: "ApiError",
    code: "network_error",
    message: "Network request failed",
  });
  breakingOff(new DOMException("stopped", "AbortError"));
  await expect(call("/api/x")).rejects.toMatchObject({ name: "AbortError" });
});

test("a 401 asks to sign in again, and cancelling is not a network error", async () => {
  answering("{}", { status: 401 });
  await expect(callRaw("/api/x")).rejects.toMatchObject({ status: 401 });
  expect(events).toEqual(["nursegpt:signed-out"]);
  vi.stubGlobal("fetch", async () => {
    throw new DOMException("stopped", "AbortError");
  });
  await expect(callRaw("/api/x")).rejects.toMatchObject({ name: "AbortError" });
});

test("a form is sent as it is, so that the browser writes its own boundary, and the time that a server asks to wait is known", async () => {
  const fetched = answering(null, { status: 204 });
  const form = new FormData();
  await callRaw("/api/x", { method: "POST", body: form });
  const [, init] = fetched.mock.calls[0] as [string, RequestInit];
  expect(init.body).toBe(form);
  expect(init.headers).not.toHaveProperty("Content-Type");
  const askedFor = async (header: string | null) => {
    answering("", { status: 503, headers: header === null ? {} : { "Retry-After": header } });
    return call("/api/x").catch((error: ApiError) => error.retryAfterMs);
  };
  expect(await askedFor("17")).toBe(17_000);
  expect(await askedFor(new Date(Date.now() - 5_000).toUTCString())).toBe(0);
  const inAnHour = await askedFor(new Date(Date.now() + 3_600_000).toUTCString());
  expect(Math.round(Number(inAnHour) / 60_000)).toBe(60);
  expect(await askedFor("soon")).toBeNull();
  expect(await askedFor(null)).toBeNull();
});
