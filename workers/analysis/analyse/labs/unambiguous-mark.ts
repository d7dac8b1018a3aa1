import type { LabValue } from "#app/core/document/analysis.ts";
import { type NumberStyle, readResult } from "./lab-number.ts";
import { markOf, readRange } from "./lab-range.ts";
import { hasThreeBehindDots, isBareHundreds, orStyle, styleOf } from "./number-style.ts";
import type { Sex } from "./sex.ts";

/** How the column of a value writes its numbers, and how the column of its range does. */
export type PairStyles = { value: NumberStyle; range: NumberStyle };

type Mark = LabValue["mark"];

/**
 * The mark of a value beside its range. If "4.000" may be four or four thousand in this document, both are tried,
 * and a mark stays only if it is the same either way.
 */
export function unambiguousMark(
  raw: string,
  unit: string | null,
  range: string,
  styles: PairStyles,
  sex: Sex | null = null,
): Mark {
  const marks = new Set(
    readings(raw, range, styles).map(({ value, range: style }) =>
      markOf(readResult(raw, value), unit, readRange(range, style), sex),
    ),
  );
  const [mark = null] = marks;
  return marks.size === 1 ? mark : null;
}

/** Three decimals beside a range of whole numbers ("1,050" beside "70-99") contradict the rest of the column. */
function withoutOddDecimals(raw: string, range: string, { comma, dot }: NumberStyle): NumberStyle {
  const isOdd = /^\D*\d{1,3}[.,]\d{3}$/.test(raw) && /\d/.test(range) && !/\d[.,]\d/.test(range);
  const doubted = (side: NumberStyle["dot"]) => (isOdd && side === "decimal" ? null : side);
  return { comma: doubted(comma), dot: doubted(dot) };
}

/** Only a separator before exactly three digits is ambiguous. */
const IN_DOUBT = /[.,]\d{3}(?!\d)/;

const SIDES = ["decimal", "thousands"] as const;

function readings(raw: string, range: string, styles: PairStyles): PairStyles[] {
  if (!IN_DOUBT.test(raw) && !IN_DOUBT.test(range)) return [styles];
  const value = withoutOddDecimals(raw, range, styles.value);
  const own = orStyle(styleOf([range]), styles.range);
  // "980" beside "4.000-10.000" contradicts dots that are decimal elsewhere in the table.
  const isOdd = own.dot === "decimal" && hasThreeBehindDots(range) && isBareHundreds(raw);
  const ofRange = isOdd ? { ...own, dot: null } : own;
  // Unknown styles are taken to be the same for both, as the same author wrote both.
  return SIDES.flatMap((comma) =>
    SIDES.map((dot) => ({
      value: orStyle(value, { comma, dot }),
      range: orStyle(ofRange, { comma, dot }),
    })),
  );
}
