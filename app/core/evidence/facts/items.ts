import { type Contrast, contrastOf } from "../lexicon/contrasts.ts";
import { readDrug } from "../lexicon/drugs.ts";
import { type Cue, deniedBase, readCue } from "../lexicon/negation.ts";
import { readRoute } from "../lexicon/routes.ts";
import { readSide } from "../lexicon/sides.ts";
import { fillerLength, isFindingForm, isStopWord, readWordPhrase, type WordRead } from "../lexicon/words.ts";
import { sentenceNumbers } from "../text/sentences.ts";
import { stem } from "../text/stem.ts";
import type { Token } from "../text/tokens.ts";
import { readBloodGas } from "./blood-gas.ts";
import { type DateRead, readDate } from "./dates.ts";
import { fluidLabel } from "./fluid-balance.ts";
import { readFrequency } from "./frequencies.ts";
import { type Quantity, quantityForm, readQuantity } from "./quantities.ts";
import { readTime } from "./times.ts";

type TermKind = "number" | "time" | "frequency" | "drug" | "route" | "side" | "word";

/** One meaning in a text: a fact or a word, under a form that is the same for all its spellings. */
export type TermItem = {
  type: "term";
  kind: TermKind;
  form: string;
  isFinding: boolean;
  isVague: boolean;
  quantity: Quantity | null;
  /** What a number beside this word measures, e.g. "heart-rate". */
  measure: string | null;
  contrast: Contrast | null;
};
/** Everything else: a mark, a word without weight, a cue of negation ("prefix" covers one word only). */
type OtherItem = { type: "mark" | "stop"; text: string } | { type: "cue"; cue: Cue | "prefix"; text: string };
export type Item = (TermItem | OtherItem) & { start: number; end: number; sentence: number };

/** Reads a text from left to right into items; `all` are its tokens. */
export function readItems(text: string, all: readonly Token[]): Item[] {
  const { tokens, sentences } = withoutFillers(text, all);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(tokens, at);
    const end = Math.max(read.end, at + 1);
    const place = {
      start: read.start ?? startOf(tokens, at),
      end: tokens[end - 1]?.end ?? 0,
      sentence: sentences[at] ?? 0,
    };
    for (const item of read.items) items.push({ ...item, ...place });
    at = end;
  }
  return items;
}

type Bare = TermItem | OtherItem;
type Read = { items: Bare[]; end: number; start?: number };

