import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";

const sources = [
  { name: "demographics.admissionDate", label: "Admission Date", text: "2026-11-18" },
  {
    name: "nurseNotes",
    label: "Nurse's Notes",
    text: "Surgery on 3 March 2025. Stitches out Dec 2nd, 2026.",
  },
];

function standing(text: string) {
  return openChecker(sources).checkStatement({ text, quotes: [], isSuggestion: false }).standing;
}

test("a date stays the same date however it is written", () => {
  for (const date of [
    "2026-11-18",
    "18 November 2026",
    "November 18, 2026",
    "18th of November 2026",
    "Nov 18th",
    "18/11/2026",
    "11/18/2026",
  ]) {
    expect(standing(`Admission date: ${date}.`), date).toBe("supported");
  }
  expect(standing("Surgery on March 3, 2025.")).toBe("supported");
  expect(standing("Stitches out 2 December 2026.")).toBe("supported");
});

test("another day, month or year is not in the notes", () => {
  for (const date of [
    "2026-11-19",
    "18 October 2026",
    "November 8, 2026",
    "18 November 2025",
    "17/11/2026",
  ]) {
    expect(standing(`Admission date: ${date}.`), date).toBe("not_in_notes");
  }
  expect(standing("Surgery on 3 May 2025.")).toBe("not_in_notes");
});
