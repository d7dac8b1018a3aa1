import { expect, test } from "vitest";
import { withPatient } from "#app/core/note/leaving/leaving-note.ts";

const titleOf = (nurseNotes: string, title: string, name?: string) =>
  withPatient({ nurseNotes, demographics: { name } }, title);

test("a kept note is found by whose it is, wherever the note says so: by the typed name, else as the notes begin", () => {
  const petrov = "Mr. Ivan Petrov, 45, bed 8. Chest pain 6/10 at 0400. ECG done.";
  expect(titleOf(petrov, "ECG done.")).toBe("Mr. Ivan Petrov, 45, bed 8 · ECG done.");
  expect(titleOf("Bed 12\nSlept well.", "Slept well.")).toBe("Bed 12 · Slept well.");
  expect(titleOf(petrov, "ECG done.", " Ivan  Petrov ")).toBe("Ivan Petrov · ECG done.");
});

test("a name in a kept note's title has its surname, behind a title with a point and in a long line too", () => {
  expect(titleOf("Bed 7, Mrs. Amélie O'Brien-Nguyen. HR 128.", "HR 128.")).toBe(
    "Bed 7, Mrs. Amélie O'Brien-Nguyen · HR 128.",
  );
  expect(titleOf("Mr. T. Baker slept well. No pain.", "No pain.")).toBe("Mr. T. Baker slept well · No pain.");
  expect(titleOf("Bay 2, bed 12, side room 3, Mrs. Amélie O'Brien-Nguyen, 71F. HR 128.", "HR 128.")).toBe(
    "Bay 2, bed 12, side room 3, Mrs. Amélie O'Brien-Nguyen · HR 128.",
  );
  expect(titleOf("Bed 7, slept well until the morning came around, no pain.", "No pain.")).toBe(
    "Bed 7, slept well until the morning came · No pain.",
  );
});

test("what already stands in a note's title, or tells of nobody, is not put before it", () => {
  expect(titleOf("Mrs. Lee, bed 2. Slept well.", "Mrs. Lee, bed 2. Slept well.")).toBe(
    "Mrs. Lee, bed 2. Slept well.",
  );
  expect(titleOf("Pt c/o pain 4/10 since 0300, resting in bed now.", "Pain 4/10.")).toBe("Pain 4/10.");
  expect(titleOf("", "SBAR")).toBe("SBAR");
});
