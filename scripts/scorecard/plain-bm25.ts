/** Scores texts for a query by BM25 (k1 1.2, b 0.75) over words in lower case, and nothing else: what ours is compared with. */
export function plainBm25(query: string, texts: readonly string[]): number[] {
  const documents = texts.map(wordsOf);
  const mean = documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, documents.length);
  const wanted = [...new Set(wordsOf(query))];
  const scores = documents.map(() => 0);
  for (const word of wanted) {
    const counts = documents.map((words) => words.filter((other) => other === word).length);
    const holding = counts.filter((count) => count > 0).length;
    const rarity = Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
    counts.forEach((count, at) => {
      const length = (documents[at]?.length ?? 0) / (mean || 1);
      scores[at] = (scores[at] ?? 0) + (rarity * count * 2.2) / (count + 1.2 * (0.25 + 0.75 * length));
    });
  }
  return scores;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
