import { ZodError } from "zod";

/** What came back from somebody who was asked. `why` never holds what was sent or what a person wrote. */
export type Answer<Value> =
  | { kind: "answered"; value: Value }
  /** It answered, and said no. */
  | { kind: "refused"; status: number; why: string }
  | { kind: "unreachable"; why: string };

export const answered = <Value>(value: Value): Answer<Value> => ({ kind: "answered", value });
export const refused = (status: number, why = `status ${status}`): Answer<never> => ({
  kind: "refused",
  status,
  why,
});
export const unreachable = (why: string): Answer<never> => ({ kind: "unreachable", why });

/** Below this a status says something about the question; from it on, about the one who was asked. */
const SERVER_ERRORS = 500;
const TOO_MANY = 429;

/**
 * Does a piece of work with a provider and turns what its SDK throws into an answer: an error with a status is a
 * refusal, unless the status is 429 or 5xx; everything else means that it told us nothing. Messages are left
 * out: providers quote keys in them.
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

/** A JSON document over HTTP, at most 15 seconds. @throws an error with `status` for an answer that is not 2xx */
export async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw Object.assign(new Error("refused"), { status: response.status });
  return await response.json();
}
