import { readNumber } from "#app/core/evidence/facts/numbers.ts";
import { tokenise } from "#app/core/evidence/text/tokens.ts";

/** The numbers that a text has in digits: "1,250" is 1250, "0·5" is 0.5. */
export function digitsIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+(?:[.,·]\d+)*/g), ([written]) =>
    Number(written.replace(/,(?=\d{3}\b)/g, "").replace(/[,·]/g, ".")),
  );
}

/** The numbers that a text has in digits or in words: "every four hours" has 4. */
export function numbersIn(text: string): number[] {
  const tokens = tokenise(text);
  const read = tokens.map((_, at) => readNumber(tokens, at)).filter((number) => number && !number.isVague);
  return [...digitsIn(text), ...read.flatMap((number) => number?.value ?? [])];
}
