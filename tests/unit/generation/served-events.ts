import { vi } from "vitest";

/** Server-sent events as a response body. */
export const sse = (...events: [type: string, data: object][]) =>
  events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join("");

/** Answers each call with this, as events by default. @returns the calls */
export function answering(body: BodyInit, init: ResponseInit = {}) {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) =>
      new Response(body, { headers: { "Content-Type": "text/event-stream" }, ...init }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
