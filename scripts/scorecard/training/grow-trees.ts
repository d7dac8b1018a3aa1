import type { Measures } from "#app/core/evidence/meaning/weighing/measure.ts";
import type { Tree, Trees } from "#app/core/evidence/meaning/weighing/weigh.ts";

/** A finding, whether it is a change of meaning, and its weight. */
export type Sample = { measures: Measures; isChange: boolean; weight: number };

const TREES = 120;
const DEPTH = 3;
const RATE = 0.1;
const LEAST_IN_LEAF = 10;
const RIDGE = 3;
const LEAST_GAIN = 1e-3;
const MOST_BORDERS = 15;

/** `bins` has, for each sample, the index of the first border that its value does not exceed. */
type Column = { name: string; values: number[]; borders: number[]; bins: Uint8Array };
type Slopes = { first: Float64Array; second: Float64Array };

/** Gradient boosting with the logistic loss: each tree fits the residuals of those before it. Deterministic. */
export function growTrees(samples: readonly Sample[]): Trees {
  const columns = columnsOf(samples);
  const sum = (of: (sample: Sample) => number) => samples.reduce((total, sample) => total + of(sample), 0);
  const changes = sum(({ isChange, weight }) => (isChange ? weight : 0));
  const base = round(Math.log(changes / (sum(({ weight }) => weight) - changes)));
  const scores = samples.map(() => base);
  const trees = Array.from({ length: TREES }, () => {
    const slopes: Slopes = {
      first: new Float64Array(samples.length),
      second: new Float64Array(samples.length),
    };
    samples.forEach(({ isChange, weight }, at) => {
      const odds = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
      slopes.first[at] = weight * (Number(isChange) - odds);
      slopes.second[at] = weight * odds * (1 - odds);
    });
    return grow(columns, slopes, [...samples.keys()], DEPTH, scores);
  });
  return { base, trees };
}

/** Each measure with its candidate borders: between its values, or between quantiles if there are many. */
function columnsOf(samples: readonly Sample[]): Column[] {
  const names = [...new Set(samples.flatMap(({ measures }) => Object.keys(measures)))].sort();
  return names.map((name) => {
    const values = samples.map(({ measures }) => measures[name] ?? 0);
    const distinct = [...new Set(values)].sort((a, b) => a - b);
    const borders =
      distinct.length <= MOST_BORDERS + 1
        ? distinct.slice(0, -1)
        : Array.from(
            { length: MOST_BORDERS },
            (_, at) => distinct[Math.floor(((at + 1) * distinct.length) / (MOST_BORDERS + 1))] ?? 0,
          );
    const bins = Uint8Array.from(values, (value) => {
      const bin = borders.findIndex((border) => value <= border);
      return bin < 0 ? borders.length : bin;
    });
    return { name, values, borders, bins };
  });
}

function grow(
  columns: readonly Column[],
  slopes: Slopes,
  rows: number[],
  depth: number,
  scores: number[],
): Tree {
  const total = sumOf(slopes, rows);
  const split =
    depth === 0 || rows.length < 2 * LEAST_IN_LEAF ? null : bestSplit(columns, slopes, rows, total);
  if (!split) {
    const leaf = round((RATE * total.first) / (total.second + RIDGE));
    for (const row of rows) scores[row] = (scores[row] ?? 0) + leaf;
    return leaf;
  }
  const { column, border } = split;
  const isUpTo = (row: number) => (column.values[row] ?? 0) <= border;
  const upTo = grow(columns, slopes, rows.filter(isUpTo), depth - 1, scores);
  const above = grow(
    columns,
    slopes,
    rows.filter((row) => !isUpTo(row)),
    depth - 1,
    scores,
  );
  return [column.name, round(border), upTo, above];
}

type Sums = { first: number; second: number; count: number };

function bestSplit(columns: readonly Column[], slopes: Slopes, rows: readonly number[], total: Sums) {
  let best: { column: Column; border: number } | null = null;
  let most = LEAST_GAIN;
  for (const column of columns) {
    const { bins, borders } = column;
    const first = new Float64Array(borders.length + 1);
    const second = new Float64Array(borders.length + 1);
    const count = new Uint32Array(borders.length + 1);
    for (const row of rows) {
      const bin = bins[row] ?? 0;
      first[bin] = (first[bin] ?? 0) + (slopes.first[row] ?? 0);
      second[bin] = (second[bin] ?? 0) + (slopes.second[row] ?? 0);
      count[bin] = (count[bin] ?? 0) + 1;
    }
    const under: Sums = { first: 0, second: 0, count: 0 };
    borders.forEach((border, at) => {
      under.first += first[at] ?? 0;
      under.second += second[at] ?? 0;
      under.count += count[at] ?? 0;
      if (under.count < LEAST_IN_LEAF || total.count - under.count < LEAST_IN_LEAF) return;
      const over = { first: total.first - under.first, second: total.second - under.second };
      const gain = worth(under) + worth(over) - worth(total);
      if (gain > most) [most, best] = [gain, { column, border }];
    });
  }
  return best as { column: Column; border: number } | null;
}

const worth = ({ first, second }: { first: number; second: number }): number =>
  (first * first) / (second + RIDGE);

function sumOf({ first, second }: Slopes, rows: readonly number[]): Sums {
  const sums: Sums = { first: 0, second: 0, count: rows.length };
  for (const row of rows) {
    sums.first += first[row] ?? 0;
    sums.second += second[row] ?? 0;
  }
  return sums;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
