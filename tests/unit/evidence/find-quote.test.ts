import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findQuote } from "#app/core/evidence/text/find-quote.ts";

const fields = (text: string) => [
  { name: "demographics.age", label: "Age", text: "72" },
  { name: "nurseNotes", label: "Nurse's Notes", text },
];
const found = (quote: string, text: string) => {
  const span = findQuote(quote, fields(text));
  return span && { field: span.field, text: text.slice(span.start, span.end) };
};

describe("findQuote", () => {
  test("finds a quote across other white space, letter case, quotation marks and dashes", () => {
    expect(found("can’t   lie flat – SOB", "Pt says she can't lie\n flat - sob since 0300")).toEqual({
      field: "nurseNotes",
      text: "can't lie\n flat - sob",
    });
  });

  test("finds nothing when a word or a number differs", () => {
    expect(found("denies chest pain", "denies any chest pain")).toBeNull();
    expect(found("temp 38.2", "temp 38.3")).toBeNull();
  });

  test("never cuts through a word or a number", () => {
    expect(found("5 mg", "digoxin 0.5 mg")).toBeNull();
    expect(found("pain 7", "pain 7.5")).toBeNull();
    expect(found("able to walk", "unable to walk")).toBeNull();
    expect(found("25", "1,250 mL")).toBeNull();
    expect(found("25", "dose 25.")).toEqual({ field: "nurseNotes", text: "25" });
  });

  test("finds nothing for a quote without a letter or digit", () => {
    expect(found("", "anything")).toBeNull();
    expect(found(" — ", "anything — at all")).toBeNull();
  });

  test("gives for every run of words of a text a stretch that reads the same", () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Z]{1,8}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (list, a, b) => {
        const text = list.join("  \n");
        const [from, to] = [a % list.length, b % list.length].sort((x, y) => x - y) as [number, number];
        const quote = list.slice(from, to + 1).join(" ");
        const span = findQuote(quote.toUpperCase(), [{ name: "n", label: "N", text }]);
        expect(span && text.slice(span.start, span.end).replace(/\s+/g, " ").toLowerCase()).toBe(
          quote.toLowerCase(),
        );
      }),
    );
  });
});
