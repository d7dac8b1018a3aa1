/** How many are remembered, and how many letters the longest of them has. */
type Bounds = { most?: number; longest?: number };

/**
 * Makes something of a word once, and remembers it as long as the isolate lives. What is remembered is bounded, whatever texts
 * hold: longer ones are mostly no words, and seldom met again.
 * @param make of the same word always the same
 */
export function keptByWord<Made>(
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

/** The word in memory of its own: as a piece of a text, it would keep all of the text alive. */
const apart = (word: string): string => word.split("").join("");
