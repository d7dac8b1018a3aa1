/** A result as written: its number, and whether it stands for something below or above that number. */
export type LabResult = { value: number | null; bound: "below" | "above" | null };

/** How a column or a line writes its numbers; null where that is unclear. */
export type NumberStyle = {
  comma: "decimal" | "thousands" | null;
  dot: "decimal" | "thousands" | null;
};

export const UNKNOWN_STYLE: NumberStyle = { comma: null, dot: null };

/** Longer text is not a number. UTF-16 code units. */
const LONGEST_NUMBER = 60;

/**
 * A number as people and spreadsheets write it: "1.2E+05", "9.1", "1,234.5", "1.234,5", "3,5", "1 234", "1,50,000".
 * Null for anything else, such as "5-10" or "120/80". By default ",123" separates thousands, and a dot is decimal.
 */
export function readLabNumber(text: string, style: NumberStyle = UNKNOWN_STYLE): number | null {
  if (text.length > LONGEST_NUMBER) return null;
  const bare = text.trim().replace(/^\+/, "").replace("−", "-");
  const digits = bare.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, "");
  const [, factor = "", power] = /^(-?\d+(?:[.,]\d+(?=e)|(?=e[-+])))e([-+]?\d{1,2})$/i.exec(digits) ?? [];
  return power === undefined ? readDigits(digits, style) : Number(`${factor.replace(",", ".")}e${power}`);
}

function readDigits(digits: string, { comma, dot }: NumberStyle): number | null {
  if (dot === "thousands" && /^-?[1-9]\d{0,2}\.\d{3}$/.test(digits)) return Number(digits.replace(".", ""));
  if (/^-?[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll(".", ""));
  if (/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits)) return Number(digits);
  if (/^-?[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (comma !== "decimal" && /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits))
    return Number(digits.replaceAll(",", ""));
  if (/^-?[1-9]\d{0,2}(?:,\d{3}){2,}(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(digits))
    return Number(digits.replaceAll(".", "").replace(",", "."));
  return /^-?\d+,\d+$/.test(digits) ? Number(digits.replace(",", ".")) : null;
}

const BOUND = /^(?<sign><=|>=|[<>≤≥])\s*(?<rest>.+)$/;

/** A result: a number, a number after "<" or ">", or none ("positive", "120/80"). */
export function readResult(text: string, style: NumberStyle = UNKNOWN_STYLE): LabResult {
  if (text.length > LONGEST_NUMBER) return { value: null, bound: null };
  const { sign, rest } = BOUND.exec(text.trim())?.groups ?? {};
  if (!sign || !rest) return { value: readLabNumber(text, style), bound: null };
  const value = readLabNumber(rest, style);
  if (value === null) return { value, bound: null };
  return { value, bound: /[<≤]/.test(sign) ? "below" : "above" };
}
