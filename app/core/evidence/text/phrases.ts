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
export type PhraseMatch<T> = { value: T; end: number };

/** A table whose keys are written as text: "c/o" is the tokens "c", "/", "o". */
export function phraseTable<T>(cut: (phrase: string) => readonly Token[]): PhraseTable<T> {
  const root: Node<T> = { next: new Map(), value: null };
  return {
    add(phrase, value) {
      let node = root;
      for (const { text } of cut(phrase)) {
        const next = node.next.get(text) ?? { next: new Map(), value: null };
        node.next.set(text, next);
        node = next;
      }
      node.value = value;
    },
    matches(tokens, at) {
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
