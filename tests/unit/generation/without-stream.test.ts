import { expect, test, vi } from "vitest";
import { requestGeneration } from "#app/core/generation/generation-client.ts";

vi.mock("eventsource-parser/stream", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("where the reader of streamed answers cannot be loaded, the answer is asked for in one piece", async () => {
  const asked: Record<string, string>[] = [];
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers);
    return Response.json({ note: "whole" });
  });
  const client = {
    path: "/api/x",
    toBody: (input: string) => ({ input }),
    failed: "Failed",
    readAnswer: (body: unknown) => body,
  };
  const options = { customerId: "user_1", key: "k1", signal: new AbortController().signal };
  const events = await Array.fromAsync(requestGeneration(client, "a", options));
  expect(events).toMatchObject([{ type: "done", answer: { note: "whole" } }]);
  expect(asked.map(({ Accept }) => Accept)).toEqual(["application/json"]);
});
