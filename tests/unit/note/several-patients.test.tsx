// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { NoteFormView } from "#app/core/note/form/note-form-view.tsx";
import { hasSeveralPatients } from "#app/core/note/form/several-patients.ts";
import { drawn } from "../opened.ts";
import { ONE, SEVERAL } from "./patients-read.ts";

const TWO =
  "Rm 1 Mr Adams 70M: chest pain since 0200, GTN given. Rm 2 Mrs Baker 82F: DNR, allergic to penicillin, fell at 0410.";

test("two rooms or beds with somebody in each are two patients", () => {
  for (const text of [
    TWO,
    "Bed 4 70M chest pain, ECG done\nBed 5 82F fall, CT head clear",
    "Mr Adams rm 1 chest pain, settled with GTN. Mrs Baker rm 2 for discharge tomorrow.",
    "Room 12A Mr Adams: NBM. Room 12B Mr Baker: eating well. Room 13 Ms Cole: asleep.",
    "bed 4 Mr Adams 70M pain 3/10, wife Mrs Adams visiting, bed 5 Mr Baker 70M confused",
  ])
    expect.soft([text, hasSeveralPatients(text)]).toEqual([text, true]);
});

test("one patient who was moved, shares a room or is visited is one", () => {
  for (const text of [
    "",
    "Rm 1 Mr Adams 70M: chest pain since 0200, GTN given.",
    "Mr Adams 70M moved from bed 4 to bed 12. Daughter Mrs Jones informed.",
    "Bed 4 Mr Adams 70M, transferred to bed 12 at 0300, Mrs Jones (daughter) informed.",
    "Bed 4 Mr Adams 70M. Bed 12 since 0300, Mr Adams settled.",
    "Room 12 bed 4: Mr Adams 70M, shares the room with Mr Baker 82M in bed 5.",
    "Bed 4 Mr Adams 70M kept awake by room-mate Mr Baker 82M in bed 5.",
    "Bed 4 Mr Adams 70M wandered into room 9, Mrs Cole 82F upset.",
    "Bed 4 Mr Adams 70M. Seen by Mrs Patel, physio.",
    "Pain 4/10, bed 2 rails up, bed 3 empty.",
    "Rm 4 Mr Adams 70M, 16F foley. Pt in bed 5 shouting.",
  ])
    expect.soft([text, hasSeveralPatients(text)]).toEqual([text, false]);
});

test("the shorthand of night shifts tells several patients from one", () => {
  expect(SEVERAL.filter((text) => !hasSeveralPatients(text))).toEqual([]);
  expect(ONE.filter(hasSeveralPatients)).toEqual([]);
});

test("the form says so before it generates, and may generate all the same", async () => {
  const nothing = () => {};
  const at = (nurseNotes: string) =>
    drawn(
      <NoteFormView
        form={{ ...EMPTY_FORM, nurseNotes }}
        onChange={nothing}
        onReset={nothing}
        onSubmit={nothing}
        onCancel={nothing}
        state="ready"
        submitLabel="Generate"
        notesError={null}
        active={null}
      />,
    );
  const words = "This looks like more than one patient. Write a note for each.";
  const page = await at(TWO);
  await act(() => vi.dynamicImportSettled());
  expect(page.textContent).toContain(words);
  expect(page.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(false);
  expect((await at("Rm 1 Mr Adams 70M.")).textContent).not.toContain(words);
});

test("a long text is read at once", () => {
  for (const text of [
    "Rm 1 Mr Adams 70M: chest pain, wife Mrs Adams told. ",
    "bed 1 ",
    "bed 1, ",
    "two patients: ",
    "2 pts 40M ",
    "Mr A ",
    "A",
    "1 ",
    "1) ",
    ". ",
    "-",
    "\n",
  ]) {
    const begin = performance.now();
    hasSeveralPatients(text.repeat(20_000 / text.length));
    expect([text, performance.now() - begin < 300]).toEqual([text, true]);
  }
});
