import { isSameWork } from "./merge-work.ts";

/** How work is stored: its state, and a second version of it if two were made at once. */
export type Envelope = { state: unknown; other?: unknown };

/** The second version that counts, if only one of two pages began or ended the offer of it; undefined for none. */
export const otherOf = (from: Envelope, mine: Envelope, theirs: Envelope): unknown =>
  isSameWork(theirs.other, from.other) ? mine.other : theirs.other;

/**
 * A stored text as state and second version, read by its tool; null if it is empty or cannot be read.
 * @param read the tool's reader of a stored state
 */
export function readEnvelope<State>(
  text: string | null,
  { read }: { read(stored: unknown): State },
): { state: State; other?: State } | null {
  try {
    const envelope = JSON.parse(text ?? "null") as Envelope | null;
    if (typeof envelope !== "object" || envelope === null || !("state" in envelope)) return null;
    const { state, other } = envelope;
    return { state: read(state), ...(other === undefined ? {} : { other: read(other) }) };
  } catch {
    return null;
  }
}
