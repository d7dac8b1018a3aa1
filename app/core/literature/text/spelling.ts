/** Below this a slip makes another word too easily: "sepsis", "statin". */
const SHORTEST = 7;

/**
 * The one of these words that was meant by a misspelt one: with one letter missing, added, changed, or two neighbours
 * swapped ("pnuemonia"), and the first letter right. Null when there is none, or the word is too short to tell.
 */
export function correct(word: string, words: readonly string[]): string | null {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return null;
  return (
    words.find((other) => other[0] === word[0] && other.length >= SHORTEST && isOneSlip(word, other)) ?? null
  );
}

function isOneSlip(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isChanged = long.slice(at + 1) === short.slice(at + 1);
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return isChanged || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
