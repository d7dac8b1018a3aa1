// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { openDoubts } from "#app/core/note/doubts.ts";
import { FORM_HINTS } from "#app/core/note/form/form-hints.tsx";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import { ChecksCard } from "#app/core/note/view/checks-card.tsx";
import { render } from "#tests/unit/render.ts";
import { answerOf, documentOf, FORM } from "../notes.ts";
import { stillNote } from "../open-note.ts";

const cardOf = async (form: NoteForm) => {
  const note = stillNote({ ...documentOf(answerOf([])), forms: [form] });
  const card = await render(<ChecksCard note={note} userId="user_1" sources={[]} onActivate={() => {}} />);
  await act(() => vi.dynamicImportSettled());
  return card.textContent;
};

test("what is in doubt of the patient stands in the note's card too, in the form's words", async () => {
  expect(await cardOf({ ...FORM, nurseNotes: "HR 140, sweaty.", vitalSigns: "HR 80" })).toContain(
    "The field says HR 80, your notes 140. Which is right now?",
  );
  expect(
    await cardOf({ ...FORM, nurseNotes: "Rm 1 Mr Adams 70M: GTN given. Rm 2 Mrs Baker 82F: fell." }),
  ).toContain("This looks like more than one patient. Write a note for each.");
  expect(await cardOf({ ...FORM, nurseNotes: "HR 82.", vitalSigns: "HR 80" })).not.toMatch(
    /Which is right|more than one/,
  );
});

test("beside notes that come near the longest that are taken stands how long they are, and when they are too long", async () => {
  const hintsOf = async (length: number) =>
    (await render(<FORM_HINTS.PatientHints form={{ ...FORM, nurseNotes: "a".repeat(length) }} />))
      .textContent;
  expect(await hintsOf(17_000)).toBe("");
  expect(await hintsOf(19_000)).toBe("19,000 of 20,000 characters");
  expect(await hintsOf(20_001)).toMatch(/20,001 of 20,000 characters.*too long to be sent/);
});

test("an admission date in the future is remarked on, and is no doubt to answer before the note leaves", async () => {
  vi.setSystemTime(new Date(2026, 10, 28, 23, 30));
  const form = (admissionDate: string): NoteForm => ({ ...FORM, demographics: { admissionDate } });
  const hintsOf = async (date: string) =>
    (await render(<FORM_HINTS.PatientHints form={form(date)} />)).textContent;
  for (const date of ["2026-11-29", "2027-01-01", "20261-01-01"])
    expect.soft([date, await hintsOf(date)]).toEqual([date, "The admission date is in the future."]);
  for (const date of ["2026-11-28", "2025-12-31", "", "tomorrow"])
    expect.soft([date, await hintsOf(date)]).toEqual([date, ""]);
  expect(openDoubts({ ...documentOf(answerOf([])), forms: [form("2026-11-29")] })).toEqual([]);
  vi.useRealTimers();
});
