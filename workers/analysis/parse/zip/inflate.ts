import { streamPieces } from "../stream-pieces.ts";

/**
 * Unpacks a deflated stretch piece by piece, so that the caller can stop at any size: nothing is unpacked beyond
 * the piece that is asked for.
 * @throws whatever the platform's decompressor throws on data that is not deflated
 */
export async function* inflate(
  packed: Uint8Array,
  format: "deflate" | "deflate-raw",
): AsyncGenerator<Uint8Array> {
  yield* streamPieces(pieces(packed).pipeThrough(new DecompressionStream(format)));
}

const PIECE = 16 * 1024;

/** Small pieces in, so that a bomb has small pieces out. */
function pieces(packed: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= packed.length) return controller.close();
        controller.enqueue(packed.slice(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}
