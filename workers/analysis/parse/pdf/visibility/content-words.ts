/** A stream as PDF.js reads it. */
type Content = { getBytes(length: number): Uint8Array; reset(): void };

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && "getBytes" in value && "reset" in value;

/** Most bytes of instructions to read. */
const LONGEST = 2_000;

/** The words of a short stream of instructions without comments; null if it is not one, or too long. */
export function contentWordsOf(stream: unknown): string[] | null {
  if (!isContent(stream)) return null;
  const bytes = stream.getBytes(LONGEST + 1);
  stream.reset();
  if (bytes.length > LONGEST) return null;
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/%[^\r\n]*/g, "")
    .split(/[\s\0]+/)
    .filter(Boolean);
}

/** Whether a stream has instructions, none of which paints anything. */
export const paintsNothing = (stream: unknown): boolean =>
  (contentWordsOf(stream) ?? ["?"]).every((word) => SILENT.has(word) || /^[+-]?[\d.]+$/.test(word));

/** Operators that paint nothing: widths, states, and undrawn paths. */
const SILENT = new Set("d0 d1 q Q cm w i j J M re m l c v y h n W W*".split(" "));
