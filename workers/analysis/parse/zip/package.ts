import { crc32 } from "node:zlib";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import { RefusedDocument, refuse, refuseTooLarge } from "#app/core/document/refusals.ts";
import { readBoundedXml } from "#workers/analysis/xml/read-xml.ts";
import type { ParseBudget } from "../budget.ts";
import { streamPieces } from "../stream-pieces.ts";
import type { ZipDirectory, ZipEntry } from "./zip-directory.ts";

/** An Office file (ECMA-376 part 2): XML parts in a zip file, with a limit on what is unpacked in total. */
export type OfficePackage = {
  has(name: string): boolean;
  names(): string[];
  /** Sends the part through the handler; a missing part counts as empty. */
  read(name: string, handler: XmlHandler): Promise<void>;
};

/** Parts with the words of charts and of diagrams. */
export const CHARTS = /\/(?:charts\/chart|diagrams\/data)[^/]*\.xml$/i;

const STORED = 0;
const DEFLATED = 8;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

/**
 * @throws Refused when the directory alone exceeds the limit; `read` throws it when the parts, measured while
 *   unpacking, exceed the limit or the directory's sizes
 */
export function openPackage(
  bytes: Uint8Array,
  directory: ZipDirectory,
  limit: "xlsxUnpackedBytes" | "docxUnpackedBytes",
  budget: ParseBudget,
): OfficePackage {
  const total = [...directory.values()].reduce((sum, entry) => sum + entry.unpacked, 0);
  if (total > LIMITS[limit]) throw refuseTooLarge(limit);
  const byLowerCase = new Map([...directory].map(([name, entry]) => [name.toLowerCase(), entry]));
  const find = (name: string) => byLowerCase.get(name.toLowerCase());
  let measured = 0;
  const measure = (size: number) => {
    measured += size;
    if (measured > LIMITS[limit]) throw refuseTooLarge(limit);
    budget.spend("bytes", size);
  };
  return {
    has: (name) => find(name) !== undefined,
    names: () => [...directory.keys()],
    async read(name, handler) {
      const entry = find(name);
      // Opening a part costs as much as reading some kilobytes of it.
      budget.step(20_000);
      if (entry) await readBoundedXml(inTurns(unpack(bytes, entry, measure), budget), handler);
    },
  };
}

/** Pieces of XML, counted by the character, yielding to others between them. */
async function* inTurns(pieces: AsyncIterable<Uint8Array>, budget: ParseBudget): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PIECE) {
      const part = piece.subarray(at, at + PIECE);
      budget.step(part.length * STEPS_A_CHARACTER);
      await budget.yield();
      yield part;
    }
  }
}

const PIECE = 64 * 1024;
const STEPS_A_CHARACTER = 3;

async function* unpack(
  bytes: Uint8Array,
  entry: ZipEntry,
  measure: (size: number) => void,
): AsyncGenerator<Uint8Array> {
  let [size, sum] = [0, 0];
  try {
    for await (const piece of piecesOf(packedBytes(bytes, entry), entry.method)) {
      size += piece.length;
      if (size > entry.unpacked) throw refuse("damaged", "ZipSizes");
      measure(piece.length);
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    throw error instanceof RefusedDocument ? error : refuse("damaged", "Inflate");
  }
  if (size !== entry.unpacked) throw refuse("damaged", "ZipSizes");
  // A flipped bit may change a dose.
  if (sum !== entry.sum) throw refuse("damaged", "ZipSum");
}

async function* piecesOf(packed: Uint8Array, method: number): AsyncGenerator<Uint8Array> {
  if (method === STORED) yield packed;
  else if (method === DEFLATED) yield* inflate(packed);
  else throw refuse("damaged", "ZipMethod");
}

/** Piece by piece, so that the caller can stop at any size: nothing beyond the requested piece is unpacked. */
function inflate(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  return streamPieces(packedPieces(packed).pipeThrough(new DecompressionStream("deflate-raw")));
}

/** Small input pieces, so that even a zip bomb yields small output pieces. */
function packedPieces(packed: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= packed.length) return controller.close();
        controller.enqueue(packed.slice(at, at + PACKED_PIECE));
        at += PACKED_PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

const PACKED_PIECE = 16 * 1024;

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, packed } = entry;
  if (start + LOCAL_BYTES > bytes.length || view.getUint32(start, true) !== LOCAL)
    throw refuse("damaged", "ZipHeader");
  const from = start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  if (from + packed > bytes.length) throw refuse("damaged", "ZipHeader");
  return bytes.subarray(from, from + packed);
}
