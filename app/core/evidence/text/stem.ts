import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";
import { phraseLines } from "./phrases.ts";

/** One form for a word's endings: "wheezes", "wheezing" and "wheezed" are the same. Cached, as lemmas are. */
export const stem = (word: string): string => IRREGULAR.get(word) ?? regularStem(word);

const regularStem = memoizeByWord(withoutEnding);

function withoutEnding(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[a-z]{2}[^su])s$/, "");
  const bare = word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x|z)es$/, "")
    .replace(/(?<=[^su])s$/, "");
  const short = bare.replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/, "").replace(/e$/, "");
  return short.replace(/([bdfgmnprt])\1$/, "$1");
}

const IRREGULAR = new Map(
  phraseLines(`
give: gave, given
take: took, taken
eat: ate, eaten, eating, eats
drink: drank, drunk
feel: felt, feels, feeling
foot: feet
tooth: teeth
woman: women, female
man: men, male
child: children
void: voids, voided, voiding
breath: breathing, breaths, breathe, breathes
assist: assistance, assisted, assists
mobile: mobility
hold: held
rise: rose, risen
begin: began, begun
lie: lying, lay
note: noted, noting
`),
);
