// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { NoteFormView } from "#app/core/note/form/note-form-view.tsx";
import { hasSeveralPatients } from "#app/core/note/form/several-patients.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";
import { render } from "#tests/unit/render.ts";
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
    expect([text, hasSeveralPatients(text)]).toEqual([text, true]);
});

test("a name before its bed begins an item too", () => {
  expect(hasSeveralPatients("Name Nair, bed 10. Name Nayar, bed 11. Bloods crossed, both repeated.")).toBe(
    true,
  );
  expect(hasSeveralPatients("Bed 14 to bed 3 for closer watching. Call bell in reach.")).toBe(false);
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
    expect([text, hasSeveralPatients(text)]).toEqual([text, false]);
});

test("the shorthand of night shifts tells several patients from one", () => {
  expect(SEVERAL.filter((text) => !hasSeveralPatients(text))).toEqual([]);
  expect(ONE.filter(hasSeveralPatients)).toEqual([]);
});

test("problems, drugs, staff, parts of a body and places on the way begin items and are no patients", () => {
  for (const text of [
    "Mr Adams 70M chest pain. Mrs Baker, NOK, updated by phone.",
    "Mr Adams settled. Mrs Baker (NOK) rang x2.",
    "Mr Adams settled. Mr Khan to see in am.",
    "Mr Adams settled. Ms Lee SLT recommends puree.",
    "Mr Adams settled. Ms Lee from physio walked him 20 m.",
    "Mr Adams: DNAR. Mr Khan (cons): comfort care.",
    "Mrs Hall formerly Mrs Green. Mrs Green on old notes, Mrs Hall on band.",
    "78F hip fracture. 79F on wristband, checked w DOB.",
    "78F hip fracture. 78 y/o F, day 2, pain 6/10.",
    "Mr John Adams 70M chest pain. Mr Adams slept.",
    "Mr John Adams chest pain. Mr Adams slept.",
    "78F hip fracture. 20F foley in. 18F NG in.",
    "81F. 80M husband at home, frail",
    "Pt A/Ox3. Pt B12 given. Pt C/O pain.",
    "Patient C diff positive. Patient B negative blood group.",
    "Room air sats 94. Room 4 isolation. Bed 2 side A.",
    "Lasix: given. Ramipril: stable dose. Digoxin: level 1.2",
    "Sleep: slept well. Nutrition: eating. Comfort: settled. Elimination: BO x1",
    "Morning: settled. Evening: confused. Night: awake",
    "Morphine - settled pain. Ondansetron - no concerns",
    "Abdomen - soft. Perfusion - stable. Incision - fine, dry",
    "Daughter: updated. Husband: stays. Anna - stable on feet w carer",
    "Bay 3 bed 4. Obs stable. Bay 3 closed for norovirus.",
    "Twin pregnancy 34/40. Twin 1 cephalic FHR 140, twin 2 breech FHR 150.",
    "Baby 1 of 2, feeding well. Baby 2 in NICU",
    "ED room 4 0100. CT 0200. ICU 7 0330 intubated.",
    "ED bed 4. ICU 7 at 0330.",
    "Rm 4: settled. 0200 asleep. Rm 4: awake 0400",
    "Bed 3, bed 5 wanted for new admission. Pt medically fit.",
    "Mr Adams and Mr Baker argue in bay, Mr Adams in tears. settled",
    "Bed 2: rails up. Bed 3: empty. Patient slept",
    "1. Furosemide - 40 mg IV. 2. Potassium - replaced. 3. Telemetry - on.",
    "1. CHF - lasix. 2. AKI - hold ACEi. 3. DM - SSI.",
    "1. Delirium - settled. 2. Constipation - enema. 3. Falls - alarm",
    "#1 CHF: stable. #2 COPD: stable. #3 DM: stable",
    "CHF: stable. COPD: stable. CKD: stable",
    "CHF - stable on lasix. COPD - no concerns",
    "Hypertension - stable. Diabetes - stable, BM 8.",
    "Pneumonia: IV abx. Sepsis: stable. Delirium: settled",
    "L leg: pain 4. R leg: pain 2. Back: pain free",
    "Monday: settled. Tuesday: confused.",
    "Day 1: pain. Day 2: fine",
  ])
    expect([text, hasSeveralPatients(text)]).toEqual([text, false]);
});

test("a ward's list is several patients however its items begin", () => {
  for (const text of [
    "Rm 4 fell. Rm 6 chest pain.",
    "Mr Adams - DNAR, comfort. Mr Baker - full code, on bipap.",
    "Mr Adams is vomiting, Mr Baker is not.",
    "bed 1: pain. bed 2: no pain.",
    "A1 Jones NBM; A2 Rai IVABx; A3 Cox home",
    "Mrs Jones BP 90/40, Mrs Smith BP 180/100",
    "82F pneumonia on 2L\n45M asthma nebs",
    "room 12 fell; room 14 refused bath",
    "Patient A confused, patient B stable.",
  ])
    expect([text, hasSeveralPatients(text)]).toEqual([text, true]);
});

test("the form says so before it generates, and may generate all the same", async () => {
  const nothing = () => {};
  const at = (nurseNotes: string) =>
    render(
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

// Quadratic growth on such a text would take more processor time than this on any machine.
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
    const ms = processorMsOf(() => hasSeveralPatients(text.repeat(60_000 / text.length)));
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});
