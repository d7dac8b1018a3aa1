import { attribute } from "#app/base/xml/attribute.ts";
import { relationshipsOf } from "#workers/analysis/xml/relationships.ts";
import { type CellRange, EVERYWHERE, rangesOf } from "../sheets/cell-ranges.ts";
import type { OfficePackage } from "../zip/package.ts";
import type { ChangedStyle } from "./cell-styles.ts";
import { ConditionalFormats } from "./conditional-formats.ts";

/** What decides on the look of cells besides their style: rules for their values, and what lies below their own fill. */
export type LookElsewhere = { rules: ConditionalFormats; below: readonly CellRange[] };

/** As many are looked at for each cell; of more, it may be anywhere. */
const MOST_RANGES = 500;

/**
 * Finds a sheet's conditional formats, and the ranges of tables with a look (ECMA-376 part 1, 18.5) and of a sheet's
 * picture, which lie below the cells' own fills. They stand behind the cells.
 * @param sheet the worksheet part, which is read for this alone
 */
export async function readLookElsewhere(
  source: OfficePackage,
  sheet: string,
  changes: readonly ChangedStyle[],
): Promise<LookElsewhere> {
  const rules = new ConditionalFormats(changes);
  const below: CellRange[] = [];
  await source.read(sheet, {
    open(name, tag) {
      if (name === "picture") below.push(EVERYWHERE);
      else rules.open(name, tag);
    },
    close: (name) => rules.close(name),
    text: (value) => rules.text(value),
  });
  const table = {
    open(name: string, tag: string) {
      if (name === "table") below.push(...rangesOf(attribute(tag, "ref") ?? ""));
    },
    close() {},
  };
  for (const { type, target } of await relationshipsOf(source, sheet))
    if (type === "table") await source.read(target, table);
  return { rules, below: below.length > MOST_RANGES ? [EVERYWHERE] : below };
}
