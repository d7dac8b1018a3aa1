import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import type { LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";
import { copiedTable } from "../copied-text.ts";
import {
  labRows,
  latestValue,
  MARK_WORDS,
  momentColumns,
  momentOf,
  momentWords,
  trendOf,
} from "../lab-view.ts";
import { useOpenPlace } from "../use-source.ts";
import { LabTrend } from "./lab-trend.tsx";

/**
 * Measured values, one table per patient: read by code, compared with the document's own ranges. The values come right
 * after the name; if the table does not fit, the style sheet puts them below it, each with its heading.
 */
export function LabTables({ labs }: { labs: readonly LabTable[] }) {
  const isFolded = labs.length > MOST_OPEN;
  return labs.map((table) => <OneTable key={table.patient ?? ""} table={table} isFolded={isFolded} />);
}

/** The tables of more patients than this would push everything below them out of reach. */
const MOST_OPEN = 4;

function OneTable({ table, isFolded }: { table: LabTable; isFolded: boolean }) {
  const { copied, copy } = useCopy();
  const title = table.patient ? `Values of ${table.patient}` : "Values";
  return (
    <div className="lab-table">
      <div className="lab-head">
        <h3>{title}</h3>
        <button type="button" onClick={() => copy("table", copiedTable(labRows(table)))}>
          {copied ? "Copied!" : "Copy table"}
        </button>
      </div>
      {isFolded ? (
        <details>
          <summary>
            {contentWords(table)}
            <span className="visually-hidden"> of {table.patient}</span>
          </summary>
          <WideTable table={table} title={title} />
        </details>
      ) : (
        <WideTable table={table} title={title} />
      )}
    </div>
  );
}

/** What a folded table holds: nobody has to open it to know whether anything in it is marked, or could be. */
function contentWords({ series }: LabTable): string {
  const values = series.flatMap((one) => one.values);
  const marked = values.filter(({ mark, flag }) => mark === "low" || mark === "high" || flag !== null).length;
  const tests = series.length === 1 ? "1 test" : `${series.length} tests`;
  if (marked > 0) return `${tests}, ${marked === 1 ? "1 value" : `${marked} values`} marked`;
  return series.some(({ range }) => range) ? `${tests}, no value marked` : `${tests}, no reference ranges`;
}

function WideTable({ table, title }: { table: LabTable; title: string }) {
  const columns = momentColumns(table);
  const hasTrend = table.series.some((series) => trendOf(series).length > 0);
  return (
    <section
      className="wide"
      aria-label={`${title}, table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the table this way
      tabIndex={0}
    >
      <table className={headings(columns, hasTrend).length > FEW_COLUMNS ? "many" : undefined}>
        <thead>
          <tr>
            <th scope="col">Test</th>
            {headings(columns, hasTrend).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{RANGE}</th>
          </tr>
        </thead>
        <tbody>
          {table.series.map((series, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a test may be there twice, with other units; series never move
            <SeriesRow key={index} series={series} columns={columns} hasTrend={hasTrend} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A table with more columns than this between name and range needs most of a wide window. */
const FEW_COLUMNS = 4;
const RANGE = "Reference range";

function headings(columns: string[] | null, hasTrend: boolean): string[] {
  if (!columns) return ["Latest", "Trend", "All values"];
  return hasTrend ? [...columns.map(momentWords), "Trend"] : columns.map(momentWords);
}

type SeriesProps = { series: LabSeries; columns: string[] | null; hasTrend: boolean };

function SeriesRow({ series, columns, hasTrend }: SeriesProps) {
  return (
    <tr>
      <th scope="row">
        {series.name} {series.unit && <span className="soft small lab-unit">{series.unit}</span>}
      </th>
      {columns ? (
        columns.map((at) => {
          const value = series.values.find((one) => momentOf(one) === at);
          return (
            <td key={at} data-heading={momentWords(at)}>
              {value && <LabValueView value={value} name={series.name} />}
            </td>
          );
        })
      ) : (
        <LongSeries series={series} />
      )}
      {columns && hasTrend && <TrendCell series={series} />}
      <td className="lab-range" data-heading={RANGE}>
        {series.range?.text ?? <span className="soft">not given</span>}
      </td>
    </tr>
  );
}

const TrendCell = ({ series }: { series: LabSeries }) => (
  <td data-heading="Trend">{trendOf(series).length > 0 && <LabTrend series={series} />}</td>
);

/** The latest value and the trend, with all values one click away. */
function LongSeries({ series }: { series: LabSeries }) {
  const latest = latestValue(series);
  return (
    <>
      <td data-heading="Latest">
        {latest ? (
          <LabValueView value={latest} name={series.name} />
        ) : (
          <span className="soft">not known</span>
        )}
        {latest && <span className="soft small lab-date">{momentWords(momentOf(latest))}</span>}
      </td>
      <TrendCell series={series} />
      <td data-heading="All values">
        <details>
          <summary>
            {series.values.length}
            <span className="visually-hidden"> values of {series.name}</span>
          </summary>
          <ul className="lab-values">
            {series.values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two values may be alike; they never move
              <li key={index}>
                <span className="soft small">{momentWords(momentOf(value))}</span>
                <LabValueView value={value} name={series.name} />
              </li>
            ))}
          </ul>
        </details>
      </td>
    </>
  );
}

/** A measured value, marked by symbol, word and colour, which opens its place in the document. */
function LabValueView({ value, name }: { value: LabValue; name: string }) {
  const open = useOpenPlace();
  const mark = value.mark && MARK_WORDS[value.mark];
  return (
    <button
      type="button"
      className={`lab-value ${value.mark ?? ""}`}
      title={value.place.words}
      onClick={() => open({ ...value.place, quote: value.raw })}
    >
      <span className="visually-hidden">{name} </span>
      <b>{value.raw}</b>
      {mark && value.mark !== "normal" && (
        <span className="lab-mark">
          {mark.symbol} {mark.words}
        </span>
      )}
      {value.flag && <span className="lab-flag">{value.flag}</span>}
      <span className="visually-hidden"> ({value.place.words}: show in the document)</span>
    </button>
  );
}
