import { describe, expect, test } from "vitest";
import { isListedName } from "#app/core/identifiers/names/name-list.ts";
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

describe("Names in rows, and things that bear names", () => {
  test.each([
    [
      "01\tAbbasi, R\tabd pain\n02\tOkoro, Latha\tdizzy",
      "01\t[name], [name]\tabd pain\n02\t[name], [name]\tdizzy",
    ],
    ["7719043;tinzaparin;4500;18:00;JB", "[id];tinzaparin;4500;18:00;[name]"],
    ["Bag 6 verified by 2 RNs (TLM/GVH).", "Bag 6 verified by 2 RNs ([name]/[name])."],
    ["Key with neighbour Uncle Ah Seng.", "Key with neighbour Uncle [name]."],
    ["Tom Jones asked for tea. Dr Brown told.", "[name] asked for tea. Dr [name] told."],
    ["Robert Jones (71) fell; Wendy's room is free.", "[name] (71) fell; [name]'s room is free."],
    ["Room phone ext 4409.", "Room phone ext [phone]."],
  ])("are hidden where they stand: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  test.each([
    "Kocher 6, Allis 4, Spencer Wells 12, Neville Barnes on the trolley.",
    "Passy Muir valve off at night, Jackson Pratt drain 40 ml.",
    "Bows are at the station, not in Olive hallway.",
    "Print goes to the Brother printer by the stairs.",
    "Drew blood for U&E. Chase it.",
    "bed 1 may go bed 2 will stay",
    "Suspected Charles Bonnet, Fraser guidelines met.",
    "Lexicomp says one thing, the binder another.",
  ])("stay where they are things: %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  test("some of the world are known by a list, whatever their shape", () => {
    expect(["hargrove", "spivey", "whitlow"].every(isListedName)).toBe(true);
    expect(["catheter", "keurig", "thopaz"].some(isListedName)).toBe(false);
  });
});
