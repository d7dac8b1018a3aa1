/** The browser's one way to call the server: credentials, customer id, fresh token, error codes and words. */

import { readRetryAfter } from "../runtime/retry.ts";
import { sleep } from "../runtime/timeout.ts";

type ApiErrorCode = "api_error" | "http_error" | "invalid_json" | "network_error";

/**
 * A failed call. `reason` is the server's own code, if any, e.g. "rate_limited"; `words` its message for people, null
 * if not readable; `body` its raw text; `retryAfterMs` how long it asked to wait, else null.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly statusText: string;
  readonly reason: string | null;
  readonly words: string | null;
  readonly body: string;
  readonly retryAfterMs: number | null;

  constructor(message: string, about: AboutFailure = {}) {
    super(message);
    this.name = "ApiError";
    this.code = about.code ?? "api_error";
    this.status = about.status ?? 0;
    this.statusText = about.statusText ?? "";
    this.reason = about.reason ?? null;
    this.words = about.words ?? null;
    this.body = about.body ?? "";
    this.retryAfterMs = about.retryAfterMs ?? null;
  }
}

type AboutFailure = {
  code?: ApiErrorCode;
  status?: number;
  statusText?: string;
  reason?: string | null;
  words?: string | null;
  body?: string;
  retryAfterMs?: number | null;
};

export const SIGNED_OUT_EVENT = "nursegpt:signed-out";
const LONGEST_TOKEN_WAIT_MS = 2000;

let customerId: string | null = null;

/** Sets the customer id that every later call sends; the server compares it with the session. */
export function setCustomerId(id: string | null): void {
  customerId = id;
}

/** Whose page it is, once the layout has set it; null before that, or if nobody is signed in. */
export const currentCustomerId = (): string | null => customerId;

/**
 * Asks to sign in again in a dialog, without leaving the page; if the account was deleted, leaves the page instead.
 * @param reason the server's code of the refusal, which becomes the event's detail
 * @returns whether the page can do so; the sign-in forms cannot
 */
export const askToSignInAgain = (reason?: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(SIGNED_OUT_EVENT, { cancelable: true, detail: reason }));

type ClerkInBrowser = { session?: { getToken(): Promise<string | null> } | null };

/**
 * Clerk's token lives for 60 seconds. getToken() returns it from memory while fresh, or else asks Clerk, and
 * writes the cookie. It gets two seconds: offline, clerk-js would retry for minutes.
 */
export async function freshToken(): Promise<void> {
  const clerk = (window as { Clerk?: ClerkInBrowser }).Clerk;
  if (!clerk?.session) return;
  await Promise.race([clerk.session.getToken().catch(() => null), sleep(LONGEST_TOKEN_WAIT_MS)]);
}

type CallOptions = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** A form is sent as multipart, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the request finish after the page is left, for a last report. */
  keepalive?: boolean;
};

/**
 * One call, which resolves once the headers are there. It has no time limit of its own.
 * @throws ApiError network_error when the request fails, http_error when the answer is not 2xx
 */
export async function callRaw(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = "GET", body, headers, signal, keepalive } = options;
  await freshToken();
  const response = await send(path, {
    method,
    credentials: "include",
    headers: {
      Accept: "application/json",
      ...(customerId ? { "X-Customer-ID": customerId } : {}),
      ...(body === undefined || isForm(body) ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm(body) ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (response.ok) return response;
  const error = await httpError(response);
  if (response.status === 401) askToSignInAgain(error.reason);
  throw error;
}

/** The most that a browser sends for a page being closed, in bytes. */
const LARGEST_ON_LEAVING = 60_000;

/**
 * Sends JSON while the page is being closed, without waiting for anything.
 * @returns false when it is too large for that
 */
export function sendOnLeaving(path: string, { method, body }: { method: "PUT" | "POST"; body: unknown }) {
  const text = JSON.stringify(body);
  if (new TextEncoder().encode(text).byteLength > LARGEST_ON_LEAVING) return false;
  const headers = {
    "Content-Type": "application/json",
    ...(customerId ? { "X-Customer-ID": customerId } : {}),
  };
  void fetch(path, { method, credentials: "include", headers, body: text, keepalive: true }).catch(() => {});
  return true;
}

/**
 * One call with a JSON answer.
 * @throws ApiError as callRaw and jsonOf
 */
export async function call<T>(path: string, options: CallOptions = {}): Promise<T> {
  return jsonOf<T>(await callRaw(path, options));
}

/**
 * A response's JSON; 204 and empty bodies are `{}`.
 * @throws ApiError invalid_json when it cannot be read, network_error when it breaks off
 */
export async function jsonOf<T>(response: Response): Promise<T> {
  const text = response.status === 204 ? "" : await bodyOf(response);
  if (text === "") return {} as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw unreadableAnswer({ status: response.status });
  }
}

/** The error for an answer that is not what its path answers with (ERR-03). */
export const unreadableAnswer = (about: AboutFailure = {}): ApiError =>
  new ApiError("Failed to parse server response", { code: "invalid_json", ...about });

const isForm = (body: unknown): body is FormData => body instanceof FormData;

const send = async (path: string, init: RequestInit): Promise<Response> => fetch(path, init).catch(lost);

/** The head of an answer may come, and its body not. */
const bodyOf = (response: Response): Promise<string> => response.text().catch(lost);

function lost(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new ApiError("Network request failed", { code: "network_error" });
}

async function httpError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text().catch(() => "");
  const { words, reason } = readFailure(body);
  const retryAfterMs = readRetryAfter(response.headers, Date.now());
  const about = { code: "http_error", status, statusText, words, reason, body, retryAfterMs } as const;
  return new ApiError(words ?? `HTTP error ${status}`, about);
}

/** The body's `error` or `message`, if any. A proxy's error page in HTML is not shown to people. */
function readFailure(text: string): { words: string | null; reason: string | null } {
  try {
    const body = JSON.parse(text) as { error?: unknown; message?: unknown; code?: unknown } | null;
    const words = [body?.error, body?.message].find((part) => typeof part === "string" && part !== "");
    const reason = typeof body?.code === "string" ? body.code : null;
    return { words: (words as string | undefined) ?? null, reason };
  } catch {
    return { words: null, reason: null };
  }
}
