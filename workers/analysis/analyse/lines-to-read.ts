import type { Line } from "./lines.ts";
import type { OpenStatement } from "./verify-part.ts";

/** So many lines before a statement's own: what one asks, the next one answers. */
const BEFORE = 2;

/**
 * What a second reader is shown of a part: the lines that statements name with the two before each, in the document's
 * order, and what heads the columns of rows. "…" stands where others are left out.
 * @param hidden the texts of all lines with identifiers replaced, as the first model is shown them: what stands around a number or a
 *   name tells that it is one, and may be left out here
 * @param hide replaces identifiers in what heads the columns
 */
export function linesToRead(
  open: readonly Pick<OpenStatement, "lines">[],
  lines: readonly Line[],
  hidden: readonly string[],
  hide: (columns: string) => string,
): string {
  const named = new Set(open.flatMap((one) => one.lines));
  const shown = lines.map((_, at) => lines.slice(at, at + BEFORE + 1).some((line) => named.has(line)));
  let header: string | null = null;
  return lines
    .flatMap((line, at) => {
      if (!shown[at]) return shown[at - 1] ? ["…"] : [];
      const columns = line.row?.header ?? null;
      const isNew = columns !== null && columns !== header;
      header = columns;
      const text = hidden[at] ?? "";
      return isNew ? [`Columns: ${hide(columns)}`, text] : [text];
    })
    .join("\n");
}
