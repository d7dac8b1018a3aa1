import { expect, test } from "vitest";
import { ANTONYMS } from "#app/core/evidence/lexicon/concepts/antonyms.ts";
import { FURTHER_ANTONYMS } from "#app/core/evidence/lexicon/concepts/further-antonyms.ts";
import { FURTHER_KIN } from "#app/core/evidence/lexicon/concepts/further-kin.ts";
import { lemmas } from "#app/core/evidence/meaning/lexicon.ts";

const linesOf = (list: string) => list.trim().split("\n");
const keyOf = (phrase: string) =>
  lemmas(phrase)
    .map(({ text }) => text)
    .join(" ");
const keysOf = (list: string) =>
  list
    .split(/[,;]/)
    .map(keyOf)
    .filter((key) => key !== "");

/** For each phrase, its side of each line of antonyms. */
const sides = new Map<string, Map<number, number>>();
for (const [line, text] of [...linesOf(ANTONYMS), ...linesOf(FURTHER_ANTONYMS)].entries())
  for (const [side, list] of text.split(" / ").entries())
    for (const key of keysOf(list)) sides.set(key, (sides.get(key) ?? new Map()).set(line, side));

// The lines of kin.ts also name topics ("position, lying, sitting"), which antonyms distinguish.
test("no authored line of synonyms has words of two sides of a line of antonyms", () => {
  const torn = linesOf(FURTHER_KIN).filter((line) => {
    const seen = new Map<number, number>();
    return keysOf(line).some((key) =>
      [...(sides.get(key) ?? [])].some(([antonyms, side]) => {
        const other = seen.get(antonyms);
        seen.set(antonyms, side);
        return other !== undefined && other !== side;
      }),
    );
  });
  expect(torn).toEqual([]);
});
