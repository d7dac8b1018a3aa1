import { refuse } from "#app/core/document/refusals.ts";

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
export function checkCMap(content: Uint8Array): void {
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
