import { expect, test } from "vitest";
import { openNotes } from "./checked-notes.ts";

const check = (notes: string, text: string, { quotes = [] as string[], isSuggestion = false } = {}) =>
  openNotes(notes).checkStatement({
    text,
    quotes,
    isSuggestion,
  });

const PLAIN = "RR 30, O2 sat 86%, HR 118. Pain 7/10. Rates anxiety 7. Watched the news.";

test("a score that the nurse did not write is not supported, though its number stands elsewhere and is quoted", () => {
  for (const text of [
    "NEWS2 is 7.",
    "NEWS2 score of 7 with RR 30.",
    "NEWS 7.",
    "NEWS2 of seven.",
    "NEWS 2 total: 7.",
    "The early warning score is 7.",
    "National Early Warning Score 2 is 7.",
    "RR 30, scores 7 on NEWS2.",
  ])
    for (const quotes of [["Rates anxiety 7"], ["Pain 7/10"], []]) {
      const { standing, mismatches } = check(PLAIN, text, { quotes });
      expect({ text, standing }).toEqual({ text, standing: "not_in_notes" });
      expect(mismatches.length).toBeGreaterThan(0);
    }
});

test("that there is a score, without its number, is not supported either", () => {
  const { standing, mismatches } = check(PLAIN, "NEWS2 is high with RR 30.", { quotes: ["RR 30"] });
  expect(standing).toBe("not_in_notes");
  expect(mismatches.length).toBeGreaterThan(0);
  expect(check(PLAIN, "High early warning score.").standing).toBe("not_in_notes");
});

test("a score that the nurse wrote is supported, and another one is not", () => {
  const notes = "RR 30. NEWS2 was 9 at 0300, pain 7/10.";
  const quotes = ["NEWS2 was 9 at 0300"];
  expect(check(notes, "NEWS2 was 9 at 03:00.", { quotes }).standing).toBe("supported");
  expect(check(notes, "NEWS2 9.", { quotes }).standing).toBe("supported");
  const wrong = check(notes, "NEWS2 was 7 at 03:00.", { quotes });
  expect(wrong.standing).toBe("not_in_notes");
  expect(wrong.mismatches.map(({ text }) => text)).toContain("7");
});

test("to calculate the score may be suggested, a value of it may not", () => {
  const isSuggestion = true;
  expect(check(PLAIN, "Calculate NEWS2 and escalate as the policy says.", { isSuggestion }).standing).toBe(
    "suggestion",
  );
  expect(check(PLAIN, "Escalate: NEWS2 is 7.", { isSuggestion }).standing).toBe("not_in_notes");
});

test("news is not a score", () => {
  expect(check(PLAIN, "Watched the news.", { quotes: ["Watched the news"] }).standing).toBe("supported");
  expect(check("Got bad news, cried for 7 minutes.", "Got bad news, cried for 7 minutes.").standing).toBe(
    "supported",
  );
});

test("nothing that is drafted is ever computed", () => {
  for (const isSuggestion of [true, false])
    for (const text of ["NEWS2 7 (high risk).", "RR 30.", "Computed: NEWS2 12."])
      expect(check(PLAIN, text, { quotes: ["RR 30"], isSuggestion }).standing).not.toBe("computed");
});
