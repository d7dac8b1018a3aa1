import { expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { withFactsOnly } from "#app/rooms/templates/facts-only.ts";

const NOTES =
  "Pt found on floor beside bed at 0415. Floor was wet. Pt states she slipped because of the wet floor. CNA says the alarm was turned off by mistake. Skin tear left forearm.";

function check(text: string, quote: string) {
  const sources = [{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }];
  const checked = openChecker(sources).checkStatement({ text, quotes: [quote], isSuggestion: false });
  const { standing, marks = [] } = withFactsOnly(checked, sources);
  const marked = marks
    .filter(({ kind }) => kind === "not_in_notes")
    .map(({ start, end }) => text.slice(start, end));
  return { standing, marked, reasons: marks.map(({ reason }) => reason) };
}

test.each([
  [
    "Patient found on floor beside bed at 0415 due to wet floor.",
    "found on floor beside bed at 0415",
    "due to",
  ],
  ["Skin tear left forearm caused by the floor.", "Skin tear left forearm", "caused by"],
  ["Patient found on floor beside bed, staff failed to check.", "found on floor beside bed", "failed to"],
  ["Skin tear left forearm, a preventable injury.", "Skin tear left forearm", "preventable"],
])("%s is amber: the nurse wrote no such cause or blame there", (text, quote, cue) => {
  const { standing, marked, reasons } = check(text, quote);
  expect(standing).toBe("not_in_notes");
  expect(marked).toContain(cue);
  expect(reasons).toContainEqual(expect.stringMatching(/not in your words$/));
});

test.each([
  ["Patient states she slipped because of the wet floor.", "she slipped because of the wet floor"],
  ["CNA says the alarm was turned off by mistake.", "the alarm was turned off by mistake"],
  ["Patient found on floor beside bed at 0415.", "found on floor beside bed at 0415"],
])("%s is the nurse's own and stays as the guard found it", (text, quote) => {
  expect(check(text, quote)).toMatchObject({ standing: "supported", marked: [] });
});
