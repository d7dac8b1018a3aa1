import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesIn } from "#app/core/literature/text/sentences.ts";

const cut = (text: string) => sentencesIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ["One fell. Two fell! Three? Yes.", ["One fell.", "Two fell!", "Three?", "Yes."]],
  ["The rate was 0.5. It rose to 1.5 mg.", ["The rate was 0.5.", "It rose to 1.5 mg."]],
  [
    "Drug A vs. Placebo, e.g. Aspirin, by J. Smith et al. Nothing else.",
    ["Drug A vs. Placebo, e.g. Aspirin, by J. Smith et al. Nothing else."],
  ],
  [
    "They said so (p < 0.05). (See below.) “Quite.” Then",
    ["They said so (p < 0.05).", "(See below.)", "“Quite.”", "Then"],
  ],
  ["No blank.After a dot", ["No blank.After a dot"]],
  ["# Head\n\n- one\n- two", ["# Head", "- one", "- two"]],
  ["1. First thing. 2. Second", ["1. First thing.", "2. Second"]],
  [" \n ", []],
])("%s", (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
});

test("nothing but white space is lost, and the order is kept", () => {
  const text = fc
    .array(fc.constantFrom("a", "B.", "c!", "1.", "\n", " ", "(D", "e.g.", "“F”", "é."))
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(text, (words) => {
      expect(cut(words).join("").replace(/\s/g, "")).toBe(words.replace(/\s/g, ""));
    }),
  );
});
