import { describe, expect, test } from "vitest";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { labStatements } from "#workers/analysis/analyse/labs/lab-statements.ts";
import { sheetOf } from "./lab-sheets.ts";

/** Each test's values with their times: "Pulse: 80 at 08:00, …", with "in turn" where their order is known. */
async function read(...rows: string[]): Promise<string[]> {
  const { tables } = await readLabs(() => [sheetOf("Obs", ...rows)]);
  return tables.flatMap(({ series }) =>
    series.map(({ name, values, isInTurn }) => {
      const all = values.map(({ raw, at, when }) => `${raw} at ${at ?? when ?? "no time"}`).join(", ");
      return `${name}: ${all}${isInTurn ? ", in turn" : ""}`;
    }),
  );
}

describe("Columns of times of day without a date", () => {
  test.each(["Sign", "Time", ""])("are shown as written and in order, under %j", async (head) => {
    expect(
      await read(`${head} | 08:00 | 12:00 | 16:00`, "Pulse | 80 | 96 | 134", "BP | 120/80 | | 98/54"),
    ).toEqual([
      "Pulse: 80 at 08:00, 96 at 12:00, 134 at 16:00, in turn",
      "BP: 120/80 at 08:00, 98/54 at 16:00, in turn",
    ]);
  });

  test("go on behind midnight, and are turned round where the last stands first", async () => {
    expect(await read("Sign | 20:00 | 23:30 | 06:00", "Pulse | 1 | 2 | 3")).toEqual([
      "Pulse: 1 at 20:00, 2 at 23:30, 3 at 06:00, in turn",
    ]);
    expect(await read("Sign | 4 pm | 12 pm | 8 am", "Pulse | 3 | 2 | 1")).toEqual([
      "Pulse: 1 at 8 am, 2 at 12 pm, 3 at 4 pm, in turn",
    ]);
  });

  test("may be written with a dot, where the corner says that they are times", async () => {
    expect(await read("Time | 08.00 | 12.00", "Pulse | 80 | 96")).toEqual([
      "Pulse: 80 at 08.00, 96 at 12.00, in turn",
    ]);
    expect(await read("Hb | 11.20 | 12.10", "Urea | 9 | 8")).toEqual([]);
    expect(await read("Sign | 2026-06-01 | ", "Time | 08.00 | 20.00", "Pulse | 80 | 96")).toEqual([
      "Pulse: 80 at 2026-06-01T08:00, 96 at 2026-06-01T20:00",
    ]);
  });

  test("or without any sign", async () => {
    expect(await read("Obs | 0800 | 1200 | 1600", "Pulse | 80 | 96 | 134")).toEqual([
      "Pulse: 80 at 0800, 96 at 1200, 134 at 1600, in turn",
    ]);
    expect(await read("Obs | 08h00 | 12h30", "Pulse | 80 | 96")).toEqual([
      "Pulse: 80 at 08h00, 96 at 12h30, in turn",
    ]);
    expect(await read("Births | 2000 | 2010 | 2020", "Girls | 80 | 96 | 134")).toEqual([]);
  });

  test("of days of the week have no order", async () => {
    expect(await read("Obs | Mon 20:00 | Tue 08:00 | Wed 06:00", "Pulse | 80 | 96 | 134")).toEqual([
      "Pulse: 80 at Mon 20:00, 96 at Tue 08:00, 134 at Wed 06:00",
    ]);
  });

  test("have no order where they contradict each other", async () => {
    expect(await read("Sign | 08:00 | 16:00 | 12:00", "Pulse | 1 | 2 | 3")).toEqual([
      "Pulse: 1 at 08:00, 2 at 16:00, 3 at 12:00",
    ]);
    expect(await read("Sign | 22:00 | 06:00", "Pulse | 1 | 2")).toEqual(["Pulse: 1 at 22:00, 2 at 06:00"]);
  });

  test("get no date from elsewhere in the file", async () => {
    const rows = ["Collected: 2026-03-12", "Sign | 08:00 | 12:00", "Pulse | 80 | 96"];
    expect(await read(...rows)).toEqual(["Pulse: 80 at 08:00, 96 at 12:00, in turn"]);
    // Two tables may be of different days.
    const two = ["Sign | 08:00 | 12:00", "Pulse | 80 | 96", "", "Sign | 08:00 | 12:00", "Pulse | 70 | 71"];
    expect(await read(...two)).toEqual(["Pulse: 80 at 08:00, 96 at 12:00, 70 at 08:00, 71 at 12:00"]);
  });

  test.each([
    ["doses", ["Drug | 08:00 | 20:00", "Heparin | 5000 | 5000"]],
    [
      "doses with their units",
      ["Chart | 08:00 | 20:00", "Paracetamol | 1 g | 1 g", "Codeine | 30 mg | 30 mg"],
    ],
    ["doses below each other", ["Time taken | Dose (mg) | Sign", "08:00 | 5 | AB", "12:00 | 5 | CD"]],
    [
      "something beside a day of another kind",
      ["Birth date | Weight", "2026-03-01 | 3.4", "2026-03-02 | 3.1"],
    ],
    ["what was done", ["Task | 08:00 | 20:00", "Turned | yes | no", "Mouth care | done | done"]],
    ["findings in words alone", ["Check | 08:00 | 20:00", "Skin | normal | normal"]],
    ["values below scores", ["Pain | 5/10 | 7/10", "Pulse | 80 | 96"]],
    ["other times", ["Meal | 08:00 | 12:00", "Eaten at | 08:10 | 12:05"]],
  ])("are no measured values where they hold %s", async (_, rows) => {
    expect(await read(...rows)).toEqual([]);
  });
});

