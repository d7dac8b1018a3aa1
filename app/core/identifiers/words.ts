/** A word of a text: UTF-16 offsets, end exclusive and without a possessive 's; `key` is folded for look-ups. */
export type IdentifierWord = {
  start: number;
  end: number;
  text: string;
  key: string;
  shape: Shape;
  /** Written with letters outside a–z. */
  isAccented: boolean;
};

/** How a word is written: Margaret and McDonald are "title", NPO is "upper", J is "initial". */
export type Shape = "title" | "upper" | "initial" | "lower";

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’\-‑][\p{L}\p{M}]+)*(?![\p{L}\p{M}])/gu;
const POSSESSIVE = /(?<=\p{L})['’]s$/iu;

/** The words of a text in order; words with digits in them are left out. */
export function identifierWords(text: string): IdentifierWord[] {
  const words: IdentifierWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const before = text.charCodeAt(match.index - 1);
    const word = match[0].replace(POSSESSIVE, "");
    const after = text.charCodeAt(match.index + match[0].length);
    if (isDigitOrLine(before) || isDigitOrLine(after)) continue;
    words.push({
      start: match.index,
      end: match.index + word.length,
      text: word,
      key: fold(word),
      shape: shapeOf(word),
      isAccented: /[^a-z'’‑-]/i.test(word),
    });
  }
  return words;
}

const OTHER_LETTERS: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ı: "i",
  "’": "'",
  "‑": "-",
};

/** Lower case without accents, one apostrophe, one hyphen: "Szöllösy" is "szollosy". */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z'-]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z'-]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
}

function shapeOf(word: string): Shape {
  const first = word.charAt(0);
  if (first === first.toLowerCase() && !/^(?:al|el|d|o|l)['’-]\p{Lu}/u.test(word)) return "lower";
  if (word.length === 1) return "initial";
  return word === word.toUpperCase() ? "upper" : "title";
}

function isDigitOrLine(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 95;
}
