import type { AppContext } from "../runtime/context.server.ts";
import { causeOf } from "../runtime/log.server.ts";
import { errorBody, toAppError } from "./errors.ts";

/** How often a stream without news says that it is alive: proxies end a connection that is silent for a minute. */
const HEARTBEAT_MS = 15_000;

/**
 * A response of server-sent events: each event's `type` is its name, the rest its data. An error after the response
 * has begun becomes the last event, `error` with `{ error, code }`. A comment every 15 seconds says that the
 * connection is alive. When the browser disconnects, the source of events is closed, so that it can settle.
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
  const heartbeat = setInterval(() => void writer.write(ALIVE).catch(() => {}), HEARTBEAT_MS);
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
  } finally {
    clearInterval(heartbeat);
  }
  await writer.close().catch(() => {});
}

const encoder = new TextEncoder();
const ALIVE = encoder.encode(":\n\n");

function encode({ type, ...data }: { type: string }): Uint8Array {
  return encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
}
