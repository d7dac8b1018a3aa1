import type { Token } from "./tokens.ts";

const ABBREVIATIONS = new Set(
  "dr mr mrs ms st vs approx appt dept eg ie etc resp temp hosp no fig prof jr sr tab tabs cap caps inj wt ht".split(
    " ",
  ),
);

/**
 * For each token the number of its sentence, from 0. A sentence ends at . ! ? followed by a space, at an empty line,
 * and at a line break unless the next line continues in lower case. In dictation without any full stops, one begins
 * where something else is named.
 */
export function sentenceNumbers(tokens: readonly Token[], text: string): number[] {
  const numbers: number[] = [];
  const isDictated = withoutStops(tokens);
  let sentence = 0;
  let first = 0;
  tokens.forEach((token, at) => {
    if (isDictated(at) && at - first >= LEAST_WORDS && beginsAnother(tokens, at)) {
      sentence++;
      first = at;
    }
    numbers.push(sentence);
    if (!endsSentence(tokens, at, token, text)) return;
    sentence++;
    first = at + 1;
  });
  return numbers;
}

/** From this many words on, a stretch without punctuation is dictation; and the fewest words in a sentence of it. */
const LONG_STRETCH = 45;
const LEAST_WORDS = 5;

/** Whether a token is in a long stretch without punctuation. */
function withoutStops(tokens: readonly Token[]): (at: number) => boolean {
  const ends: number[] = [];
  tokens.forEach((token, at) => {
    if (token.kind === "mark" && /^(?:[,;.:!?(]|\n+)$/.test(token.text)) ends.push(at);
  });
  if (tokens.length < LONG_STRETCH) return () => false;
  const long = [-1, ...ends]
    .map((from, index): [number, number] => [from, ends[index] ?? tokens.length])
    .filter(([from, to]) => to - from > LONG_STRETCH);
  return (at) => long.some(([from, to]) => from < at && at < to);
}

/** "She's", "mum says", "bp", "left heel", "no": beginnings of a next subject, unless the word before leads to it. */
function beginsAnother(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = [
    tokens[at - 1]?.text ?? "",
    tokens[at]?.text ?? "",
    tokens[at + 1]?.text ?? "",
  ];
  if (LEADING.test(before)) return false;
  return BEGINNING.test(word) || (/^(?:left|right)$/.test(word) && PART.test(next) && !PART.test(before));
}

const BEGINNING =
  /^(?:he|he's|she|she's|they|we|i|it's|patient|pt|mum|mom|dad|mother|father|wife|husband|son|daughter|sister|brother|family|whanau|doctor|doctors|reg|registrar|physio|bp|pulse|heart|sats|saturations|temp|temperature|pain|obs|observations|resps|respirations|bloods|blood|urine|catheter|bowels|wound|drain|cannula|iv|fundus|lochia|baby|abdomen|abdo|chest|skin|sacrum|heels|slept|ate|no|plan|allergic|allergies|history|past|monitor|ecg|contractions|denies|complains|feeds|syringe)$/;
const LEADING =
  /^(?:says|said|say|states|stated|reports|that|if|because|when|while|as|which|who|thinks|thought|feels|felt|than|from|to|of|with|the|a|an|his|her|their|my|and|or|but|so|by|in|at|on|for|per|no|not|is|was|are|were|has|had|be|been|left|right|ring|rang|told|asked|about|until|after|before|since|until|til|till|she|he|they|more|some|any|old|condom|urinary|indwelling|suprapubic|surgical|family|redivac|wound|chest|home|vac)$/;
const PART =
  /^(?:leg|arm|foot|hand|heel|knee|hip|eye|ear|side|shoulder|nipple|breast|lung|base|shin|calf|thigh|wrist|ankle|groin|buttock|elbow|upper|lower|sided)$/;

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
