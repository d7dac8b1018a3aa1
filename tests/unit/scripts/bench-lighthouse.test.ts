import { expect, test } from "vitest";
import { figuresOf, readReport } from "#scripts/bench/lighthouse.ts";

const report = (performance: number | null, sizes: number[]) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 0.98 },
    "best-practices": { score: 1 },
    seo: { score: 0.92 },
  },
  audits: { "network-requests": { details: { items: sizes.map((transferSize) => ({ transferSize })) } } },
});

test("a report is read as scores of 0 to 100, requests and bytes", () => {
  expect(readReport(report(0.5, [100, 20, 3]))).toEqual({
    performance: 50,
    accessibility: 98,
    "best-practices": 100,
    seo: 92,
    requests: 3,
    bytes: 123,
  });
  expect(() => readReport(report(null, []))).toThrow("Lighthouse gave no score for performance.");
});

test("each figure is the median of the runs by itself", () => {
  const runs = [report(0.9, [1]), report(1, [1, 1]), report(0.95, [900])].map(readReport);
  expect(figuresOf(runs)).toEqual(["95", "98", "100", "92", "1", "2"]);
});
