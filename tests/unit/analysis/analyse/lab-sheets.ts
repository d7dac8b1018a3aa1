import type { Segment } from "#app/core/document/document-text.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";

const cells = (row: string) => row.split("|").map((cell) => cell.trim());

/** Tables of a sheet: an empty row separates two of them, as in the parsers. */
export function sheetOf(name: string, ...rows: string[]): Segment {
  const blocks: (Block & { kind: "table" })[] = [];
  for (const [index, row] of rows.entries()) {
    if (row === "") continue;
    if (index === 0 || rows[index - 1] === "")
      blocks.push({
        kind: "table",
        address: { sheet: name, cell: `A${index + 1}` },
        firstColumn: 0,
        rows: [],
      });
    blocks.at(-1)?.rows.push({ row: index + 1, cells: cells(row) });
  }
  return { part: { kind: "sheet", name: `Sheet ${name}` }, blocks };
}

/** Series in short: "patient: name unit = value @date mark [flag]; …". */
export async function seriesOf(...segments: Segment[]): Promise<string[]> {
  const { tables } = await readLabs(() => segments);
  return tables.flatMap(({ patient, series }) =>
    series.map(({ name, unit, values }) => {
      const all = values.map(({ raw, at, mark, flag }) =>
        [raw, at && `@${at}`, mark, flag && `[${flag}]`].filter(Boolean).join(" "),
      );
      return `${patient ? `${patient}: ` : ""}${name}${unit ? ` ${unit}` : ""} = ${all.join("; ")}`;
    }),
  );
}

export const inSheet = (...rows: string[]) => seriesOf(sheetOf("CSV", ...rows));

export const HEAD = "Test | Result | Unit | Reference range | Date";
