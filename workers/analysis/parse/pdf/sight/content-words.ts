/** A stream as PDF.js reads it. */
type Content = { getBytes(length: number): Uint8Array; reset(): void };

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && "getBytes" in value && "reset" in value;

/** Bytes of instructions that are looked at. */
const LONGEST = 2_000;

/** The words of a short stream of instructions; null for what is none, or is longer than can be looked at. */
export function contentWordsOf(stream: unknown): string[] | null {
  if (!isContent(stream)) return null;
  const bytes = stream.getBytes(LONGEST + 1);
  stream.reset();
  if (bytes.length > LONGEST) return null;
  return new TextDecoder("latin1")
    .decode(bytes)
    .split(/[\s\0]+/)
    .filter(Boolean);
}
