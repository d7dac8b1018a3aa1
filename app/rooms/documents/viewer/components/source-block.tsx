import { cellName, readCellName } from "#app/core/document/addresses.ts";
import type { Block, TableBlock } from "#app/core/document/parsed-document.ts";
import { visibilityWords } from "#app/core/document/visibility.ts";
import { type SourcePlace, splitAtQuote } from "../source-place.ts";

type Props = { block: Block; place: SourcePlace | null };

/**
 * One block of the document's text, as text only: nothing in it becomes markup.
 * @param place what to point at in this block; null if that is elsewhere
 */
export function SourceBlock({ block, place }: Props) {
  if (block.isHidden)
    return (
      <div className="source-hidden">
        <span className="tag">{visibilityWords(block)}</span>
        <SeenBlock block={block} place={place} />
      </div>
    );
  return <SeenBlock block={block} place={place} />;
}

function SeenBlock({ block, place }: Props) {
  if (block.kind === "table") return <SourceTable table={block} place={place} />;
  const className = `source-${block.kind}${place ? " here" : ""}`;
  const text = <MarkedQuote text={block.text} quote={place?.quote} />;
  if (block.kind === "heading") return <p className={className}>{text}</p>;
  if (block.kind === "paragraph") return <p className={className}>{text}</p>;
  return (
    <p className={className} data-level={Math.min(block.level, 6)}>
      {block.marker} {text}
    </p>
  );
}

function MarkedQuote({ text, quote }: { text: string; quote: string | undefined }) {
  const split = splitAtQuote(text, quote);
  if (!split) return text;
  const [before, hit, after] = split;
  return (
    <>
      {before}
      <mark>{hit}</mark>
      {after}
    </>
  );
}

function SourceTable({ table, place }: { table: TableBlock; place: SourcePlace | null }) {
  return (
    <div className={place && !place.cell ? "source-table here" : "source-table"}>
      <table>
        <tbody>
          {table.rows.map(({ row, cells }) => (
            <tr key={row} className={isCitedRow(row, place) ? "here" : undefined}>
              <th scope="row">{row}</th>
              {cells.map((text, index) => {
                const name = cellName(row, table.firstColumn + index);
                const isCited = place !== null && isCitedCell(name, text, place);
                return (
                  <td key={name} title={name} className={isFigure(text) ? "figure" : undefined}>
                    {isCited ? <mark>{text}</mark> : text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LONGEST_FIGURE = 20;

/** A number, a range or a date must not be broken: it would be read as another. */
const isFigure = (text: string) => text.length <= LONGEST_FIGURE && /\d/.test(text);

/** A cell is read with its row. */
function isCitedRow(row: number, place: SourcePlace | null) {
  const cell = place?.cell ? readCellName(place.cell) : null;
  return cell?.row === row;
}

/** The named cell; if none is named, every cell that contains the quote. */
function isCitedCell(name: string, text: string, { cell, quote }: SourcePlace) {
  if (cell !== null) return cell === name;
  return splitAtQuote(text, quote) !== null;
}
