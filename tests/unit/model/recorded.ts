import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Recorded answers of the Messages API, one file per stream. */
const RECORDED = fileURLToPath(new URL("../../data/anthropic-sse", import.meta.url));

/** The stream as it came over the wire; recordings with one JSON event per line are turned back into SSE. */
export function recordedStream(file: string): string {
  const text = readFileSync(`${RECORDED}/${file}`, "utf8");
  if (!file.endsWith(".chunks.txt")) return text;
  const events = text.split("\n").filter((line) => line.trim());
  return events.map((line) => `event: ${JSON.parse(line).type}\ndata: ${line}\n\n`).join("");
}

/** What the recording's text deltas spell. */
export function spelledText(sse: string): string {
  const events = sse.split("\n").filter((line) => line.startsWith("data: "));
  return events
    .map((line) => JSON.parse(line.slice(6)))
    .map((event) => (event.delta?.type === "text_delta" ? event.delta.text : ""))
    .join("");
}

/** A response with these bytes, cut at the given places. */
export function replay(sse: string, cuts: number[] = []): Response {
  const bytes = new TextEncoder().encode(sse);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let from = 0;
      for (const to of [...places, bytes.length]) {
        if (to > from) controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      controller.close();
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "request-id": "req_recorded" },
  });
}
