import { SSF } from "xlsx";
import { attribute } from "#app/base/xml/attribute.ts";
import type { OfficePackage } from "../zip/package.ts";

/** Built-in formats by their number (ECMA-376 part 1, 18.8.30), as SheetJS lists them. */
const BUILT_IN: { [id: number]: string } = SSF.get_table();

/** The number format of each cell style, by the index that a cell names (`s`). */
export async function readNumberFormats(source: OfficePackage, part: string): Promise<string[]> {
  const own = new Map<number, string>();
  const styles: string[] = [];
  let inCellStyles = false;
  await source.read(part, {
    open(name, tag) {
      if (name === "numFmt") own.set(Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode") ?? "");
      else if (name === "cellXfs") inCellStyles = true;
      else if (name === "xf" && inCellStyles) {
        const id = Number(attribute(tag, "numFmtId") ?? 0);
        styles.push(own.get(id) ?? BUILT_IN[id] ?? "General");
      }
    },
    close(name) {
      if (name === "cellXfs") inCellStyles = false;
    },
  });
  return styles;
}
