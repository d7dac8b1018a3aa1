import type { Quote } from "../citations/verify-citation.ts";
import type { LiteratureRecord } from "../record.ts";
import { sentencesIn } from "../text/sentences.ts";
import { isFunctionWord, wordsOf } from "../text/words.ts";

/**
 * The sentence of an article's abstract that has the most words of the question, letter by letter. If several have as
 * many, the last one: a study's findings come at its end.
 * @returns null if no sentence has any
 */
export function nearestSentence(
  question: string,
  { abstract }: Pick<LiteratureRecord, "abstract">,
): Quote | null {
  const wanted = stemsOf(question);
  let best: { quote: Quote; shared: number } | null = null;
  for (const { label, text } of abstract)
    for (const { start, end } of sentencesIn(text)) {
      const sentence = text.slice(start, end);
      const shared = wanted.intersection(stemsOf(sentence)).size;
      if (shared > 0 && shared >= (best?.shared ?? 0)) best = { quote: { label, text: sentence }, shared };
    }
  return best?.quote ?? null;
}

const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ plain, stem }) => (isFunctionWord(plain) ? [] : [stem])));
