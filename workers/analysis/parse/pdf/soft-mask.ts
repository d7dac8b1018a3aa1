import { isDictionary, nameOf } from "./optional-content.ts";

/** A stream as PDF.js reads it. */
type Content = { getBytes(length: number): Uint8Array; reset(): void };

const isContent = (value: unknown): value is Content =>
  typeof value === "object" && value !== null && "getBytes" in value && "reset" in value;

/** Bytes of a mask's instructions that are looked at. */
const LONGEST = 2_000;

/**
 * Whether a soft mask (ISO 32000-1, 11.6.5.2) lets nothing through: one of brightness that is painted black, or not at
 * all. Only shapes of a plain color are followed; whatever paints otherwise may let something through.
 */
export function letsNothingThrough(mask: unknown): boolean {
  if (!isDictionary(mask) || nameOf(mask.get("S")) !== "Luminosity") return false;
  const backdrop = mask.get("BC");
  if (mask.get("TR") !== undefined || (Array.isArray(backdrop) && backdrop.some((part) => part !== 0)))
    return false;
  const group = mask.get("G");
  if (!isContent(group)) return false;
  const bytes = group.getBytes(LONGEST + 1);
  group.reset();
  return bytes.length <= LONGEST && isAllBlack(new TextDecoder("latin1").decode(bytes));
}

/** Operators of shapes and of how they are drawn, which bring no color. */
const COLORLESS = new Set("re m l c v y h f F f* S s B b n W W* q Q cm w i j J M".split(" "));
/** Colors of black, by the operator behind them. */
const BLACK: { [operator: string]: RegExp } = { g: /^0$/, rg: /^0 0 0$/, k: /^\S+ \S+ \S+ 1$/ };

function isAllBlack(instructions: string): boolean {
  let numbers: string[] = [];
  for (const word of instructions.split(/[\s\0]+/).filter(Boolean)) {
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
