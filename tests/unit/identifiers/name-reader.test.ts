import { describe, expect, test } from "vitest";
import { nameShape } from "#app/core/identifiers/names/name-shape.ts";
import { inUsualCase } from "#app/core/identifiers/names/usual-case.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

const masked = (text: string) =>
  openPseudonymizer([])
    .pseudonymize(text)
    .replace(/⟦([A-Z]+)_\d+[a-z]*⟧/g, (_, kind: string) => `[${kind.toLowerCase()}]`);

describe("Names that no list knows", () => {
  test.each([
    ["hi its soo-jin from icu, k is 2.9, dr yoon aware", "hi its [name] from icu, k is 2.9, dr [name] aware"],
    [
      "GREG IN 4 IS NPO. CALLED DAUGHTER SHANICE. DR OKONJO PAGED.",
      "[name] IN 4 IS NPO. CALLED DAUGHTER [name]. DR [name] PAGED.",
    ],
    [
      "kwabena in bed 2 pulled his cannula, adwoa from physio saw him",
      "[name] in bed 2 pulled his cannula, [name] from physio saw him",
    ],
    ["Nuala, Breda and Concepta all swabbed.", "[name], [name] and [name] all swabbed."],
    ["patient tuan van le, t u a n, dob unknown", "patient [name], [name], dob unknown"],
    ["Told Mihi's whānau.", "Told [name]'s whānau."],
  ])("are hidden by their shape and where they stand: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  test.each([
    "Erb palsy, Moro present, Babinski down. Ortolani neg. Parkland formula. Bair Hugger on.",
    "FOLEY DC'D. LASIX GIVEN. STAT ECHO. BRADEN 12. REPOSITIONED Q2H.",
    "Net neg 1.9 L. Foley refused, urinal at bedside.",
    "Sinus laid open, Bascom? no, Karydakis. Nimbex 3, TOF 1/4.",
    "i'm gon na listen to your heart , i think that's good",
    "Three ORs closed. TNF-alpha raised. QTc 440.",
    "Allergic to Zyvotrix, treated with Qulipta.",
  ])("are not seen where words are clinical: %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  test("have the shape of names rather than of words", () => {
    for (const name of ["oyinkansola", "kowalczyk", "nguyen", "hinewai"])
      for (const word of ["repositioned", "catheterised", "unremarkable", "debridement"])
        expect(nameShape(name)).toBeGreaterThan(nameShape(word));
  });
});

describe("A text in capitals, or without any", () => {
  test("is read as it would usually be written, letter for letter", () => {
    const text = "PT STATES SHANICE LEFT AT 0400.\nSeen by Dr Okonjo.";
    expect(inUsualCase(text)).toBe("Pt states Shanice left at 0400.\nSeen by Dr Okonjo.");
    expect(inUsualCase("Seen by Dr Okonjo.")).toBeNull();
    expect(inUsualCase("")).toBeNull();
  });
});

describe("Numbers, days and places by their kind", () => {
  test.each([
    ["Health card 6021 884 913 VT on file.", "Health card [id] on file."],
    ["Policy number is H as in Hotel 4 4 1 9 0 2.", "Policy number is [id]."],
    [
      "Seen 3/3, 3/10 and 3/17; power 4/5, pain 6/10.",
      "Seen [date], [date] and [date]; power 4/5, pain 6/10.",
    ],
    ["TNK at 10/17 0258.", "TNK at [date] 0258."],
    ["Works for cebu pacific cargo.", "Works for [facility]."],
    ["NURSERY IS LITTLE LANTERNS.", "NURSERY IS [facility]."],
    ["Tailor at Michaelides Outfitters.", "Tailor at [facility]."],
    ["Going back to The Pines at Larkin.", "Going back to [facility]."],
    ["GP is at Saint Barbara's, by stretcher 1345.", "GP is at [facility], by stretcher 1345."],
    ["P/F 94, PEEP 12.", "P/F 94, PEEP 12."],
    ["Detected in 4/9 and 2/9 patients.", "Detected in 4/9 and 2/9 patients."],
  ])("are hidden, and what only looks like them stays: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });
});
