import { attribute } from "#app/base/xml/attribute.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import { type CellRange, EVERYWHERE, rangesOf } from "../sheets/cell-ranges.ts";
import type { OfficePackage } from "../zip/package.ts";

/** Cells that get a fill from elsewhere than their style: from any of these, or only from what lies over their own. */
export type FilledElsewhere = { any: readonly CellRange[]; over: readonly CellRange[] };

export const NOWHERE: FilledElsewhere = { any: [], over: [] };

/** As many are looked at for each cell; of more, it may be anywhere. */
const MOST_RANGES = 500;

/**
 * Finds the ranges of conditional formats (ECMA-376 part 1, 18.3.1.18), which fill over a cell's own style, and those of
 * tables with a look (18.5) and of a sheet's picture, which lie below it. They stand behind the cells.
 * @param sheet the worksheet part, which is read for this alone
 */
export async function readFilledElsewhere(source: OfficePackage, sheet: string): Promise<FilledElsewhere> {
  const over: CellRange[] = [];
  const below: CellRange[] = [];
  await source.read(sheet, {
    open(name, tag) {
      if (name === "conditionalFormatting") over.push(...rangesOf(attribute(tag, "sqref") ?? ""));
      else if (name === "picture") below.push(EVERYWHERE);
    },
    close() {},
  });
  const table = {
    open(name: string, tag: string) {
      if (name === "table") below.push(...rangesOf(attribute(tag, "ref") ?? ""));
    },
    close() {},
  };
  for (const { type, target } of await relationshipsOf(source, sheet))
    if (type === "table") await source.read(target, table);
  return { over: few(over), any: few([...over, ...below]) };
}

const few = (ranges: CellRange[]) => (ranges.length > MOST_RANGES ? [EVERYWHERE] : ranges);
