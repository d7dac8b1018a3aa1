import type { SourceField, Span } from "./source.ts";

/**
 * Where the quote really occurs (only runs of white space, letter case and typographic quotes or dashes may differ), or
 * null. The match begins and ends at a word's edge; the first one wins.
 */
export function findQuote(quote: string, sources: readonly SourceField[]): Span | null {
  return openQuotes(sources)(quote);
}

/** `findQuote` over sources that are leveled once: for a note with many quotes. */
export function openQuotes(sources: readonly SourceField[]): (quote: string) => Span | null {
  const fields = sources.map((source) => ({ name: source.name, ...level(source.text) }));
  return (quote) => {
    const needle = level(quote).text.trim();
    if (!/[\p{L}\p{N}]/u.test(needle)) return null;
    for (const field of fields) {
      const at = boundedIndexOf(field.text, needle);
      if (at < 0) continue;
      const start = field.offsets[at] ?? 0;
      return { field: field.name, start, end: (field.offsets[at + needle.length - 1] ?? start) + 1 };
    }
    return null;
  };
}

/** One letter for another, so that offsets survive: lower case, straight quotes, plain dashes. */
export function levelLetter(letter: string): string {
  const plain = PLAIN[letter];
  if (plain) return plain;
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

const PLAIN: Record<string, string> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "₂": "2",
  "₃": "3",
  "₄": "4",
};

/** The text with runs of white space as one space, and for each of its letters the offset it came from. */
function level(text: string): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let level = "";
  let wasBlank = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isBlank = code === 32 || (code < 33 || code > 126 ? /\s/.test(text.charAt(at)) : false);
    if (isBlank && wasBlank) continue;
    wasBlank = isBlank;
    const isLower = code > 96 && code < 123;
    level += isBlank ? " " : isLower ? text.charAt(at) : levelLetter(text.charAt(at));
    offsets.push(at);
  }
  return { text: level, offsets };
}

function boundedIndexOf(hay: string, needle: string): number {
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1)) {
    if (isEdge(hay, at) && isEdge(hay, at + needle.length)) return at;
  }
  return -1;
}

/** No word or number continues across this place: "5 mg" is not in "0.5 mg", nor "25" in "25.5". */
function isEdge(hay: string, at: number): boolean {
  const around = hay.slice(Math.max(0, at - 2), at + 2);
  const cut = at - Math.max(0, at - 2);
  const before = around.slice(0, cut);
  const after = around.slice(cut);
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return false;
  return !(/\d[.,]$/.test(before) && /^\d/.test(after)) && !(/\d$/.test(before) && /^[.,]\d/.test(after));
}