test("What stands below a corner may be days instead of names", async () => {
  expect(await read("Day | 08:00 | 22:00", "Mon | 5.6 | 7.8", "Tue | 6.1 | 8.0")).toEqual([
    "at 08:00: 5.6 at no time, 6.1 at no time",
    "at 22:00: 7.8 at no time, 8.0 at no time",
  ]);
});

describe("Days without a year", () => {
  test("head columns as they are written", async () => {
    expect(await read("Test | Unit | 12 Mar | 13 Mar | 2 Apr", "Urea | mmol/L | 9 | 8 | 7")).toEqual([
      "Urea: 9 at 12 Mar, 8 at 13 Mar, 7 at 2 Apr, in turn",
    ]);
    expect(await read("Date | 30 Dec | 31 Dec | 1 Jan", "Urea | 9 | 8 | 7")).toEqual([
      "Urea: 9 at 30 Dec, 8 at 31 Dec, 7 at 1 Jan, in turn",
    ]);
    expect(await read("Test | 14 Mar 08:00 | 13 Mar 20:00", "Urea | 9 | 8")).toEqual([
      "Urea: 8 at 13 Mar 20:00, 9 at 14 Mar 08:00, in turn",
    ]);
  });

  test("also with times in the row below", async () => {
    expect(
      await read("Sign | 12 Mar | | 13 Mar", "Time | 08:00 | 20:00 | 08:00", "Pulse | 1 | 2 | 3"),
    ).toEqual(["Pulse: 1 at 12 Mar 08:00, 2 at 12 Mar 20:00, 3 at 13 Mar 08:00, in turn"]);
  });

  test("in figures have an order where the file tells which of them is the day", async () => {
    const rows = ["Test | 03/12 | 04/12 | 05/12", "Urea | 9 | 8 | 7"];
    expect(await read(...rows)).toEqual(["Urea: 9 at 03/12, 8 at 04/12, 7 at 05/12"]);
    expect(await read("Printed | 25/12/2026", "", ...rows)).toEqual([
      "Urea: 9 at 03/12, 8 at 04/12, 7 at 05/12, in turn",
    ]);
    expect(await read("Test | 28/02 | 03/03 | 05/03", "Urea | 9 | 8 | 7")).toEqual([
      "Urea: 9 at 28/02, 8 at 03/03, 7 at 05/03, in turn",
    ]);
    // It is unclear which of the two orders applies.
    expect(await read("Printed | 25/12/2026", "Born | 12/25/1950", "", ...rows)).toEqual([
      "Urea: 9 at 03/12, 8 at 04/12, 7 at 05/12",
    ]);
  });

  test("stand at the beginning of rows, too", async () => {
    expect(await read("Date | Urea | Hb", "12 Mar | 9.0 | 120", "13 Mar | 8.0 | 110")).toEqual([
      "Urea: 9.0 at 12 Mar, 8.0 at 13 Mar, in turn",
      "Hb: 120 at 12 Mar, 110 at 13 Mar, in turn",
    ]);
    expect(
      await read("Test | Result | Unit | Date", "Urea | 7 | mmol/L | 14 Mar", "Urea | 9 | mmol/L | 12 Mar"),
    ).toEqual(["Urea: 9 at 12 Mar, 7 at 14 Mar, in turn"]);
    expect(await read("Time | HR | SpO2", "08:00 | 80 | 97", "12:00 | 96 | 94")).toEqual([
      "HR: 80 at 08:00, 96 at 12:00, in turn",
      "SpO2: 97 at 08:00, 94 at 12:00, in turn",
    ]);
  });

  test("or below a corner that says nothing", async () => {
    expect(await read(" | Urea | Hb", "12/Mar | 9.0 | 120", "13/Mar | 8.0 | 110")).toEqual([
      "Urea: 9.0 at 12/Mar, 8.0 at 13/Mar, in turn",
      "Hb: 120 at 12/Mar, 110 at 13/Mar, in turn",
    ]);
    expect(await read("Obs taken | HR | SpO2", "08:00 | 80 | 97", "12:00 | 96 | 94")).toEqual([
      "HR: 80 at 08:00, 96 at 12:00, in turn",
      "SpO2: 97 at 08:00, 94 at 12:00, in turn",
    ]);
  });

  test("beside whole dates are never the latest", async () => {
    const head = "Test | Result | Unit | Date";
    expect(
      await read(
        head,
        "Urea | 9 | mmol/L | 2026-03-12",
        "Urea | 7 | mmol/L | 14 Mar",
        "Urea | 5 | mmol/L | 03/04/2026",
      ),
    ).toEqual(["Urea: 7 at 14 Mar, 5 at 03/04/2026, 9 at 2026-03-12"]);
  });
});

test("what is out of range is said with its time as written", async () => {
  const rows = ["Test | Range | 12 Mar | 13 Mar", "K | 3.5-5.1 | 6.2 | 4.0"];
  const { tables } = await readLabs(() => [sheetOf("Labs", ...rows)]);
  expect(labStatements(tables).map(({ text }) => text)).toEqual([
    "K 6.2 (12 Mar) is above the document's range (3.5-5.1).",
  ]);
});
