import type { EvidenceSentences } from "./candidates.ts";
import type { Sentence, Term } from "./facts/parsed-statement.ts";
import type { SourceIndex, SourceTerm } from "./source-index.ts";

/**
 * The stretch of the input that says exactly what the sentence says, term by term, in any spelling ("98 over
 * 54" for "98/54"). If there are several, one that the model quoted, else the one whose denials agree best; or null.
 */
export function findVerbatim(
  index: SourceIndex,
  terms: readonly Term[],
  sentence: Sentence,
  evidence: EvidenceSentences,
): SourceTerm[] | null {
  const own = terms.slice(sentence.from, sentence.to);
  const pivot = rarest(index, own);
  let best: { stretch: SourceTerm[]; rank: number } | null = null;
  for (const place of (index.byForm.get(own[pivot]?.form ?? "") ?? []).slice(0, MOST_PLACES)) {
    const from = place - pivot;
    if (from < 0 || !own.every((term, at) => term.form === index.terms[from + at]?.form)) continue;
    const stretch = index.terms.slice(from, from + own.length);
    const agreeing = own.filter((term, at) => term.polarity < 0 === (stretch[at]?.polarity ?? 1) < 0).length;
    const isQuoted = evidence.isQuoted && evidence.sentences.has(stretch[0]?.sentence ?? -1);
    const rank = agreeing + (isQuoted ? own.length : 0);
    if (!best || rank > best.rank) best = { stretch, rank };
  }
  return best?.stretch ?? null;
}

/** Bounds the work on an input that repeats one word endlessly. */
const MOST_PLACES = 100;

/** The term with the fewest places in the input. */
function rarest(index: SourceIndex, own: readonly Term[]): number {
  const counts = own.map((term) => index.byForm.get(term.form)?.length ?? 0);
  return counts.reduce((best, count, at) => (count < (counts[best] ?? 0) ? at : best), 0);
}
