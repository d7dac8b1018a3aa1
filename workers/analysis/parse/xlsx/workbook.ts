import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { Sheet } from "#app/core/document/parsed-document.ts";
import type { OfficePackage } from "../zip/package.ts";

type SheetEntry = { name: string; visibility: Sheet["visibility"]; relationshipId: string };
export type Workbook = { date1904: boolean; sheets: SheetEntry[] };

/** The workbook's list of sheets in the order of their tabs (ECMA-376 part 1, 18.2). */
export async function readWorkbook(source: OfficePackage, part: string): Promise<Workbook> {
  const workbook: Workbook = { date1904: false, sheets: [] };
  await source.read(part, {
    open(name, tag) {
      if (name === "workbookPr")
        workbook.date1904 = attribute(tag, "date1904") !== null && isOn(tag, "date1904");
      if (name !== "sheet") return;
      const state = attribute(tag, "state");
      workbook.sheets.push({
        name: attribute(tag, "name") ?? "",
        visibility: state === "veryHidden" ? "very hidden" : state === "hidden" ? "hidden" : "visible",
        relationshipId: attribute(tag, "id") ?? "",
      });
    },
    close() {},
  });
  return workbook;
}
