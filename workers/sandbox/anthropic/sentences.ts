import { splitAtFaults } from "./faults.ts";

/**
 * Cuts a text into its sentences, verbatim and in order; together they contain every word of it. A line break ends a
 * sentence unless the next line goes on in lower case; abbreviations, decimals, times, initials and ellipses do not.
 */
export function sentences(text: string): string[] {
  return splitAtFaults(text)
    .flatMap((part) => lines(part.text))
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.replace(SPEAKER, "").trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The speaker in a dictation, like "[Clinician]"; part of its format, not of its content. */
const SPEAKER = /^\s*\[[A-Z][a-z]+\]\s*/;

/** Lines, joined again where one plainly continues the other. */
function lines(text: string): string[] {
  return text.split(/\n(?!(?<=[\p{L},]\n)[ \t]*\p{Ll})/u);
}

const BREAK = /[.!?]+["'”’)\]]*\s+/gu;

function sentencesOfLine(line: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of line.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    if (!isEnd(line.slice(start, match.index), match[0], line.slice(end))) continue;
    found.push(line.slice(start, end));
    start = end;
  }
  return [...found, line.slice(start)];
}

const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof st sr jr vs approx appx no nos e.g i.e eg ie etc cf q.d b.i.d t.i.d q.i.d p.o p.r.n s.c i.m i.v
  resp temp dept pt pts hx dx tx rx wt ht max min avg abd lt rt incl ext tel mt ft fig vol a.m p.m jan feb mar apr
  jun jul aug sep sept oct nov dec`.split(/\s+/),
);

function isEnd(before: string, mark: string, after: string): boolean {
  if (/^[!?]/.test(mark)) return true;
  // The number of an item in a list.
  if (mark.startsWith(".") && /^\s*\d{1,2}$/.test(before)) return false;
  const isEllipsis = mark.startsWith("..");
  if (isEllipsis) return /^[\p{Lu}["'“‘]/u.test(after);
  const word = /[\p{L}.]+$/u.exec(before)?.[0].toLowerCase() ?? "";
  if (word.length === 1 && /\p{L}$/u.test(before)) return false;
  return !ABBREVIATIONS.has(word);
}
