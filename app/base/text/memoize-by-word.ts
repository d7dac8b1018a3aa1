/** How many words are remembered, and the length of the longest. */
type Bounds = { most?: number; longest?: number };

/**
 * Makes something of a word once, and remembers it as long as the isolate lives. Memory is limited, whatever the texts:
 * longer ones are mostly not words, and rarely recur.
 * @param make always returns the same for the same word
 */
export function memoizeByWord<Made>(
  make: (word: string) => Made,
  { most = 20_000, longest = 40 }: Bounds = {},
): (word: string) => Made {
  const kept = new Map<string, Made>();
  return (word) => {
    if (word.length > longest) return make(word);
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size >= most) return make(word);
    const own = apart(word);
    const made = make(own);
    kept.set(own, made);
    return made;
  };
}

/** A copy of the word: as a slice of a text, it would keep the whole text in memory. */
const apart = (word: string): string => word.split("").join("");
