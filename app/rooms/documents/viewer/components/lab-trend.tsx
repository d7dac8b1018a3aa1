import type { LabSeries } from "#app/core/document/analysis.ts";
import { momentOf, momentWords, trendOf } from "../lab-view.ts";

const WIDTH = 132;
const HEIGHT = 40;
const EDGE = 5;

/** A value's course over time, with the reference range as a band; every value is in the table, too. */
export function LabTrend({ series }: { series: LabSeries }) {
  const points = trendOf(series);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const scale = scaleOf(series, points);
  const unit = series.unit ? ` ${series.unit}` : "";
  const label = `${series.name}: from ${first.value}${unit} to ${last.value}${unit}`;
  const dates = series.values.flatMap((value) => momentOf(value) ?? []);
  const details = `${points.length} values, ${momentWords(dates[0] ?? null)} to ${momentWords(dates.at(-1) ?? null)}`;
  return (
    <svg className="trend" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${details}`}>
      <title>{label}</title>
      <desc>{details}</desc>
      <Band series={series} scale={scale} />
      <polyline points={points.map(({ at, value }) => `${scale.x(at)},${scale.y(value)}`).join(" ")} />
      {points.map(({ at, value, mark }) => (
        <circle
          key={`${at} ${value}`}
          className={mark ?? undefined}
          cx={scale.x(at)}
          cy={scale.y(value)}
          r={points.length > 20 ? 1.5 : 2.5}
        />
      ))}
    </svg>
  );
}

type Scale = { x: (at: number) => number; y: (value: number) => number };

function Band({ series: { range }, scale }: { series: LabSeries; scale: Scale }) {
  if (!range || (range.low === null && range.high === null)) return null;
  const top = range.high === null ? 0 : clamp(scale.y(range.high));
  const bottom = range.low === null ? HEIGHT : clamp(scale.y(range.low));
  return <rect x={0} y={top} width={WIDTH} height={Math.max(0, bottom - top)} />;
}

const clamp = (y: number) => Math.min(HEIGHT, Math.max(0, y));

/** The values fill the height, with the range's limits if they are near. */
function scaleOf({ range }: LabSeries, points: { at: number; value: number }[]): Scale {
  const values = points.map(({ value }) => value);
  const spread = Math.max(...values) - Math.min(...values) || Math.abs(values[0] ?? 1) || 1;
  const near = [range?.low ?? null, range?.high ?? null].filter(
    (end): end is number =>
      end !== null && end > Math.min(...values) - spread && end < Math.max(...values) + spread,
  );
  const [low, high] = [Math.min(...values, ...near), Math.max(...values, ...near)];
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const round = (at: number) => Math.round(at * 10) / 10;
  return {
    x: (at) => round(EDGE + ((at - from) / (to - from || 1)) * (WIDTH - 2 * EDGE)),
    y: (value) => round(HEIGHT - EDGE - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * EDGE)),
  };
}
