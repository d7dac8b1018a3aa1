import { MATRIX_CLOCK } from "#scripts/money-matrix/test-account.ts";

/**
 * Stripe in place of the stand-in: each request is passed on unchanged to an account's API over HTTP. Only a new
 * customer gets its own test clock, as at the stand-in, so that its time can be advanced, and everything of it is
 * deleted with the clock.
 * @param api origin of the API, without a trailing slash
 */
export function openTestAccount(api: string): (request: Request) => Promise<Response> {
  /** Clocks by their customer's idempotency key: a repeated request gets the same one. */
  const clocks = new Map<string, Promise<string>>();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.text();
    const isNewCustomer = request.method === "POST" && pathname === "/v1/customers";
    const sent = isNewCustomer ? `${body}&test_clock=${await clockFor(request.headers)}` : body;
    const headers = headersOf(request.headers);
    return await fetch(`${api}${pathname}${search}`, {
      method: request.method,
      headers,
      ...(request.method === "GET" ? {} : { body: sent }),
    });
  };

  function clockFor(headers: Headers): Promise<string> {
    const key = headers.get("Idempotency-Key") ?? crypto.randomUUID();
    const clock = clocks.get(key) ?? newClock(headers);
    clocks.set(key, clock);
    return clock;
  }

  async function newClock(given: Headers): Promise<string> {
    const headers = headersOf(given);
    headers.delete("Idempotency-Key");
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    const body = new URLSearchParams({
      frozen_time: String(Math.floor(Date.now() / 1000)),
      name: MATRIX_CLOCK,
    });
    const answer = await fetch(`${api}/v1/test_helpers/test_clocks`, { method: "POST", headers, body });
    const { id, error } = (await answer.json()) as { id?: string; error?: { message?: string } };
    if (!id) throw new Error(`No test clock: ${error?.message ?? answer.status}`);
    return id;
  }
}

/** Headers without those of the connection. */
function headersOf(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of ["host", "connection", "content-length", "transfer-encoding", "accept-encoding"])
    headers.delete(name);
  return headers;
}
