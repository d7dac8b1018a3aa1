import { tokenise } from "../text/tokens.ts";
import { readNumber } from "./numbers.ts";
import { parseStatement, type Term } from "./parsed-statement.ts";

/** What somebody says after a slip of the tongue, following a pause. */
const MARK =
  /[,.;…–—-]\s{0,3}(?:(?:oh|uh|um|er|no|and|but|so|well)[\s,.…–—-]{1,5}){0,4}(?:sorry|i mean|i meant|scratch that|strike that|correction|make that|i tell a lie|my mistake|hang on|hold on|(?:no|oh),? wait|wait,? no|oops|no no|no it['’]?s|no it was|actually)(?![\p{L}\d])/iu;
/** "Fifteen, uh, twenty": between two values and nothing else, a hesitation is enough. */
const HESITATION =
  /[,.…–—-]\s{0,3}(?:(?:oh|uh|um|er|erm|ah|excuse me)\b[\s,.…–—-]{0,5}|(?:no|nope)\s{0,3}[,.…–—-]{1,3}\s{0,3}){1,4}/i;

/** "120 I mean 102": between two values and nothing else, these words need no pause. */
const UNPAUSED = /\s{1,3}(?:i mean|i meant|no,? wait|scratch that|make that)[\s,:]{1,3}/i;
/** "That was the man next door, hers was 7.1": the speaker says what the first value was. */
const DISOWNED = /^[\s,.…–—-]{0,4}(?:that|it)(?:['’]?s| was| is)\b/i;
/** "No wait 60 in the last hour": a value with a time of its own is one more reading. */
const OWN_TIME = /^\s{1,3}(?:in|over|for|during) (?:the )?(?:last|past|next)\b/i;
const SENTENCE_END = /[.!?;](?=\s)/;

/** The most characters, and words on either side of the mark, between a value and its correction. */
const LONGEST = 70;
const MOST_BEFORE = 3;
const MOST_BEHIND = 9;

/**
 * The text with spaces in place of values that the speaker corrected: in "left arm, sorry, right arm" only the right
 * arm remains. Only the nearest value of the same kind is removed, and only if it is certainly the one that was meant;
 * findings between the two, and everything else, keep their place.
 */
export function withoutSelfCorrections(text: string): string {
  if (!MARK.test(text) && !HESITATION.test(text) && !UNPAUSED.test(text)) return text;
  const counted = withoutMiscounted(text);
  const { terms } = parseStatement(counted);
  const following = new Map<Term["kind"], Term>();
  const pieces: string[] = [];
  let end = counted.length;
  for (const fact of terms.filter(({ kind }) => kind !== "word").reverse()) {
    const next = following.get(fact.kind);
    following.set(fact.kind, fact);
    if (!next || next.start > end || !isReplacement(counted, terms, fact, next)) continue;
    pieces.push(counted.slice(next.start, end), withoutValue(counted, fact, next));
    end = fact.start;
  }
  return [counted.slice(0, end), ...pieces.reverse()].join("");
}

/** The stretch from a value to its correction: words before the mark stay unless the correction repeats them. */
function withoutValue(text: string, fact: Term, next: Term): string {
  const mark = MARK.exec(text.slice(fact.end, next.start));
  const kept = mark && !isSaidAgain(text.slice(fact.end, fact.end + mark.index), text, next);
  const from = kept ? fact.end + mark.index : fact.end;
  return (
    blank(text.slice(fact.start, fact.end)) + text.slice(fact.end, from) + blank(text.slice(from, next.start))
  );
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

function isReplacement(text: string, terms: readonly Term[], fact: Term, other: Term): boolean {
  if (fact.form === other.form) return false;
  const between = text.slice(fact.end, other.start);
  if (between.length > LONGEST || /\n/.test(between)) return false;
  if (!isAlike(fact, other)) return false;
  if (HESITATION.exec(between)?.[0].trim() === between.trim()) return true;
  const unpaused = UNPAUSED.exec(between);
  const mark = unpaused?.[0] === between ? unpaused : MARK.exec(between);
  if (!mark) return false;
  const [before, behind] = [between.slice(0, mark.index), between.slice(mark.index + mark[0].length)];
  if (wordsIn(before).length > MOST_BEFORE || wordsIn(behind).length > MOST_BEHIND) return false;
  if (SENTENCE_END.test(before) || SENTENCE_END.test(behind.replace(/^\W+/, ""))) return false;
  const isNextSentence = SENTENCE_END.test(mark[0]);
  if (isNextSentence && !isSaidAgain(before, text, other)) return false;
  return fact.kind !== "number" || isSameMeasure(text, terms, { fact, other, behind });
}

/** Whether the correction repeats all of these words: "right nostril, sorry, left nostril". */
function isSaidAgain(words: string, text: string, other: Term): boolean {
  const again = wordsIn(text.slice(other.end, other.end + LONGEST)).slice(0, MOST_BEFORE + 1);
  return wordsIn(words).every((word) => again.includes(word));
}

/** A number corrects one of its own measure: the same one if both are named, else one whose unit does not contradict. */
function isSameMeasure(
  text: string,
  terms: readonly Term[],
  { fact, other, behind }: { fact: Term; other: Term; behind: string },
): boolean {
  const [one, two] = [fact.quantity?.unit, other.quantity?.unit];
  if (one?.dimension === "time" && !two) return false;
  if (!two && OWN_TIME.test(text.slice(other.end))) return false;
  const named = terms.filter((term) => term.kind === "word" && term.end <= other.start);
  const earlier = named.filter((term) => term.end <= fact.start && term.sentence === fact.sentence);
  const since = named.filter((term) => term.start >= other.start - behind.length);
  const [first, second] = [earlier, since].map((words) => words.findLast(({ measure }) => measure)?.measure);
  if (second) return second === first;
  if (first && !one && two?.dimension === "time") return false;
  if ((one && two) || DISOWNED.test(behind)) return true;
  return since.every((term) => earlier.some(({ form }) => form === term.form));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];

/** Values with units of different dimensions are two things: "5 mg, wait 30 minutes". */
function isAlike({ quantity: one }: Term, { quantity: other }: Term): boolean {
  if (!one?.unit || !other?.unit) return (one?.over === null) === (other?.over === null);
  return one.unit.dimension === other.unit.dimension;
}
