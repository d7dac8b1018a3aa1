import { expect } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";

/** The guard over a nurse's notes. */
export const openNotes = (text: string) =>
  openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text }]);

/** Its verdict on a statement that quotes all of them, or this part. */
export const check = (notes: string, text: string, quote = notes) =>
  openNotes(notes).checkStatement({ text, quotes: [quote], isSuggestion: false });

export const standingOf = (notes: string, text: string) => check(notes, text).standing;

/** Expects the notes to say each of the first statements and none of the others. */
export function expectTold(notes: string, same: readonly string[], changed: readonly string[]): void {
  const standings = (statements: readonly string[]) =>
    statements.map((text) => [text, standingOf(notes, text)]);
  expect(standings(same)).toEqual(same.map((text) => [text, "supported"]));
  expect(standings(changed)).toEqual(changed.map((text) => [text, "not_in_notes"]));
}
