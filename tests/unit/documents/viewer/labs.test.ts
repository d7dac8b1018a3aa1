import { describe, expect, test } from "vitest";
import type { LabSeries, LabTable, LabValue } from "#app/core/document/analysis.ts";
import { copiedTable } from "#app/rooms/documents/viewer/copied-text.ts";
import {
  labRows,
  latestValue,
  momentColumns,
  momentWords,
  trendOf,
  valueWords,
} from "#app/rooms/documents/viewer/lab-view.ts";
import { copiedSection } from "#app/rooms/documents/viewer/section-views.ts";

const value = (
  raw: string,
  at: string | null,
  mark: LabValue["mark"] = null,
  flag: string | null = null,
) => ({
  raw,
  value: Number.isNaN(Number(raw)) ? null : Number(raw),
  at,
  mark,
  flag,
  place: { segment: 0, block: 0, cell: "B2", words: "page 1, block 1, cell B2" },
});
const series = (name: string, values: LabValue[]): LabSeries => ({
  name,
  unit: "g/dL",
  range: { text: "12-16", low: 12, high: 16 },
  values,
});
const table = (...all: LabSeries[]): LabTable => ({ patient: null, series: all });

test("a value out of range is marked in words, with the document's own flag beside it", () => {
  expect(valueWords(value("9.1", null, "low"))).toBe("9.1 (Low)");
  expect(valueWords(value("17", null, "high", "H*"))).toBe("17 (High, flag H*)");
  expect(valueWords(value("14", null, "normal"))).toBe("14");
});

test("of several values without a date none is the latest", () => {
  const [first, second] = [value("9.1", null), value("8.2", null)];
  expect(latestValue(series("Hb", [first]))).toBe(first);
  expect(latestValue(series("Hb", [first, second]))).toBeNull();
  const dated = value("7.7", "2026-01-02");
  expect(latestValue(series("Hb", [first, second, dated]))).toBe(dated);
  expect(latestValue(series("Hb", [dated, first]))).toBe(dated);
});

test("a result that is awaited is none, and one whose date is not certain may be later than the others", () => {
  const [first, awaited] = [value("9.1", "2026-01-02"), value("pending", "2026-01-03")];
  expect(latestValue(series("Hb", [first, awaited]))).toBe(first);
  expect(latestValue(series("Hb", [awaited]))).toBe(awaited);
  const unsure = { ...value("8.2", null), when: "03/04/2026" };
  expect(latestValue(series("Hb", [unsure, first]))).toBeNull();
});

describe("Values over time", () => {
  test("have a column for each of up to four moments", () => {
    const labs = table(
      series("Hb", [value("9", "2024-01-02"), value("10", "2024-02-03")]),
      series("Na", [value("131", "2024-01-02")]),
    );
    expect(momentColumns(labs)).toEqual(["2024-01-02", "2024-02-03"]);
    expect(labRows(labs)).toEqual([
      ["Test", "Unit", "Reference range", "2024-01-02", "2024-02-03"],
      ["Hb", "g/dL", "12-16", "9", "10"],
      ["Na", "g/dL", "12-16", "131", ""],
    ]);
  });

  test("stand in rows where there are more moments, none, or two values of one", () => {
    const days = ["01", "02", "03", "04", "05"].map((day) => value("9", `2024-01-${day}`));
    expect(momentColumns(table(series("Hb", days)))).toBeNull();
    expect(momentColumns(table(series("Hb", days.slice(0, 4))))).toHaveLength(4);
    expect(momentColumns(table(series("Hb", [value("9", null)])))).toBeNull();
    const twice = table(series("Hb", [value("9", "2024-01-02", "low"), value("10", "2024-01-02")]));
    expect(momentColumns(twice)).toBeNull();
    expect(labRows(twice)).toEqual([
      ["Test", "Unit", "Reference range", "Date", "Value"],
      ["Hb", "g/dL", "12-16", "2024-01-02", "9 (Low)"],
      ["Hb", "g/dL", "12-16", "2024-01-02", "10"],
    ]);
  });

  test("make a trend from three moments on, of numbers only", () => {
    const some = [value("9", "2024-01-02"), value("10", "2024-02-03"), value("pos", "2024-03-04")];
    expect(trendOf(series("Hb", some))).toEqual([]);
    const more = trendOf(series("Hb", [...some, value("8", "2024-04-05", "low"), value("7", null)]));
    expect(more.map((point) => point.value)).toEqual([9, 10, 8]);
    expect(more[2]).toEqual({ at: Date.UTC(2024, 3, 5), value: 8, mark: "low" });
  });

  test("without dates have the columns and the trend of their times as written, in turn", () => {
    const inTurn = (name: string, ...times: [string, string][]): LabSeries => ({
      ...series(
        name,
        times.map(([when, raw]) => ({ ...value(raw, null), when })),
      ),
      isInTurn: true,
    });
    const pulse = inTurn("Pulse", ["22:00", "80"], ["02:00", "96"], ["06:00", "134"]);
    const labs = table(pulse, inTurn("BP", ["06:00", "98/54"]));
    expect(labRows(labs)).toEqual([
      ["Test", "Unit", "Reference range", "22:00", "02:00", "06:00"],
      ["Pulse", "g/dL", "12-16", "80", "96", "134"],
      ["BP", "g/dL", "12-16", "", "", "98/54"],
    ]);
    expect(trendOf(pulse).map((point) => point.value)).toEqual([80, 96, 134]);
    expect(latestValue(pulse)?.raw).toBe("134");
  });

  test("without dates have neither where nothing tells their order", () => {
    const apart = [
      { ...value("1", null), when: "08:00" },
      { ...value("2", null), when: "16:00" },
      { ...value("3", null), when: "Tue 12:00" },
    ];
    expect(labRows(table(series("Pulse", apart)))).toEqual([
      ["Test", "Unit", "Reference range", "Date", "Value"],
      ["Pulse", "g/dL", "12-16", "08:00", "1"],
      ["Pulse", "g/dL", "12-16", "16:00", "2"],
      ["Pulse", "g/dL", "12-16", "Tue 12:00", "3"],
    ]);
    expect(trendOf(series("Pulse", apart))).toEqual([]);
    expect(latestValue(series("Pulse", apart))).toBeNull();
  });

  test("name their moments readably", () => {
    expect(momentWords("2024-03-05T06:30:00")).toBe("2024-03-05 06:30");
    expect(momentWords("2024-03-05")).toBe("2024-03-05");
    expect(momentWords(null)).toBe("no date");
  });
});

test("a copied table holds no formula: cells that begin with = + - @ or a tab get an apostrophe", () => {
  const cells = ["=SUM(A1)", "+1", "-3", "@cmd", "\tx", "\rx", "a=b", "1-2", ""];
  expect(copiedTable([cells])).toBe(
    ["'=SUM(A1)", "'+1", "'-3", "'@cmd", "' x", "' x", "a=b", "1-2", ""].join("\t"),
  );
  expect(copiedTable([["a\tb", "c\nd"], ["e"]])).toBe("a b\tc d\ne");
});

test("a section's values are copied with it, below its statements and its text [DOC-40]", () => {
  const labs = [table(series("Hb", [value("9.1", "2026-01-02", "low")]))];
  const copied = copiedSection({ type: "labs", name: "Labs", statements: [], labs, text: "Low." });
  expect(copied).toMatch(/^Low\.\n\n.*Hb.*9\.1/s);
});
