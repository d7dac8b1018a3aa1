import { expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";

/** Each value with its time, by test. */
async function read(...rows: string[]): Promise<string[]> {
  const { tables, notes } = await readLabs(() => [
    {
      part: { kind: "sheet" as const, name: "Sheet Obs" },
      blocks: [
        {
          kind: "table" as const,
          address: { sheet: "Obs", cell: "A1" },
          firstColumn: 0,
          rows: rows.map((row, index) => ({
            row: index + 1,
            cells: row.split("|").map((cell) => cell.trim()),
          })),
        },
      ],
    },
  ]);
  const values = tables.flatMap(({ series }) =>
    series.map((one) => `${one.name}: ${one.values.map(({ raw, at }) => `${raw} at ${at}`).join(", ")}`),
  );
  return [...values, ...notes];
}

test("a date that is merged over columns of times heads all of them", async () => {
  const found = await read(
    "Sign | 2026-06-01 | | | 2026-06-02",
    "Time | 06:00 | 14:00 | 22:00 | 06:00",
    "Pulse | 80 | 96 | 134 | 88",
  );
  expect(found).toEqual([
    "Pulse: 80 at 2026-06-01T06:00, 96 at 2026-06-01T14:00, 134 at 2026-06-01T22:00, 88 at 2026-06-02T06:00",
  ]);
});

test("also where one date stands over all of them", async () => {
  expect(
    await read("Sign | 2026-06-01 | |", "Time | 06:00 | 14:00 | 22:00", "Pulse | 80 | 96 | 134"),
  ).toEqual(["Pulse: 80 at 2026-06-01T06:00, 96 at 2026-06-01T14:00, 134 at 2026-06-01T22:00"]);
});

test("but not where a time stands before it: then it may be in the middle over its columns", async () => {
  expect(
    await read(
      "Sign | | 2026-06-01 | | | 2026-06-02 |",
      "Time | 06:00 | 14:00 | 22:00 | 06:00 | 14:00 | 22:00",
      "Pulse | 80 | 96 | 134 | 88 | 90 | 92",
    ),
  ).toEqual(["Pulse: 80 at null, 96 at null, 134 at null, 88 at null, 90 at null, 92 at null"]);
});

test("and where no times stand below it", async () => {
  expect(await read("Test | 2026-06-01 | | 2026-06-02", "Glucose | 5.1 | 9.8 | 6.0")).toEqual([
    "Glucose: 5.1 at 2026-06-01, 9.8 at 2026-06-01, 6.0 at 2026-06-02",
  ]);
});

test("but not over a column that another heading has, or that holds no figures", async () => {
  expect(
    await read("Test | 2026-06-01 | | 2026-06-02 | Comment", "Glucose | 5.1 | H | 6.0 | 7 days fasting"),
  ).toEqual(["Glucose: 5.1 at 2026-06-01, 6.0 at 2026-06-02"]);
});

test("a row that its table withdraws gives no value, which is said", async () => {
  expect(
    await read(
      "Test | Result | Unit | Status",
      "Sodium | 155 | mmol/L | Amended",
      "Sodium | 131 | mmol/L | Corrected",
      "Lactate | 9.2 | mmol/L | Entered in error",
      "Albumin | 24 | g/L | Cancelled",
      "Urea | 7 | mmol/L | Final",
    ),
  ).toEqual([
    "Sodium: 131 at null",
    "Urea: 7 at null",
    "3 rows are marked as cancelled, superseded or entered in error; no measured value was taken from there.",
  ]);
});

test("a date is one with its weekday, and figures with a dot are no times", async () => {
  expect(await read("Test | Mon 2026-06-01 | Tue, 2 June 2026", "pH | 7.31 | 7.40")).toEqual([
    "pH: 7.31 at 2026-06-01, 7.40 at 2026-06-02",
  ]);
});

test("dates that stand in the rows below are no headings", async () => {
  expect(await read("Result | 2026-06-01 | 2026-06-02", "Sampled | 2026-06-03 | 2026-06-04")).toEqual([]);
});

test("times are also told in other words", async () => {
  const found = await read(
    "Sign | 2026-06-01 | | ",
    "Uhrzeit | 8 am | 2 pm | 2200h",
    "Pulse | 80 | 96 | 134",
  );
  expect(found).toEqual(["Pulse: 80 at 2026-06-01T08:00, 96 at 2026-06-01T14:00, 134 at 2026-06-01T22:00"]);
});
