import { causeOf, type Log } from "../runtime/log.server.ts";

/**
 * A long file, produced as fast as the client reads. If it fails midway, the log says so, and the client gets an
 * incomplete file.
 */
export function textStream(pieces: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log("error", "export.failed", { cause: causeOf(error) });
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
