import { BUDGET, LIMITS } from "#app/core/document/limits.ts";
import { refuseTooLarge } from "#app/core/document/refusals.ts";
import type { OfficePackage } from "../zip/package.ts";
import { type CellString, type StringItem, wholeText } from "./rich-text.ts";

/** The table of texts that cells refer to (ECMA-376 part 1, 18.4). @param text reads each */
export async function readSharedStrings(
  source: OfficePackage,
  part: string,
  text: StringItem,
): Promise<CellString[]> {
  const strings: CellString[] = [];
  let total = 0;
  await source.read(part, {
    open(name, tag) {
      if (name === "si") text.begin();
      else text.open(name, tag);
    },
    close(name) {
      text.close(name);
      if (name !== "si") return;
      const string = text.value();
      total += wholeText(string).length;
      if (total > LIMITS.sharedCharacters || strings.length >= BUDGET.cells)
        throw refuseTooLarge("sharedCharacters");
      strings.push(string);
    },
    text: (value) => text.text(value),
  });
  return strings;
}
