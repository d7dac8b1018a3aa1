import { constants, createInflateRaw, inflateRawSync } from "node:zlib";
import { joined } from "#app/core/document/joined.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import { refuse, refuseTooLarge } from "#app/core/document/refusals.ts";
import { inflate } from "../zip/inflate.ts";

/** What a look at the raw file tells before it is parsed. */
export type PdfStreams = { hasImages: boolean };

/**
 * Packed streams up to this size are unpacked in one go. Deflate packs 1,032 to 1 at best (zlib's own bound), so they
 * stay below the limit.
 */
const SMALL = LIMITS.pdfStreamBytes / 1032;

const ZLIB_HEADER_BYTES = 2;

/** How far back a stream's dictionary may begin. */
const DICTIONARY_BYTES = 2048;

/**
 * Measures what the packed streams of a PDF unpack to, without keeping any of it, and looks at what may be a table of
 * characters. Pictures and fonts are passed over: they are not unpacked for text.
 * @throws Refused when one unpacks to more than the limit, is packed twice, or is a table too large for any font
 */
export async function checkStreams(bytes: Uint8Array): Promise<PdfStreams> {
  let hasImages = false;
  for (let at = nextStream(bytes, 0); at !== -1; at = nextStream(bytes, at + 6)) {
    const dictionary = dictionaryBefore(bytes, at);
    const isImage = /\/Subtype\s*\/Image\b/.test(dictionary);
    hasImages ||= isImage;
    if (isImage || /\/Length1\b|\/Subtype\s*\/(Type1C|CIDFontType0C|OpenType)\b/.test(dictionary)) continue;
    const packings = dictionary.match(/\/(FlateDecode|LZWDecode|Fl|LZW)\b/g)?.length ?? 0;
    if (packings > 1 && /\/Filter\s*\[[^\]]*(Flate|LZW)[^\]]*(Flate|LZW)/.test(dictionary))
      throw refuse("unsafe", "PdfFilters");
    const content = streamFrom(bytes, at);
    if (packings === 0) checkCMap(content);
    else if (content.length < SMALL) checkCMap(await unpacked(content));
    else await measure(content);
  }
  return { hasImages };
}

/**
 * As much as can be unpacked, without looking at the checksum: what is broken is read by the parser too, up to where
 * it breaks.
 */
async function unpacked(packed: Uint8Array): Promise<Uint8Array> {
  const deflated = packed.subarray(ZLIB_HEADER_BYTES);
  try {
    return inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    const pieces: Uint8Array[] = [];
    // What is in the piece that breaks is lost, so pieces are small.
    const inflating = createInflateRaw({ chunkSize: 1024 }).end(deflated);
    try {
      for await (const piece of inflating) pieces.push(piece);
    } catch {
      // Encrypted, packed otherwise, or broken here.
    }
    return joined(pieces);
  }
}

async function measure(packed: Uint8Array): Promise<void> {
  let size = 0;
  const pieces = inflate(packed, "deflate");
  try {
    for (
      let next = await pieces.next();
      !next.done && size <= LIMITS.pdfStreamBytes;
      next = await pieces.next()
    )
      size += next.value.length;
  } catch {
    // Encrypted, or packed otherwise: the parser says what it makes of it.
  } finally {
    await pieces.return(undefined);
  }
  if (size > LIMITS.pdfStreamBytes) throw refuseTooLarge("pdfStreamBytes");
}

const STREAM = [...new TextEncoder().encode("stream")];
const END_STREAM = [...new TextEncoder().encode("endstream")];

const matches = (bytes: Uint8Array, at: number, word: number[]) =>
  word.every((byte, i) => bytes[at + i] === byte);

/** Where the next "stream" that is no "endstream" begins, or -1. */
function nextStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x73, from); at !== -1; at = bytes.indexOf(0x73, at + 1)) {
    if (matches(bytes, at, STREAM) && !matches(bytes, at - 3, END_STREAM)) return at;
  }
  return -1;
}

function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const text = new TextDecoder("latin1").decode(bytes.subarray(Math.max(0, at - DICTIONARY_BYTES), at));
  return text.slice(Math.max(0, text.lastIndexOf(" obj")));
}

function streamFrom(bytes: Uint8Array, at: number): Uint8Array {
  let from = at + STREAM.length;
  while (bytes[from] === 0x0d || bytes[from] === 0x0a) from++;
  for (let end = bytes.indexOf(0x65, from); end !== -1; end = bytes.indexOf(0x65, end + 1)) {
    if (matches(bytes, end, END_STREAM)) return bytes.subarray(from, end);
  }
  return bytes.subarray(from);
}

const BEGINNINGS = ["beginbfrange", "begincidrange"];

/** Most codes that the ranges of one table may span together; the codes of a font have two bytes. */
const MOST_CODES = 2 * 65_536;

/** PDF.js leaves out a range that is wider still, and takes no harm of it. */
const WIDEST_READ = 2 ** 24 - 1;

/** A range: its first and last code, and what they stand for. */
const RANGE = /<([^>]*)>\s*<([^>]*)>\s*(?:<[^>]*>|\[[^\]]*\]|\d+)/g;

/**
 * Looks at what may be a font's table of characters (CMap, ISO 32000-1, 9.7.5.4 and 9.10.3). PDF.js writes out every
 * code of its ranges, so that a few broken bytes can ask for millions.
 * @throws Refused when they span more codes than a font can have
 */
function checkCMap(content: Uint8Array): void {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (!BEGINNINGS.some((word) => bytes.includes(word))) return;
  const text = new TextDecoder("latin1").decode(content);
  let codes = 0;
  for (const [, ranges = ""] of text.matchAll(/begin(?:bf|cid)range(.*?)(?:end(?:bf|cid)range|$)/gs)) {
    for (const [, first = "", last = ""] of ranges.matchAll(RANGE)) {
      const width = codeOf(last) - codeOf(first);
      if (width > 0 && width <= WIDEST_READ) codes += width;
    }
  }
  if (codes > MOST_CODES) throw refuse("damaged", "PdfCharacterTable");
}

/** As PDF.js reads it: what is no digit is passed over, a digit alone is the first of its byte, the last four bytes count. */
function codeOf(hex: string): number {
  const digits = hex.replace(/[^\da-f]/gi, "");
  return Number.parseInt((digits.length % 2 ? `${digits}0` : digits).slice(-8), 16);
}
