import type { Alignment } from "./candidates.ts";
import type { Term } from "./facts/parsed-statement.ts";
import type { SourceIndex } from "./source-index.ts";

/** "Given twice, at 21:30 and 02:30": as many as the statement has times. */
export function isCountOfTimes({ terms, sentence }: Alignment, { quantity }: Term): boolean {
  if (quantity?.unit?.dimension !== "times" || quantity.over !== null || quantity.value < 2) return false;
  const times = terms
    .slice(sentence.from, sentence.to)
    .filter(({ kind, form }) => kind === "time" && /^time:\d+\??$/.test(form));
  return times.length === quantity.value;
}

/** What a statement's sentences in the notes say in words: "about an hour" for 60 minutes, normal saline for 0.9 %. */
export function isSaidInWords({ index, evidence }: Alignment, { form, quantity }: Term): boolean {
  const way = IN_OTHER_WORDS[form];
  if (way) return [...evidence.sentences].some((number) => way.test(sentenceOf(index, number)));
  if (!quantity?.unit || quantity.over !== null) return false;
  const { dimension, factor } = quantity.unit;
  const amount = Number((quantity.value * factor).toPrecision(6));
  const words = IN_WORDS.filter((one) => one.dimension === dimension && one.amount === amount);
  return words.some(({ said }) =>
    [...evidence.sentences].some((number) => said.test(sentenceOf(index, number))),
  );
}

/** Forms with only one route (tablets, and fluids at a rate), and the solution that "0.9 %" stands for. */
const IN_OTHER_WORDS: Partial<Record<string, RegExp>> = {
  "drug:sodium chloride": /\b0?\.9 ?%/,
  "route:oral": /\b(?:oramorph|tabs?|tablets?|caps?|capsules?|syrup|susp(?:ension)?|elixir)\b/i,
  "route:intravenous":
    /\b(?:ivf|ivi|ivab\w*|drip)\b|\b(?:fluids?|hartmann\S{0,20}|saline|rl|lr|ns|csl|dextrose|d5\w*|d10\w*)\b[^.;]{0,20}?\d(?:\s?(?:mls?|cc))?\s?\/\s?h/i,
};

/** Amounts in the base unit of their dimension: hours, and percent. */
const IN_WORDS = [
  { dimension: "time", amount: 1, said: /(?<!half )(?<!quarter of )\ban hour\b(?! and)/i },
  { dimension: "time", amount: 0.5, said: /\bhalf (?:an |a )?hour\b/i },
  { dimension: "time", amount: 0.25, said: /\bquarter of an hour\b/i },
  { dimension: "time", amount: 1.5, said: /\b(?:an )?hour and a half\b/i },
  ...[5, 10, 20, 50].map((amount) => ({
    dimension: "percent",
    amount,
    said: new RegExp(`\\bd${amount}w?\\b`, "i"),
  })),
  { dimension: "percent", amount: 0.9, said: /\b(?:normal saline|n ?\/? ?saline|n\/s|ns)\b/i },
];

function sentenceOf({ sentences, textOf }: SourceIndex, number: number): string {
  const sentence = sentences[number];
  return sentence ? textOf(sentence.field).slice(sentence.start, sentence.end) : "";
}
