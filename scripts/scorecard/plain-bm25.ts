/**
 * Opens BM25 (k1 1.2, b 0.75) over lower-cased words, and nothing else: the baseline for our ranking. A query's scores
 * are in the order of the texts.
 */
export function openBm25(texts: readonly string[]): (query: string) => number[] {
  const documents = texts.map((text) => countsOf(wordsOf(text)));
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  return (query) => {
    const scores = documents.map(() => 0);
    for (const word of new Set(wordsOf(query))) {
      const counts = documents.map(({ words }) => words.get(word) ?? 0);
      const holding = counts.filter((count) => count > 0).length;
      const rarity = Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
      counts.forEach((count, at) => {
        const length = (documents[at]?.length ?? 0) / (mean || 1);
        scores[at] = (scores[at] ?? 0) + (rarity * count * 2.2) / (count + 1.2 * (0.25 + 0.75 * length));
      });
    }
    return scores;
  };
}

function countsOf(words: readonly string[]): { words: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { words: counts, length: words.length };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
