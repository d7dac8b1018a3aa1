import { openChecker } from "#app/core/evidence/checker.ts";

/** What the guard says of a statement that quotes all of a nurse's notes. */
export const standingOf = (notes: string, text: string) =>
  openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]).checkStatement({
    text,
    quotes: [notes],
    isSuggestion: false,
  }).standing;
