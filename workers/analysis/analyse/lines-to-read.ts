import type { Line } from "./lines.ts";
import type { OpenStatement } from "./verify-part.ts";

/** How many lines to show before a statement's own: a line may answer the one before. */
const BEFORE = 2;

/**
 * What a second reader is shown of a part: the lines that statements name, with the two before each, in the document's
 * order, and the column headings of rows. "…" marks omitted lines.
 * @param hidden all lines with identifiers replaced, as the first model sees them: the context that reveals an
 *   identifier may be left out here
 * @param hide replaces identifiers in column headings
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
