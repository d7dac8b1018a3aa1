import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";

/** Serves the stand-in's API over local HTTP, in place of an account. @returns its origin, and a function to end it */
export async function serveStandIn(): Promise<{ origin: string; end: () => void }> {
  const stripe = memoryStripeSandbox();
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const body = method === "GET" ? undefined : await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const asked = new Request(new URL(url, "http://stripe.sandbox"), {
      method,
      headers: Object.fromEntries(headers),
      ...(body ? { body } : {}),
    });
    const answer = await stripe.fetch(asked);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, end: () => void server.close() };
}
