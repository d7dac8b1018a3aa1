/** A span of a text: UTF-16 offsets, end exclusive. */
export type Stretch = { start: number; end: number };

/** The sentences of a text, in order and without the white space between them. A line break ends one too. */
export function sentencesIn(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  const close = (end: number) => {
    const kept = text.slice(start, end);
    const from = start + kept.length - kept.trimStart().length;
    if (kept.trim() !== "") sentences.push({ start: from, end: from + kept.trim().length });
    start = end;
  };
  for (const { index, 0: mark } of text.matchAll(END)) {
    if (mark.startsWith("\n") || !endsAbbreviation(text, start, index)) close(index + mark.length);
  }
  close(text.length);
  return sentences;
}

const END = /\n+|(?<![.!?])[.!?]+["'”’)\]*_]*(?=\s+["'“‘([*_-]*[\p{Lu}\p{N}])/gu;

/** "vs. Placebo", "et al. Report", "J. Smith", "1. First": the dot belongs to the word before it. */
function endsAbbreviation(text: string, from: number, dot: number): boolean {
  if (text[dot] !== ".") return false;
  const word = /[\p{L}\p{N}.]+$/u.exec(text.slice(from, dot))?.[0] ?? "";
  if (/^\d{1,2}$/.test(text.slice(from, dot).trim())) return true;
  return /^\p{Lu}$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}

const ABBREVIATIONS = new Set(
  "vs al dr mr mrs ms prof st fig no approx ca cf e.g i.e eg ie etc resp inc dept jr sr vol pp p.o i.v s.c".split(
    " ",
  ),
);
