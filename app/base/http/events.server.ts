import type { AppContext } from "../runtime/context.server.ts";
import { causeOf } from "../runtime/log.server.ts";
import { errorBody, toAppError } from "./errors.ts";

/**
 * A response of server-sent events: each event's `type` is its name, the rest its data. An error after the response
 * has begun becomes the last event, `error` with `{ error, code }`. When the browser disconnects, the source of
 * events is closed, so that it can settle.
 */
export function eventStream(
  events: AsyncIterable<{ type: string }> | Iterable<{ type: string }>,
  app: Pick<AppContext, "waitUntil" | "log">,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  app.waitUntil(pump(events, writable.getWriter(), app));
  return new Response(readable, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}

async function pump(
  events: AsyncIterable<{ type: string }> | Iterable<{ type: string }>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  { log }: Pick<AppContext, "log">,
): Promise<void> {
  try {
    for await (const event of events) {
      const isTaken = await writer.write(encode(event)).then(
        () => true,
        () => false,
      );
      if (!isTaken) return log("info", "stream.left");
    }
  } catch (error) {
    const { code } = toAppError(error);
    const hasLeft = code === "cancelled";
    log(hasLeft ? "info" : "error", "stream.failed", { code, cause: causeOf(error) });
    await writer.write(encode({ type: "error", ...errorBody(code) })).catch(() => {});
  }
  await writer.close().catch(() => {});
}

const encoder = new TextEncoder();

function encode({ type, ...data }: { type: string }): Uint8Array {
  return encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
