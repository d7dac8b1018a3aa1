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

test("what already stands in a note's title, or tells of nobody, is not put before it", () => {
  expect(titleOf("Mrs. Lee, bed 2. Slept well.", "Mrs. Lee, bed 2. Slept well.")).toBe(
    "Mrs. Lee, bed 2. Slept well.",
  );
  expect(titleOf("Pt c/o pain 4/10 since 0300, resting in bed now.", "Pain 4/10.")).toBe("Pain 4/10.");
  expect(titleOf("", "SBAR")).toBe("SBAR");
});
