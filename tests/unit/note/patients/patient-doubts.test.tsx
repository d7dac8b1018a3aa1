// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
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
