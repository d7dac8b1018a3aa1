import { symbolOf } from "../symbol-fonts.ts";

/** What PDF.js knows of a font; `toUnicode` has a first and a last character where each code stands for itself. */
export type PdfFont = {
  name?: string;
  composite?: boolean;
  hasIncludedToUnicodeMap?: boolean;
  toUnicode?: object | null;
};

/** Stands for each letter that cannot be told. */
export const UNREADABLE = "\uFFFD";

/** The letters of one glyph, as a line from the right has them before it is turned around letter by letter. */
export function glyphLetters(letters: string, { name = "" }: PdfFont): string {
  const code = letters.charCodeAt(0);
  if (letters.length === 1 && code >= 0x20 && code < 0x7f) return letters;
  if (isNoCharacter(letters)) return UNREADABLE;
  if (PRIVATE.test(letters)) return symbolOf(name, code) ?? letters;
  return letters.length > 1 && FROM_THE_RIGHT.test(letters) ? [...letters].reverse().join("") : letters;
}

/**
 * Whether PDF.js gives the numbers of a font's glyphs as if they were characters, because nothing says what they stand
 * for. Some programs number them so; a number that is no character shows that this one did not.
 */
export function isGuess({ composite, hasIncludedToUnicodeMap, toUnicode }: PdfFont): boolean {
  return composite === true && !hasIncludedToUnicodeMap && toUnicode != null && "firstChar" in toUnicode;
}

/** Whether there are code points in it that nobody writes; line ends and NULs, which only part and fill up, may stay. */
function isNoCharacter(letters: string): boolean {
  return /\p{Cc}|[\uFFFE\uFFFF]/u.test(letters) && letters.replaceAll("\u0000", "").trim() !== "";
}

const PRIVATE = /^[\uF020-\uF0FF]$/;
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
