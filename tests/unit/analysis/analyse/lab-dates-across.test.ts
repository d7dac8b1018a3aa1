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
