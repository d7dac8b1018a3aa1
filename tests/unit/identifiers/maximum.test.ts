import { expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

const masked = (text: string): string =>
  openPseudonymizer([])
    .pseudonymize(text)
    .replace(/⟦NAME_\w+⟧/g, "[name]");

test("a maximum is nobody's name", () => {
  for (const text of [
    "Max dose of paracetamol iv for a 40 kg adult?",
    "max dose of paracetamol iv for a 40 kg adult?",
    "What is the Max daily dose of ibuprofen?",
    "Max temp 38.9 overnight.",
    "Transfers with Max assist x2.",
    "Max rate for KCl via peripheral line?",
    "Max flow on nasal cannula?",
    "Max volume for IM injection in deltoid",
    "Give PRN, Max of 4 doses in 24 h.",
    "MAX DOSE OF PARACETAMOL IV FOR A 40 KG ADULT?",
  ])
    expect(masked(text)).toBe(text);
});

test("Max is a name all the same", () => {
  expect(masked("Max is asking for his wife.")).toBe("[name] is asking for his wife.");
  expect(masked("Max Miller fell at 0310.")).toBe("[name] fell at 0310.");
  expect(masked("Son Max told. Max rated pain 4/10.")).toBe("Son [name] told. [name] rated pain 4/10.");
});
