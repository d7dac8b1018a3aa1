import { ZodError } from "zod";

/** A provider's answer. `why` never contains what was sent or what a person wrote. */
export type Answer<Value> =
  | { kind: "answered"; value: Value }
  /** It answered with a refusal. */
  | { kind: "refused"; status: number; why: string }
  | { kind: "unreachable"; why: string };

export const answered = <Value>(value: Value): Answer<Value> => ({ kind: "answered", value });
export const refused = (status: number, why = `status ${status}`): Answer<never> => ({
  kind: "refused",
  status,
  why,
});
export const unreachable = (why: string): Answer<never> => ({ kind: "unreachable", why });

/** A lower status is about the request; from this one on, it is about the provider. */
const SERVER_ERRORS = 500;
const TOO_MANY = 429;

/**
 * Does a piece of work with a provider and turns what its SDK throws into an answer: an error with a status is a
 * refusal, unless the status is 429 or 5xx; anything else counts as no answer. Messages are left out, because
 * providers quote keys in them.
 */
export async function ask<Value>(work: () => Promise<Value>): Promise<Answer<Value>> {
  try {
    return answered(await work());
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError)
      return unreachable("it answers in an unknown form");
    const { status, statusCode, code } = error as { status?: unknown; statusCode?: unknown; code?: unknown };
    const told = [statusCode, status].find((value) => typeof value === "number");
    if (told === undefined) return unreachable("it cannot be reached from here");
    if (told === TOO_MANY || told >= SERVER_ERRORS) return unreachable(`it answers with status ${told}`);
    return refused(told, typeof code === "string" ? `status ${told}, ${code}` : `status ${told}`);
  }
}

/** A JSON document over HTTP, at most 15 seconds. @throws an error with `status` for a response that is not 2xx */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw Object.assign(new Error("refused"), { status: response.status });
  return await response.json();
}
