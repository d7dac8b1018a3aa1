import { lemma } from "../../text/lemma.ts";
import type { Finding } from "../finding.ts";
import { WORD_COUNTS } from "./word-counts.ts";

/** How often a new word was a change of meaning in the training sets, and how often it only restated. */
export type WordRecord = { changed: number; restated: number };

/** The record of each word, and the share of changes for a word never seen. */
export type WordRecords = { of: ReadonlyMap<string, WordRecord>; usual: number };

/** The word of a finding as it is counted. */
export const wordOfFinding = (text: string, { start, end }: Pick<Finding, "start" | "end">): string =>
  lemma(text.slice(start, end).toLowerCase());

/** What a word's record says beyond that of words in general: "obtained" mostly restates, "left" mostly does not. */
export function measureRecord(
  word: string,
  { of, usual }: WordRecords = shipped(),
): { wordOdds: number; wordSeen: number } {
  const { changed, restated } = of.get(word) ?? NONE;
  const share = (changed + HELD_BACK * usual) / (changed + restated + HELD_BACK);
  return {
    wordOdds: Math.log(share / (1 - share)) - Math.log(usual / (1 - usual)),
    wordSeen: Math.min(changed + restated, 10),
  };
}

const NONE: WordRecord = { changed: 0, restated: 0 };
/** This many usual cases are added to each record, so that a single case proves little. */
const HELD_BACK = 3;

let opened: WordRecords | null = null;

/** Lines of "changed restated: words", read with the first new word. */
function shipped(): WordRecords {
  if (opened) return opened;
  const of = new Map<string, WordRecord>();
  for (const line of WORD_COUNTS.trim().split("\n")) {
    const [counts = "", words = ""] = line.split(": ");
    const [changed = 0, restated = 0] = counts.split(" ").map(Number);
    for (const word of words.split(",")) of.set(word, { changed, restated });
  }
  opened = withUsual(of);
  return opened;
}

/** Records with the share of changes among all of them. */
export function withUsual(of: ReadonlyMap<string, WordRecord>): WordRecords {
  let changed = 0;
  let all = 0;
  for (const record of of.values()) {
    changed += record.changed;
    all += record.changed + record.restated;
  }
  return { of, usual: all === 0 ? 0.5 : changed / all };
}
