import type { Token } from "../text/tokens.ts";
import { readQuantity } from "./quantities.ts";

const IN = /^(?:i|in|ins|intake|input)$/;
const OUT = /^(?:o|out|outs|output)$/;

/**
 * What the word labels if intake and output are charted together: "I 840 O 1100", "in 840 mL, out 1100 mL", "intake
 * 840 and output 1100". Alone, none of these words is a label.
 */
export function fluidLabel(tokens: readonly Token[], at: number): "intake" | "output" | null {
  const word = tokens[at]?.text ?? "";
  if (IN.test(word)) return outputAt(tokens, at) === null ? null : "intake";
  if (!OUT.test(word)) return null;
  for (let before = at - 2; before >= Math.max(0, at - LONGEST); before--)
    if (outputAt(tokens, before) === at) return "output";
  return null;
}

/** In tokens, from one word to the other. */
const LONGEST = 10;

/** The index of the word for output after a word for intake; null unless a volume follows each of them. */
function outputAt(tokens: readonly Token[], at: number): number | null {
  const intake = IN.test(tokens[at]?.text ?? "") ? endOfVolume(tokens, at + 1) : null;
  if (intake === null) return null;
  let out = intake;
  while (out < intake + 2 && JOINS.has(tokens[out]?.text ?? "")) out++;
  return OUT.test(tokens[out]?.text ?? "") && endOfVolume(tokens, out + 1) !== null ? out : null;
}

const JOINS = new Set([",", "/", ";", "and", "&", "total"]);

/** "Intake for the shift was 850 mL". */
const BETWEEN = /^(?:of|was|is|for|the|this|a|total|shift|day|night|today|overnight|=|:)$/;
const MOST_WORDS = 5;

function endOfVolume(tokens: readonly Token[], at: number): number | null {
  let first = at;
  while (first < at + MOST_WORDS && BETWEEN.test(tokens[first]?.text ?? "")) first++;
  const read = tokens[first] ? readQuantity(tokens, first) : null;
  if (!read || read.isListMark || read.quantity.over !== null) return null;
  const { unit } = read.quantity;
  return unit === null || unit.dimension === "volume" ? read.end : null;
}
