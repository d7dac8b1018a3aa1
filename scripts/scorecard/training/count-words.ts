import {
  measureRecord,
  type WordRecord,
  type WordRecords,
  withUsual,
  wordOfFinding,
} from "#app/core/evidence/meaning/weighing/word-record.ts";
import type { Weighed } from "./read-weighed.ts";

/** How often each new word is a change of meaning in these statements, and how often it only restates. */
export function countWords(weighed: readonly Weighed[]): WordRecords {
  const of = new Map<string, WordRecord>();
  for (const { text, findings, changes, unsure } of weighed)
    for (const one of findings) {
      if (one.finding.rule !== "new" || unsure.has(one)) continue;
      const word = wordOfFinding(text, one.finding);
      const { changed, restated } = of.get(word) ?? { changed: 0, restated: 0 };
      const isChange = changes.has(one);
      of.set(word, { changed: changed + Number(isChange), restated: restated + Number(!isChange) });
    }
  return withUsual(of);
}

/** Measures the statements' new words by these records. */
export function measureWords(weighed: readonly Weighed[], records: WordRecords): void {
  for (const { text, findings } of weighed)
    for (const { finding, measures } of findings)
      if (finding.rule === "new")
        Object.assign(measures, measureRecord(wordOfFinding(text, finding), records));
}

/** The counts in the product's format: words with equal counts on one line. */
export function writeCounts({ of }: WordRecords): string {
  const lines = Map.groupBy(
    [...of].filter(([word]) => /^[\p{L}\d' -]+$/u.test(word)).sort(([a], [b]) => (a < b ? -1 : 1)),
    ([, { changed, restated }]) => `${changed} ${restated}`,
  );
  return [...lines]
    .map(([counts, words]) => `${counts}: ${words.map(([word]) => word).join(",")}`)
    .join("\n");
}
