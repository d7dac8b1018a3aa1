import type { GenerationTimes } from "./generations.ts";
import type { LoadResult } from "./load.ts";
import { percentile } from "./percentiles.ts";

/** How each figure is computed from one generation's times; indented ones are parts of the line above. */
const FIGURES: [string, (times: GenerationTimes) => number][] = [
  ["added, inside the Worker (note − bare)", ({ inside, bareInside }) => inside - bareInside],
  [
    "  of it by the product (without the second reader)",
    ({ inside, bareInside, secondReader }) => inside - bareInside - secondReader,
  ],
  ["added, seen by the caller (note − bare)", ({ outside, bareOutside }) => outside - bareOutside],
  ["the stand-in asked by a bare Worker (bare)", ({ bareInside }) => bareInside],
  ["a note", ({ inside }) => inside],
  ["  waiting for the model", ({ model }) => model],
  ["  waiting for the second reader", ({ secondReader }) => secondReader],
  ["  meter: reserve and commit", ({ meter }) => meter],
  ["  check: evidence and guard", ({ check }) => check],
  [
    "  everything else",
    ({ inside, model, secondReader, meter, check }) => inside - model - secondReader - meter - check,
  ],
];

/** The figures of many generations as lines of text. */
export function generationTable(times: readonly GenerationTimes[]): string[] {
  return [
    row("milliseconds", ["p50", "p99"]),
    ...FIGURES.map(([label, figureOf]) => row(label, percentiles(times.map(figureOf)))),
  ];
}

/** The results of several paths under load, as lines of text. */
export function loadTable(results: readonly LoadResult[]): string[] {
  return [
    row("milliseconds", ["p50", "p99", "req/s", "failed"]),
    ...results.map(({ path, p50, p99, perSecond, failed }) =>
      row(`GET ${path}`, [p50.toFixed(0), p99.toFixed(0), perSecond.toFixed(0), String(failed)]),
    ),
  ];
}

const percentiles = (figures: number[]): string[] =>
  [50, 99].map((percent) => percentile(figures, percent).toFixed(1));

function row(label: string, cells: string[]): string {
  return `  ${label.padEnd(50)}${cells.map((cell) => cell.padStart(9)).join("")}`;
}
