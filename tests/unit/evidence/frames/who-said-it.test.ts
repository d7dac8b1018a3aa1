import { expect, test } from "vitest";
import { standingOf } from "../checked-notes.ts";

const EXCHANGED: readonly [what: string, notes: string, same: string, changed: string][] = [
  [
    "what a relative reports",
    'son says "she is not like this at home"',
    "Her son says she is not like this at home.",
    "The patient states that she is not like this at home.",
  ],
  [
    "what the patient reports",
    'pt says cut because "argument w mum on phone"',
    "The patient says she cut because of an argument with her mum on the phone.",
    "Her mother says she cut because of an argument on the phone.",
  ],
  [
    "whose illness a wife tells of",
    "Wife tells me she had shingles in March. Pt has rash L flank.",
    "His wife reports that she had shingles in March.",
    "Patient had shingles in March.",
  ],
  [
    "the patient's own illness, told by her husband",
    "82F. Husband says she had a chest infection in March.",
    "The patient had a chest infection in March according to her husband.",
    "Her husband had a chest infection in March.",
  ],
  [
    "which of two results is awaited",
    "VDRL neg, HIV pending",
    "VDRL is negative and HIV is pending.",
    "VDRL and HIV are negative.",
  ],
  [
    "whom a title means",
    "wife says he's been sleeping in the chair all week",
    "His wife says he has been sleeping in the chair all week.",
    "Mr Patel said that he has been sleeping in the chair all week.",
  ],
  [
    "values before and after",
    "Pre BP 168/92, post BP 104/58",
    "Pre BP 168/92 and post BP 104/58.",
    "Blood pressure was 104/58 before and 168/92 afterwards.",
  ],
  [
    "values at rest and on moving",
    "pain two at rest six on moving",
    "Pain is 2 at rest and 6 on movement.",
    "Pain is 6 at rest and 2 on movement.",
  ],
  [
    "how much",
    "pt confused ++ and restless",
    "The patient is confused and restless.",
    "The patient is mildly confused and restless.",
  ],
  ["what is to be done", "4AT to do", "The 4AT is still to be done.", "The 4AT was done."],
  ["what comes tomorrow", "HUS tmrw", "A HUS is planned for tomorrow.", "A HUS was performed."],
  [
    "which way it went",
    "recheck at 0100 down to 224",
    "At 01:00 it was down to 224.",
    "At 01:00 it had risen to 224.",
  ],
  [
    "a denial up to its end",
    "Denies neck pain or headache.",
    "The patient denies neck pain and headache.",
    "The patient denies neck pain but reports a headache.",
  ],
  [
    "what is denied twice",
    "denies SI, denies drug use",
    "He denies SI and drug use.",
    "He denies SI and admits drug use.",
  ],
  [
    "what is suspected",
    "?UTI urine strong smelling - MSU if can catch",
    "A UTI is suspected, the urine is strong smelling.",
    "He has a UTI with strong smelling urine, and an MSU is to be caught if possible.",
  ],
  [
    "medicines by the hour",
    "Midaz 3/hr morph 2/hr",
    "Midazolam at 3/hr and morphine at 2/hr.",
    "Midazolam at 2/hr and morphine at 3/hr.",
  ],
];

test.each(EXCHANGED)("given to another, or turned round, it is seen: %s", (_, notes, same, changed) => {
  expect([standingOf(notes, same), standingOf(notes, changed)]).toEqual(["supported", "not_in_notes"]);
});

test("a dictation without stops is read in pieces: a side, or a plan, belongs to what it is said of", () => {
  const notes =
    "visited at home for leg ulcer dressing right gaiter ulcer measures four by three was five by four last week slough about thirty percent rest granulating no compression today as doppler not done yet booked for thursday wife says he's been sleeping in the chair all week left leg no breaks just dry skin emollient applied bloods not taken will try again thursday";
  expect(standingOf(notes, "The left leg has no breaks, just dry skin.")).toBe("supported");
  expect(standingOf(notes, "The right leg has no breaks, just dry skin.")).toBe("not_in_notes");
});
