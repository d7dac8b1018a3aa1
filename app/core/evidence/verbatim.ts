import type { EvidenceSentences } from "./candidates.ts";
import type { Sentence, Term } from "./reading.ts";
import type { SourceIndex, SourceTerm } from "./source-index.ts";

/**
 * The stretch of the input that says exactly what the sentence says, term by term, whatever the spelling ("98 over
 * 54" for "98/54"). Of several one that the model quoted, else the one whose denials agree best. Null when there is none.
 */
export function findVerbatim(
  index: SourceIndex,
  terms: readonly Term[],
  sentence: Sentence,
  evidence: EvidenceSentences,
): SourceTerm[] | null {
  const own = terms.slice(sentence.from, sentence.to);
  const first = own[0];
  if (!first) return null;
  let best: { stretch: SourceTerm[]; rank: number } | null = null;
  for (const place of index.byForm.get(first.form) ?? []) {
    const stretch = index.terms.slice(place, place + own.length);
    if (stretch.length < own.length || !own.every((term, at) => term.form === stretch[at]?.form)) continue;
    const agreeing = own.filter((term, at) => term.polarity < 0 === (stretch[at]?.polarity ?? 1) < 0).length;
    const isQuoted = evidence.isQuoted && evidence.sentences.has(stretch[0]?.sentence ?? -1);
    const rank = agreeing + (isQuoted ? own.length : 0);
    if (!best || rank > best.rank) best = { stretch, rank };
  }
  return best?.stretch ?? null;
}
