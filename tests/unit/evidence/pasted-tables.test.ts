import { expect, test } from "vitest";
import { check, openNotes } from "./checked-notes.ts";

const COLUMNS = "Time\tBP\tHR\tRR\tSpO2\n0800\t98/60\t\t24\t91%\n1000\t104/62\t98\t20\t94%\nPt drowsy.";
const BARS = "| Time | HR | SpO2 | RR |\n|---|---|---|---|\n| 0800 | 112 | 91 | 24 |";
const WORDS = "Time HR SpO2 RR\n0800 112 91 24";
const ROWS = "\t0800\t1000\nHR\t112\t98\nSpO2\t91\t94";

test.each([
  [COLUMNS, "0800\t98/60\t\t24\t91%", "RR 24, SpO2 91%."],
  [COLUMNS, "1000\t104/62\t98\t20\t94%", "At 1000 HR 98 and SpO2 94%."],
  [BARS, "| 0800 | 112 | 91 | 24 |", "RR 24 at 0800."],
  [WORDS, "0800 112 91 24", "Saturation 91 at 0800."],
  [ROWS, "HR\t112\t98", "HR fell from 112 to 98."],
])("a value of a pasted table is its column's or its row's: %j, %j, %s", (notes, quote, statement) => {
  expect(check(notes, statement, quote).standing).toBe("supported");
});

test.each([
  [COLUMNS, "0800\t98/60\t\t24\t91%", "SpO2 24%."],
  [COLUMNS, "0800\t98/60\t\t24\t91%", "Respiratory rate 91."],
  [BARS, "| 0800 | 112 | 91 | 24 |", "HR 24 at 0800."],
  [WORDS, "0800 112 91 24", "SpO2 112 at 0800."],
  [ROWS, "SpO2\t91\t94", "SpO2 98%."],
])("and no other column's or row's: %j, %j, %s", (notes, quote, statement) => {
  expect(check(notes, statement, quote).standing).toBe("not_in_notes");
});

test("a vital sign that only a heading names is heard", () => {
  const heard = openNotes(COLUMNS)
    .heard()
    .filter(({ places }) => places.length > 0)
    .map(({ id }) => id);
  expect(heard).toEqual(expect.arrayContaining(["oxygen_saturation", "respiratory_rate", "pulse"]));
});

test("a line of labels above lines of words is no heading", () => {
  const notes = "BP HR RR\nBP 98/60, HR 112, RR 24";
  const quote = "BP 98/60, HR 112, RR 24";
  expect(check(notes, "HR 112 and RR 24.", quote).standing).toBe("supported");
  expect(check(notes, "HR 24.", quote).standing).toBe("not_in_notes");
});
