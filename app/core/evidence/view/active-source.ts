import type { Span } from "../text/source.ts";

/** The statement that is pointed at or focused, and where its words are in the form. */
export type ActiveSource = { key: string; spans: Span[] } | null;

/** The spans of one field that the active statement points to, in order. */
export function spansIn(active: ActiveSource, field: string): Span[] {
  return (active?.spans ?? []).filter((span) => span.field === field).sort((a, b) => a.start - b.start);
}