/** Drops fillers with the commas around them, and dots and line breaks that do not end a sentence. */
function withoutFillers(text: string, all: readonly Token[]): { tokens: Token[]; sentences: number[] } {
  const numbers = sentenceNumbers(all, text);
  const tokens: Token[] = [];
  const sentences: number[] = [];
  for (let at = 0; at < all.length; at++) {
    const token = all[at];
    const sentence = numbers[at] ?? 0;
    const length = fillerLength(all, at);
    const ends = numbers[at + 1] !== sentence;
    if (length > 0) {
      at += length - 1;
      const isFirst = sentences.at(-1) !== sentence;
      if (all[at + 1]?.text === "," && (isFirst || tokens.at(-1)?.text === ",")) {
        at++;
        if (!isFirst) {
          tokens.pop();
          sentences.pop();
        }
      }
    } else if (token && (ends || isListDot(tokens, token) || !/^(?:[.…"]|\n+)$/.test(token.text))) {
      tokens.push(token);
      sentences.push(sentence);
    }
  }
  return { tokens, sentences };
}

/** The dot of "1." at the beginning of a line. */
function isListDot(before: readonly Token[], dot: Token): boolean {
  return dot.text === "." && before.at(-1)?.kind === "number" && before.at(-1)?.end === dot.start;
}

function readAt(tokens: readonly Token[], at: number): Read {
  const token = tokens[at];
  if (!token) return { items: [], end: at + 1 };
  return readFact(tokens, at) ?? readNamed(tokens, at) ?? readWord(token, at);
}

function readFact(tokens: readonly Token[], at: number): Read | null {
  const frequency = readFrequency(tokens, at);
  if (frequency) return { items: [term("frequency", `every:${frequency.name}`)], end: frequency.end };
  const date = readDate(tokens, at);
  if (date) return { items: dateItems(tokens, date), end: date.end };
  const time = readTime(tokens, at);
  if (time) {
    const form = "name" in time ? `time:${time.name}` : `time:${time.minutes}${time.isHalfDay ? "?" : ""}`;
    return { items: [{ ...term("time", form), isVague: "name" in time && time.isVague }], end: time.end };
  }
  const gas = readBloodGas(tokens, at);
  if (gas) return { items: gas.values.flatMap(measured), end: gas.end };
  const fluid = fluidLabel(tokens, at);
  if (fluid) return { items: [{ ...wordTerm(fluid), measure: fluid }], end: at + 1 };
  const quantity = readQuantity(tokens, at);
  if (!quantity) return null;
  if (quantity.isListMark) return { items: [], end: quantity.end };
  const item = {
    ...term("number", quantityForm(quantity.quantity)),
    quantity: quantity.quantity,
    isVague: quantity.isVague,
  };
  return { items: [item], end: quantity.end };
}

/** A value after its label, which its position gives a measure. */
const measured = ({ measure, quantity }: { measure: string; quantity: Quantity }): Bare[] => [
  { ...wordTerm(measure), measure },
  { ...term("number", quantityForm(quantity)), quantity },
];

/** Day and year are separate facts: a note may well leave the year out. */
function dateItems(tokens: readonly Token[], { month, day, year }: DateRead): Bare[] {
  const date = term("time", `time:${month}-${day}`);
  const token = year === null ? undefined : tokens[year];
  const quantity = token && readQuantity([token], 0)?.quantity;
  if (!quantity) return [date];
  return [{ ...term("number", quantityForm(quantity)), quantity }, date];
}

/** The longest of medicine, route, cue and shorthand; among equals the first in this order. */
function readNamed(tokens: readonly Token[], at: number): Read | null {
  const side = readSide(tokens, at);
  if (side) {
    const words = side.words.flatMap((word) => word.split("-")).map((word) => wordTerm(stem(word)));
    return { items: [term("side", `side:${side.name}`), ...words], end: side.end };
  }
  const route = readRoute(tokens, at);
  const drug = readDrug(tokens, at);
  const cue = readCue(tokens, at);
  const phrase = readWordPhrase(tokens, at);
  const reads: (Read | null)[] = [
    phrase?.isDenied ? { items: phraseItems(phrase), end: phrase.end } : null,
    route && {
      items: [{ ...term("route", `route:${route.name}`), isVague: route.isVague }],
      end: route.end,
    },
    drug && { items: [term("drug", `drug:${drug.name}`)], end: drug.end },
    cue && { items: [{ type: "cue", cue: cue.cue, text: tokens[at]?.text ?? "" }], end: cue.end },
    phrase && { items: phraseItems(phrase), end: phrase.end },
  ];
  return reads.reduce((best, read) => (read && read.end > (best?.end ?? 0) ? read : best), null);
}

function phraseItems(phrase: WordRead): Bare[] {
  const { isFinding, measure } = phrase;
  const terms = phrase.forms.map((form) => ({ ...wordTerm(form), isFinding, measure }));
  return phrase.isDenied ? [{ type: "cue", cue: "prefix", text: "no" }, ...terms] : terms;
}

function readWord(token: Token, at: number): Read {
  const end = at + 1;
  const word = token.text;
  if (token.kind === "mark") return { items: readMark(word), end };
  const base = deniedBase(word);
  if (base) {
    const form = stem(base);
    return {
      items: [
        { type: "cue", cue: "prefix", text: word },
        { ...wordTerm(form), isFinding: true },
      ],
      end,
    };
  }
  if (word === "non") return { items: [{ type: "cue", cue: "prefix", text: word }], end };
  if (isStopWord(word) && !contrastOf(word)) return { items: [{ type: "stop", text: word }], end };
  return { items: [wordTerm(stem(word))], end };
}

function readMark(mark: string): Bare[] {
  if (mark === "<" || mark === "≤") return [wordTerm("less-than")];
  if (mark === ">" || mark === "≥") return [wordTerm("more-than")];
  return mark === "-" ? [] : [{ type: "mark", text: mark }];
}

function wordTerm(form: string): TermItem {
  return { ...term("word", form), isFinding: isFindingForm(form), contrast: contrastOf(form) };
}

function term(kind: TermKind, form: string): TermItem {
  return {
    type: "term",
    kind,
    form,
    isFinding: false,
    isVague: false,
    quantity: null,
    measure: null,
    contrast: null,
  };
}

function startOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.start ?? 0;
}
