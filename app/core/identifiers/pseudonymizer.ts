import { findIdentifiers, findKnown } from "./find.ts";
import type { Found, KnownIdentifier } from "./found.ts";
import { openPlaceholders, type Replaced, type RevealStream } from "./placeholders.ts";

export type Pseudonymizer = {
  /**
   * The text with every identifier replaced, as whole words, by a placeholder such as ⟦NAME_1⟧. The number identifies
   * the person or thing, a letter after it another spelling (⟦NAME_1b⟧: the surname alone), so that revealing restores
   * the exact characters. Names learned in one text are hidden in every later one.
   */
  pseudonymize(text: string): string;
  /** The same for several texts: a name learned in the last one is hidden in the first one too. */
  pseudonymizeAll(texts: readonly string[]): string[];
  /**
   * The same for what a model wrote from those texts, with identifiers put back: whatever was replaced in them is
   * replaced wherever it occurs, and nothing else, since the model has seen no other identifier.
   */
  pseudonymizeAgain(text: string): string;
  /** Puts identifiers back: `reveal(hide(text)) === text` for every text. */
  reveal(text: string): string;
  /** Reveals a text that arrives in pieces; a placeholder may be split anywhere, and no part of it is released. */
  revealStream(): RevealStream;
  /** What was replaced so far, in order of appearance; `kind` is name, date, email, phone, id, address, url or ip. */
  replaced(): Replaced[];
};

/** Puts identifiers back, and hides none. */
export type Revealer = Pick<Pseudonymizer, "reveal" | "revealStream">;

/**
 * Opens the pseudonymizer between a person's text and the model: identifiers go out as placeholders and come back as
 * the person's own words. Pure apart from what it remembers; one pseudonymizer per request.
 * @param known identifiers that the person stated as such; others are found by their form and surroundings
 */
export function openPseudonymizer(known: readonly KnownIdentifier[]): Pseudonymizer {
  const placeholders = openPlaceholders();
  const findIn = findIdentifiers(known);
  const pseudonymizeAll = (texts: readonly string[]) => {
    const found = findIn(texts);
    return texts.map((text, at) => replaceAll(text, found[at] ?? [], placeholders.issue));
  };
  return {
    pseudonymize: (text) => pseudonymizeAll([text]).join(""),
    pseudonymizeAll,
    pseudonymizeAgain: (text) =>
      replaceAll(text, findKnown(text, placeholders.wordingsAt), placeholders.issue),
    reveal: (text) => {
      const stream = placeholders.revealStream();
      return stream.push(text) + stream.end();
    },
    revealStream: placeholders.revealStream,
    replaced: placeholders.issued,
  };
}

function replaceAll(text: string, found: Found[], issue: (found: Found, surface: string) => string): string {
  let hidden = "";
  let from = 0;
  for (const item of found) {
    hidden += text.slice(from, item.start) + issue(item, text.slice(item.start, item.end));
    from = item.end;
  }
  return hidden + text.slice(from);
}
