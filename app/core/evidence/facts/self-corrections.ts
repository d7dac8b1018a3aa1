import { tokenise } from "../text/tokens.ts";
import { readNumber } from "./numbers.ts";
import { parseStatement, type Term } from "./parsed-statement.ts";

/** What somebody says after a slip of the tongue, following a pause. */
const MARK =
  /[,.;…–—-]\s{0,3}(?:(?:oh|uh|um|er|no|and|but|so|well)[\s,.…–—-]{1,5}){0,4}(?:sorry|i mean|i meant|scratch that|strike that|correction|make that|i tell a lie|my mistake|hang on|hold on|(?:no|oh),? wait|wait,? no|oops|no no|no it['’]?s|no it was|actually)(?![\p{L}\d])/iu;
/** "Fifteen, uh, twenty": between two values and nothing else, a hesitation is enough. */
const HESITATION =
  /[,.…–—-]\s{0,3}(?:(?:oh|uh|um|er|erm|ah|excuse me)\b[\s,.…–—-]{0,5}|(?:no|nope)\s{0,3}[,.…–—-]{1,3}\s{0,3}){1,4}/i;

/** The most characters, and words on either side of the mark, between a value and its correction. */
const LONGEST = 70;
const MOST_BEFORE = 3;
const MOST_BEHIND = 9;

/**
 * The text with spaces in place of values that the speaker corrected: in "left arm, sorry, right arm" only the right
 * arm remains. Only a value that another of its kind replaces is removed; everything else keeps its place.
 */
export function withoutSelfCorrections(text: string): string {
  if (!MARK.test(text) && !HESITATION.test(text)) return text;
  const counted = withoutMiscounted(text);
  const facts = parseStatement(counted).terms.filter(({ kind }) => kind !== "word");
  const following = new Map<Term["kind"], Term>();
  const pieces: string[] = [];
  let end = counted.length;
  for (const fact of facts.reverse()) {
    const next = following.get(fact.kind);
    following.set(fact.kind, fact);
    if (!next || next.start > end || !isReplacement(counted, fact, next)) continue;
    pieces.push(counted.slice(next.start, end), blank(counted.slice(fact.start, next.start)));
    end = fact.start;
  }
  return [counted.slice(0, end), ...pieces.reverse()].join("");
}

const blank = (words: string): string => words.replace(/\S/g, " ");

/** "Fifteen, uh, twenty minutes" is twenty, and "twenty, uh, five" twenty-five. */
const withoutMiscounted = (text: string): string =>
  text.replace(COUNTED, (all, first: string, _, second: string) => {
    const [one, other] = [numberOf(first), numberOf(second)];
    const isOne = one !== null && other !== null && one >= 20 && one % 10 === 0 && other < 10;
    return one === null || other === null || isOne ? all : blank(all.slice(0, -second.length)) + second;
  });

const COUNTED =
  /(?<![\p{L}\d])(\p{L}{2,12}|\d[\d.]{0,6})(\s{0,3}[,.…–—-]{1,3}\s{0,3}(?:(?:oh|uh|um|er|erm|no)[\s,.…–—-]{1,5}){1,4})(\p{L}{2,12}|\d[\d.]{0,6})(?![\p{L}\d])/giu;

function numberOf(word: string): number | null {
  const tokens = tokenise(word);
  const read = readNumber(tokens, 0);
  return read && read.end === tokens.length && !read.isVague ? read.value : null;
}

function isReplacement(text: string, fact: Term, other: Term): boolean {
  if (fact.form === other.form) return false;
  const between = text.slice(fact.end, other.start);
  if (between.length > LONGEST || /\n/.test(between)) return false;
  if (HESITATION.exec(between)?.[0].trim() === between.trim()) return isAlike(fact, other);
  const mark = MARK.exec(between);
  if (!mark) return false;
  const [before, behind] = [between.slice(0, mark.index), between.slice(mark.index + mark[0].length)];
  return wordsIn(before) <= MOST_BEFORE && wordsIn(behind) <= MOST_BEHIND && isAlike(fact, other);
}

const wordsIn = (text: string): number => text.match(/[\p{L}\d']+/gu)?.length ?? 0;

/** Values with units of different dimensions are two things: "5 mg, wait 30 minutes". */
function isAlike({ quantity: one }: Term, { quantity: other }: Term): boolean {
  if (!one?.unit || !other?.unit) return (one?.over === null) === (other?.over === null);
  return one.unit.dimension === other.unit.dimension;
}
