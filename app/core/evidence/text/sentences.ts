import type { Token } from "./tokens.ts";

const ABBREVIATIONS = new Set(
  "dr mr mrs ms st vs approx appt dept eg ie etc resp temp hosp no fig prof jr sr tab tabs cap caps inj wt ht".split(
    " ",
  ),
);

/**
 * For each token the number of its sentence, from 0. A sentence ends at . ! ? followed by a blank, at an empty line,
 * and at a line break unless the next line goes on in lower case.
 */
export function sentenceNumbers(tokens: readonly Token[], text: string): number[] {
  const numbers: number[] = [];
  let sentence = 0;
  tokens.forEach((token, at) => {
    numbers.push(sentence);
    if (endsSentence(tokens, at, token, text)) sentence++;
  });
  return numbers;
}

function endsSentence(tokens: readonly Token[], at: number, token: Token, text: string): boolean {
  const next = tokens[at + 1];
  if (token.kind !== "mark" || !next) return false;
  if (token.text === "\n\n" || token.text === "•") return true;
  if (token.text === "\n") return !/[\p{Ll}(,&/+]/u.test(text.charAt(next.start));
  if (token.text === "!" || token.text === "?") return next.start > token.end;
  if (token.text === "." || token.text === "…") return endsAtDot(tokens, at, text);
  return false;
}

function endsAtDot(tokens: readonly Token[], at: number, text: string): boolean {
  const dot = tokens[at];
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (!dot || !next || !before || next.start === dot.end) return false;
  const goesOnSmall = /\p{Ll}/u.test(text.charAt(next.start));
  const isEllipsis = dot.text === "…" || (before.text === "." && before.end === dot.start);
  const isDotted = before.end === dot.end;
  if ((isEllipsis || isDotted) && (goesOnSmall || isDigit(next))) return false;
  if (ABBREVIATIONS.has(before.text) && before.end === dot.start)
    return before.text === "no" && !isDigit(next);
  return !(
    isListMark(tokens, at) ||
    (isSingleLetter(before) && isUpper(text, before.start) && !isDigit(next) && isName(tokens, at))
  );
}

/** "1." at the beginning of a line numbers it. */
function isListMark(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const first = tokens[at - 2];
  return before?.kind === "number" && (!first || first.text.startsWith("\n"));
}

/** "J." after a title is somebody's initial. */
function isName(tokens: readonly Token[], at: number): boolean {
  return /^(?:mr|mrs|ms|dr|\.)$/.test(tokens[at - 2]?.text ?? "");
}

function isSingleLetter(token: Token): boolean {
  return token.kind === "word" && token.text.length === 1;
}

function isUpper(text: string, at: number): boolean {
  return /\p{Lu}/u.test(text.charAt(at));
}

function isDigit(token: Token): boolean {
  return token.kind === "number";
}
