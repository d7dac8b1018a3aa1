import type { Unit } from "../lexicon/units.ts";
import { type Token, tokenise } from "../text/tokens.ts";
import { type Anchor, anchorOf } from "./anchors.ts";
import { type Item, readItems, type TermItem } from "./items.ts";
import { type Sign, signsOf } from "./polarity.ts";

/** A meaning in its place in the text: `index` counts the terms of the whole text. */
export type Term = TermItem &
  Sign & {
    start: number;
    end: number;
    sentence: number;
    index: number;
    anchor: Anchor;
    /** For a bare number in the notes: the unit of another number for the same thing in its sentence. */
    unitBeside?: Unit;
  };

/** A sentence of the text: its stretch in UTF-16 offsets, and its terms from `from` to before `to`. */
export type Sentence = { number: number; start: number; end: number; from: number; to: number };

/** A text as the checker understands it. */
export type ParsedStatement = {
  text: string;
  terms: Term[];
  sentences: Sentence[];
  tokens: readonly Token[];
};

/** Reads a text once: facts and words under equal forms, with what they belong to and whether they are denied. */
export function parseStatement(text: string): ParsedStatement {
  const tokens = tokenise(text);
  const items = readItems(text, tokens);
  const signs = signsOf(text, items);
  const terms: Term[] = [];
  items.forEach((item, at) => {
    if (item.type !== "term") return;
    const sign = signs[at] ?? { polarity: 1, cue: null };
    terms.push({ ...item, ...sign, index: terms.length, anchor: anchorOf(items, at) });
  });
  return { text, terms, sentences: sentencesOf(items, terms), tokens };
}

function sentencesOf(items: readonly Item[], terms: readonly Term[]): Sentence[] {
  const sentences = new Map<number, Sentence>();
  for (const item of items) {
    const known = sentences.get(item.sentence);
    const isBlank = item.type === "mark" && /^\s+$/.test(item.text);
    if (known) known.end = isBlank ? known.end : item.end;
    else if (!isBlank)
      sentences.set(item.sentence, {
        number: item.sentence,
        start: item.start,
        end: item.end,
        from: 0,
        to: 0,
      });
  }
  for (const term of terms) {
    const sentence = sentences.get(term.sentence);
    if (!sentence) continue;
    if (sentence.to === 0) sentence.from = term.index;
    sentence.to = term.index + 1;
  }
  return [...sentences.values()];
}

/** The term at which a mismatch of the statement begins. */
export const termAt = ({ terms }: ParsedStatement, start: number): Term | undefined =>
  terms.find((term) => term.end > start);
