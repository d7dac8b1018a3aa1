import { fold } from "../words.ts";
import { nameShape } from "./name-shape.ts";
import { isClinical, isCommonFirstName, isThingsName, sortOf } from "./vocabulary.ts";

/**
 * A text in its usual letter case: in lines of capitals only possible names keep one, and in a text without capitals,
 * words that are mostly names get one. The length stays the same, letter for letter.
 * @returns null when the text is written as usual
 */
export function inUsualCase(text: string): string | null {
  if (!/\p{Lu}/u.test(text)) return /\p{Ll}{3}/u.test(text) ? withCapitals(text) : null;
  let isChanged = false;
  const lines = text.split("\n").map((line) => {
    if (!isInCapitals(line)) return line;
    isChanged = true;
    return withoutCapitals(line);
  });
  return isChanged ? lines.join("\n") : null;
}

/** At least four words, with hardly a lower-case letter. */
function isInCapitals(line: string): boolean {
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  const small = line.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 12 && small * 8 < capitals && (line.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 3;
}

const WORD = /\p{L}[\p{L}\p{M}'’]*/gu;

function withCapitals(text: string): string {
  return text.replace(WORD, (word) => {
    const key = fold(word.replace(/['’]s$/, ""));
    const sort = sortOf({ key, isAccented: /[^a-z'’]/.test(word) });
    const isName =
      sort === "first" || sort === "last"
        ? key.length > 2
        : (sort === "foreign" || sort === "unknown") && key.length > 3 && nameShape(key) > 0.5;
    return isName && !isClinical(key) && !isThingsName(key) ? sameLength(word, capitalised(word)) : word;
  });
}

function withoutCapitals(line: string): string {
  let isFirst = true;
  return line.replace(WORD, (word, at: number) => {
    const isInitial = isFirst || /[.!?:]["”’')]? +$/.test(line.slice(Math.max(0, at - 4), at));
    isFirst = false;
    if (word.length < 2) return word;
    const key = fold(word.replace(/['’]S$/u, ""));
    const sort = sortOf({ key, isAccented: /[^A-Z'’]/.test(word) });
    if (sort === "unknown" && (word.length < 4 || !/[AEIOUY]/i.test(fold(word)))) return word;
    const isOrdinary =
      sort === "word" ||
      isClinical(key) ||
      (sort === "double" && (!isCommonFirstName(key) || isSmallWord(key)));
    return sameLength(word, isOrdinary && !isInitial ? word.toLowerCase() : capitalised(word));
  });
}

/** Words on name lists that in a line of capitals are mostly meant as words. */
function isSmallWord(key: string): boolean {
  return (
    key.length < 4 ||
    /^(?:will|may|long|hand|day|call|rest|case|last|best|post|both|many|much|must)$/.test(key)
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

const sameLength = (word: string, changed: string) => (changed.length === word.length ? changed : word);
