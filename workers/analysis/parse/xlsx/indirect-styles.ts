import { attribute } from "#app/base/xml/attribute.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import { type CellRange, EVERYWHERE, rangesOf } from "../sheets/cell-ranges.ts";
import type { OfficePackage } from "../zip/package.ts";
import type { ChangedStyle, StyleTables } from "./cell-styles.ts";
import { ConditionalFormats } from "./conditional-formats.ts";

/**
 * What decides the look of cells besides their style: rules for their values, the workbook's own table styles, and what
 * is below their own fill.
 */
export type IndirectStyles = {
  rules: ConditionalFormats;
  tables: readonly { range: CellRange; change: ChangedStyle }[];
  below: readonly CellRange[];
};

/** How many are checked per cell; beyond that, they may be anywhere. */
const MOST_RANGES = 500;

/**
 * Finds a sheet's conditional formats, and the ranges of styled tables (ECMA-376 part 1, 18.5) and of a background
 * picture, which are below the cells' own fills. In the file, they come after the cells.
 * @param sheet the worksheet part, which is read just for this
 */
export async function readIndirectStyles(
  source: OfficePackage,
  sheet: string,
  { changed, tables: styles }: Pick<StyleTables, "changed" | "tables">,
): Promise<IndirectStyles> {
  const rules = new ConditionalFormats(changed);
  const below: CellRange[] = [];
  const tables: { range: CellRange; change: ChangedStyle }[] = [];
  await source.read(sheet, {
    open(name, tag) {
      if (name === "picture") below.push(EVERYWHERE);
      else rules.open(name, tag);
    },
    close: (name) => rules.close(name),
    text: (value) => rules.text(value),
  });
  let ranges: CellRange[] = [];
  const table = {
    open(name: string, tag: string) {
      if (name === "table") {
        ranges = rangesOf(attribute(tag, "ref") ?? "");
        below.push(...ranges);
      } else if (name === "tableStyleInfo") {
        const change = styles.get(attribute(tag, "name") ?? "");
        if (change) tables.push(...ranges.map((range) => ({ range, change })));
      }
    },
    close() {},
  };
  for (const { type, target } of await relationshipsOf(source, sheet))
    if (type === "table") await source.read(target, table);
  if (below.length > MOST_RANGES) return { rules, tables: [], below: [EVERYWHERE] };
  return { rules, tables, below };
}
