import type { Span } from "../text/source.ts";

/** Text with stretches marked; stretches that overlap are marked once. */
export function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  const pieces: { text: string; isMarked: boolean; at: number }[] = [];
  let offset = 0;
  for (const { start, end } of spans) {
    if (end <= offset) continue;
    pieces.push({ text: text.slice(offset, Math.max(start, offset)), isMarked: false, at: offset });
    pieces.push({
      text: text.slice(Math.max(start, offset), end),
      isMarked: true,
      at: Math.max(start, offset),
    });
    offset = end;
  }
  pieces.push({ text: text.slice(offset), isMarked: false, at: offset });
  return pieces.map(({ text: piece, isMarked, at }) =>
    isMarked ? <mark key={at}>{piece}</mark> : <span key={`${at}-plain`}>{piece}</span>,
  );
}
