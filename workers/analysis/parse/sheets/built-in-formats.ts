import { SSF } from "xlsx";

/** Built-in number formats by their number (ECMA-376 part 1, 18.8.30); those without one are General. */
export const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  0: "General",
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "m/d/yy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yy h:mm",
  37: "#,##0 ;(#,##0)",
  38: "#,##0 ;[Red](#,##0)",
  39: "#,##0.00;(#,##0.00)",
  40: "#,##0.00;[Red](#,##0.00)",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mmss.0",
  48: "##0.0E+0",
  49: "@",
};

/**
 * Leaves only the built-in formats in SheetJS's table. It keeps there the formats of each old workbook that it reads
 * and forgets nothing: without this, one file's formats would apply to the next person's file.
 */
export function forgetReadFormats(): void {
  const table: Record<string, string> = SSF.get_table();
  for (const id of Object.keys(table)) delete table[id];
  Object.assign(table, BUILT_IN_FORMATS);
}
