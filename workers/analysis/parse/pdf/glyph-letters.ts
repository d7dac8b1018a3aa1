import { symbolOf } from "../symbol-fonts.ts";

/** What PDF.js knows about a font; `toUnicode` has a first and a last character if each code stands for itself. */
export type PdfFont = {
  name?: string;
  composite?: boolean;
  hasIncludedToUnicodeMap?: boolean;
  toUnicode?: object | null;
};

/** Stands for each letter that cannot be identified. */
export const UNREADABLE = "\uFFFD";

/** The letters of one glyph, in the order of a right-to-left line before it is reversed letter by letter. */
export function glyphLetters(letters: string, { name = "" }: PdfFont): string {
  const code = letters.charCodeAt(0);
  if (letters.length === 1 && code >= 0x20 && code < 0x7f) return letters;
  if (isNoCharacter(letters)) return UNREADABLE;
  if (PRIVATE.test(letters)) return symbolOf(name, code) ?? letters;
  return letters.length > 1 && FROM_THE_RIGHT.test(letters) ? [...letters].reverse().join("") : letters;
}

/**
 * Whether PDF.js takes a font's glyph numbers for characters, because nothing maps them. Some programs number glyphs
 * that way; a number that is not a character shows that this one did not.
 */
export function isGuess({ composite, hasIncludedToUnicodeMap, toUnicode }: PdfFont): boolean {
  return composite === true && !hasIncludedToUnicodeMap && toUnicode != null && "firstChar" in toUnicode;
}

/** Whether it contains code points that no text has; line ends and NULs are allowed, as separators and padding. */
function isNoCharacter(letters: string): boolean {
  return /\p{Cc}|[\uFFFE\uFFFF]/u.test(letters) && letters.replaceAll("\u0000", "").trim() !== "";
}

const PRIVATE = /^[\uF020-\uF0FF]$/;
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
