import { contentWordsOf } from "./content-words.ts";
import { isDictionary, nameOf } from "./optional-content.ts";

/**
 * Whether a soft mask (ISO 32000-1, 11.6.5.2) lets nothing through: a luminosity mask painted black or not at all, or
 * an opacity mask with nothing painted. Only shapes in a plain color are followed; any other painting may let
 * something through.
 */
export function letsNothingThrough(mask: unknown): boolean {
  if (!isDictionary(mask) || mask.get("TR") !== undefined) return false;
  const words = contentWordsOf(mask.get("G"));
  if (words === null) return false;
  if (nameOf(mask.get("S")) === "Alpha")
    return isAllBlack(words) && !words.some((word) => PAINTING.has(word));
  const backdrop = mask.get("BC");
  const isDark = !Array.isArray(backdrop) || backdrop.every((part) => part === 0);
  return nameOf(mask.get("S")) === "Luminosity" && isDark && isAllBlack(words);
}

/** Operators that draw a shape. */
const PAINTING = new Set("f F f* S s B b B* b*".split(" "));
/** Operators of shapes and of how they are drawn, without color. */
const COLORLESS = new Set("re m l c v y h f F f* S s B b n W W* q Q cm w i j J M".split(" "));
/** Operands that mean black, by the operator after them. */
const BLACK: { [operator: string]: RegExp } = { g: /^0$/, rg: /^0 0 0$/, k: /^\S+ \S+ \S+ 1$/ };

function isAllBlack(instructions: readonly string[]): boolean {
  let numbers: string[] = [];
  for (const word of instructions) {
    if (/^[+-]?[\d.]+$/.test(word)) {
      numbers.push(String(Number(word)));
      continue;
    }
    const black = BLACK[word.toLowerCase()];
    if (black ? !black.test(numbers.join(" ")) : !COLORLESS.has(word)) return false;
    numbers = [];
  }
  return true;
}
