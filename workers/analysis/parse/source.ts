import { concatBytes } from "#app/core/document/concat-bytes.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import { refuseTooLarge } from "#app/core/document/refusals.ts";
import { streamPieces } from "./stream-pieces.ts";

/** A document's bytes: all of them, or as a stream. */
export type DocumentSource = Uint8Array | ReadableStream<Uint8Array>;

const PIECE = 64 * 1024;

/** How much of a file is needed to tell its kind. */
const HEAD = 4 * 1024;

/** A source whose first bytes can be inspected before it is read, once: as pieces or as a whole. */
export class OpenSource {
  readonly head: Uint8Array;
  readonly #seen: Uint8Array[];
  readonly #rest: AsyncIterator<Uint8Array>;
  #size = 0;

  private constructor(seen: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
    this.head = concatBytes(seen).subarray(0, HEAD);
    this.#seen = seen;
    this.#rest = rest;
  }

  static async open(source: DocumentSource): Promise<OpenSource> {
    const pieces = piecesOf(source);
    const seen: Uint8Array[] = [];
    for (let size = 0; size < HEAD; ) {
      const { done, value } = await pieces.next();
      if (done) break;
      seen.push(value);
      size += value.length;
    }
    return new OpenSource(seen, pieces);
  }

  /** @throws Refused as soon as there are more bytes than a file may have */
  async *pieces(): AsyncGenerator<Uint8Array> {
    try {
      for (let piece = this.#seen.shift(); piece; piece = this.#seen.shift()) yield this.#measured(piece);
      for (;;) {
        const { done, value } = await this.#rest.next();
        if (done) return;
        yield this.#measured(value);
      }
    } finally {
      await this.close();
    }
  }

  /** Everything as one array. @throws Refused as `pieces` does */
  async whole(): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = new Uint8Array(PIECE);
    let size = 0;
    for await (const piece of this.pieces()) {
      if (size + piece.length > bytes.length) bytes = grown(bytes, size + piece.length);
      bytes.set(piece, size);
      size += piece.length;
    }
    return bytes.slice(0, size);
  }

  /** Cancels a stream that is not read to its end. */
  async close(): Promise<void> {
    await this.#rest.return?.();
  }

  #measured(piece: Uint8Array): Uint8Array {
    this.#size += piece.length;
    if (this.#size > LIMITS.fileBytes) throw refuseTooLarge("fileBytes");
    return piece;
  }
}

async function* piecesOf(source: DocumentSource): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) {
    for (let at = 0; at < source.length; at += PIECE) yield source.subarray(at, at + PIECE);
    return;
  }
  yield* streamPieces(source);
}

/** Grows by half, so that the old and the new array together stay small. */
function grown(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(Math.min(LIMITS.fileBytes, Math.max(needed, Math.ceil(bytes.length * 1.5))));
  next.set(bytes);
  return next;
}
