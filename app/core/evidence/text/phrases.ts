import type { Token } from "./tokens.ts";

type Node<T> = { next: Map<string, Node<T>>; value: T | null };

/** Phrases of one or several tokens, found by the longest match. */
export type PhraseTable<T> = {
  add(phrase: string, value: T): void;
  match(tokens: readonly Token[], at: number): PhraseMatch<T> | null;
  /** All phrases that begin at this token, the shortest first. */
  matches(tokens: readonly Token[], at: number): PhraseMatch<T>[];
};

/** `end` is the index after the last token of the phrase. */
type PhraseMatch<T> = { value: T; end: number };

/** The most tables that a bit can distinguish; further ones are always asked. */
const MOST_BITS = 31;

/** For each word that begins a phrase, the bits of the tables with such a phrase. */
const BEGINNING = new Map<string, number>();
let tables = 0;
let lastWord = "";
let lastBits = 0;

/** Many tables in a row are asked about a word, and most have no phrase that begins with it. */
function bitsOf(word: string): number {
  if (word !== lastWord) {
    lastWord = word;
    lastBits = BEGINNING.get(word) ?? 0;
  }
  return lastBits;
}

/** A table whose keys are given as text: "c/o" is the tokens "c", "/", "o". */
export function phraseTable<T>(cut: (phrase: string) => readonly Token[]): PhraseTable<T> {
  const root: Node<T> = { next: new Map(), value: null };
  const bit = tables < MOST_BITS ? 1 << tables : 0;
  tables++;
  const mayBegin = (token: Token | undefined) =>
    token !== undefined && (bit === 0 || (bitsOf(token.text) & bit) !== 0);
  return {
    add(phrase, value) {
      let node = root;
      const words = cut(phrase);
      const first = words[0]?.text;
      if (first !== undefined) BEGINNING.set(first, (BEGINNING.get(first) ?? 0) | bit);
      if (first === lastWord) lastBits |= bit;
      for (const { text } of words) {
        const next = node.next.get(text) ?? { next: new Map(), value: null };
        node.next.set(text, next);
        node = next;
      }
      node.value = value;
    },
    matches(tokens, at) {
      if (!mayBegin(tokens[at])) return [];
      let node = root;
      const found: PhraseMatch<T>[] = [];
      for (let end = at; end < tokens.length; end++) {
        const next = node.next.get(tokens[end]?.text ?? "");
        if (!next) break;
        node = next;
        if (node.value !== null) found.push({ value: node.value, end: end + 1 });
      }
      return found;
    },
    match(tokens, at) {
      if (!mayBegin(tokens[at])) return null;
      let node = root;
      let found: PhraseMatch<T> | null = null;
      for (let end = at; end < tokens.length; end++) {
        const next = node.next.get(tokens[end]?.text ?? "");
        if (!next) break;
        node = next;
        if (node.value !== null) found = { value: node.value, end: end + 1 };
      }
      return found;
    },
  };
}

/** Reads lines of the form "value: phrase, phrase" into pairs of phrase and value. */
export function phraseLines(lines: string): [phrase: string, value: string][] {
  return lines
    .split("\n")
    .filter((line) => line.includes(":"))
    .flatMap((line) => {
      const cut = line.indexOf(":");
      const value = line.slice(0, cut).trim();
      return line
        .slice(cut + 1)
        .split(",")
        .map((phrase): [string, string] => [phrase.trim(), value])
        .filter(([phrase]) => phrase !== "");
    });
}
