import { symbolOf } from "../symbol-fonts.ts";

/** What PDF.js knows of a font; `toUnicode` has a first and a last character where each code stands for itself. */
type Font = {
  name?: string;
  composite?: boolean;
  hasIncludedToUnicodeMap?: boolean;
  toUnicode?: object | null;
};

/** Stands for each letter that cannot be told. */
export const UNREADABLE = "\uFFFD";

/**
 * The letters of one glyph, as a line from the right has them before it is turned around letter by letter. Where the
 * font does not say what its glyphs stand for, PDF.js gives their numbers as if they were characters: those are none.
 */
export function glyphLetters(letters: string, font: Font): string {
  if (isGuess(font)) return letters.trim() === "" ? letters : UNREADABLE;
  const code = letters.charCodeAt(0);
  if (letters.length === 1 && code >= 0x20 && code < 0x7f) return letters;
  if (isNoCharacter(letters)) return UNREADABLE;
  if (PRIVATE.test(letters)) return symbolOf(font.name ?? "", code) ?? letters;
  return letters.length > 1 && FROM_THE_RIGHT.test(letters) ? [...letters].reverse().join("") : letters;
}

/** A font with codes of two bytes that are the numbers of its glyphs, and nothing that says more. */
function isGuess({ composite, hasIncludedToUnicodeMap, toUnicode }: Font): boolean {
  return composite === true && !hasIncludedToUnicodeMap && toUnicode != null && "firstChar" in toUnicode;
}

/** Whether there are code points in it that nobody writes; line ends and NULs, which only part and fill up, may stay. */
function isNoCharacter(letters: string): boolean {
  return /\p{Cc}|[\uFFFE\uFFFF]/u.test(letters) && letters.replaceAll("\u0000", "").trim() !== "";
}

const PRIVATE = /^[\uF020-\uF0FF]$/;
const FROM_THE_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
