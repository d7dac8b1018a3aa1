/** A result as written: its number, and whether it stands for something below or above that number. */
export type LabResult = { value: number | null; bound: "below" | "above" | null };

/** Longer text is no number. UTF-16 code units. */
const LONGEST_NUMBER = 60;

/**
 * A number as people write it: "9.1", "1,234.5", "1.234,5", "3,5", "1 234". Null for anything else, "5-10" or
 * "120/80" too.
 * @param isDecimalComma whether a comma before three digits ("1,234") is a decimal one here
 */
export function readLabNumber(text: string, isDecimalComma = false): number | null {
  if (text.length > LONGEST_NUMBER) return null;
  const bare = text.trim().replace(/^\+/, "").replace("−", "-");
  const digits = bare.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, "");
  return readDigits(digits, isDecimalComma);
}

function readDigits(digits: string, isDecimalComma: boolean): number | null {
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits)) return Number(digits);
  if (!isDecimalComma && /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits))
    return Number(digits.replaceAll(",", ""));
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(digits))
    return Number(digits.replaceAll(".", "").replace(",", "."));
  return /^-?\d+,\d+$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}

const BOUND = /^(?<sign><=|>=|[<>≤≥])\s*(?<rest>.+)$/;

/** A result: a number, a number behind "<" or ">", or none ("positive", "120/80"). */
export function readResult(text: string, isDecimalComma = false): LabResult {
  if (text.length > LONGEST_NUMBER) return { value: null, bound: null };
  const { sign, rest } = BOUND.exec(text.trim())?.groups ?? {};
  if (!sign || !rest) return { value: readLabNumber(text, isDecimalComma), bound: null };
  const value = readLabNumber(rest, isDecimalComma);
  if (value === null) return { value, bound: null };
  return { value, bound: /[<≤]/.test(sign) ? "below" : "above" };
}

/** Whether a text that belongs to the same row writes its decimals with a comma. */
export const hasDecimalComma = (text: string): boolean =>
  text.length <= 4 * LONGEST_NUMBER && /(?<![\d.,])\d+,\d{1,2}(?![\d,])/.test(text);
