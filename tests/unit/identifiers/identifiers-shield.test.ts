import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";

const known = [
  { kind: "name", text: "Margaret Ellis" },
  { kind: "name", text: "Will Bell" },
  { kind: "id", text: "R7-11" },
  { kind: "date", text: "2024-03-14" },
] as const;

/** Texts of pieces that are identifiers, look like placeholders or parts of them, or are neither. */
const piece = fc.oneof(
  fc.constantFrom(
    ..."Margaret|Ellis|Will|Bell|Mrs |Dr Patel|MRN 482913|R7-11|14/03/2024|m.ellis@example.org|07700 900123".split(
      "|",
    ),
    ..."NAME_1|⟦NAME_1⟧|⟦NAME_|⟦|⟧|[NAME_1]|[[NAME_1]]|[|]|_|NAME|NAM|ID_|TEXT_1b|EMAIL_12|1|b".split("|"),
    ..."12 Elm St, Ely CB6 1AA|93-year-old|98F|3 March 2024|born |lives in |Kirkwall|St Ann's Hospice|O'Brien|al-Masri|Søren|Jr.|ext. 5540".split(
      "|",
    ),
    " ",
    ", ",
    ". ",
    "\n",
    "'s ",
    "BP 118/76",
    "é",
    "👩‍⚕️",
    "\ud83d",
  ),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const typed = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));

function cut(text: string, places: readonly number[]): string[] {
  const cuts = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length));
}

describe("A pseudonymizer", () => {
  test("gives back every text that it hid, letter for letter, and texts hidden together too", () => {
    fc.assert(
      fc.property(typed, typed, (first, second) => {
        const pseudonymizer = openPseudonymizer(known);
        const hidden = [first, second].map(pseudonymizer.pseudonymize);
        expect(hidden.map(pseudonymizer.reveal)).toEqual([first, second]);
      }),
      { numRuns: 250 },
    );
  });

  test("reveals a stream to the same words however it is cut, and lets no part of a placeholder out", () => {
    fc.assert(
      fc.property(typed, fc.array(fc.nat(400), { maxLength: 40 }), (text, places) => {
        const pseudonymizer = openPseudonymizer(known);
        const stream = pseudonymizer.revealStream();
        const shownPieces = cut(pseudonymizer.pseudonymize(text), places).map((chunk) => stream.push(chunk));
        expect(shownPieces.join("") + stream.end()).toBe(text);
        let shown = "";
        for (const chunk of shownPieces) {
          shown += chunk;
          expect(text.startsWith(shown)).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });

  test("reveals any stretch between placeholders to a stretch of the text, so that a quote is found again", () => {
    fc.assert(
      fc.property(typed, fc.nat(), fc.nat(), (text, one, other) => {
        const pseudonymizer = openPseudonymizer(known);
        const parts = pseudonymizer.pseudonymize(text).split(/(⟦[^⟧]*⟧)/);
        const [from, to] = [one % (parts.length + 1), other % (parts.length + 1)].sort((a, b) => a - b);
        const before = pseudonymizer.reveal(parts.slice(0, from).join(""));
        const quote = pseudonymizer.reveal(parts.slice(from, to).join(""));
        expect(text.startsWith(quote, before.length)).toBe(true);
      }),
    );
  });

  test("leaves nothing of a stated identifier in a hidden text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("ELLIS", "ellis", "Margaret", "Mrs Ellis", "R7-11"), { maxLength: 9 }),
        (words) => {
          expect(openPseudonymizer(known).pseudonymize(words.join(" and then "))).not.toMatch(
            /ellis|margaret|r7/i,
          );
        },
      ),
    );
  });

  test("gives one way of writing one placeholder, in every text", () => {
    const pseudonymizer = openPseudonymizer(known);
    expect(pseudonymizer.pseudonymize("Ellis ate. Ellis slept.")).toBe("⟦NAME_1⟧ ate. ⟦NAME_1⟧ slept.");
    expect(pseudonymizer.pseudonymize("Then Ellis woke.")).toBe("Then ⟦NAME_1⟧ woke.");
  });
});

describe("What a model makes of placeholders", () => {
  function opened() {
    const pseudonymizer = openPseudonymizer(known);
    pseudonymizer.pseudonymize("Margaret Ellis and Ellis");
    return pseudonymizer;
  }

  test.each([
    ["⟦ NAME_1 ⟧ is stable", "Margaret Ellis is stable"],
    ["[NAME_1] is stable", "Margaret Ellis is stable"],
    ["[[NAME_1]] is stable", "Margaret Ellis is stable"],
    ["NAME_1 is stable", "Margaret Ellis is stable"],
    ["⟦NAME_1b⟧'s drain", "Ellis's drain"],
    [
      "⟦NAME_1 is stable and resting quietly with the head of the bed raised",
      "Margaret Ellis is stable and resting quietly with the head of the bed raised",
    ],
    ["⟦NAME_1c⟧ is stable", "Margaret Ellis is stable"],
    ["⟦NAME_7⟧ is stable", "[name] is stable"],
    ["stable ⟦NAME_", "stable "],
    ["stable NAME_", "stable "],
    ["FIRSTNAME_1 stays", "FIRSTNAME_1 stays"],
  ])("is understood: %s", (said, shown) => {
    expect(opened().reveal(said)).toBe(shown);
  });

  test("is the same however the stream is cut", () => {
    const said = fc.array(
      fc.constantFrom(
        "⟦",
        "⟧",
        "[",
        "]",
        "[[",
        "]]",
        "NAME_1",
        "NAME_1b",
        "NAME_9",
        "NAME_",
        "NA",
        "ID_4",
        " ",
        "a",
        "_",
        "word ",
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(said, fc.array(fc.nat(200), { maxLength: 30 }), (pieces, places) => {
        const text = pieces.join("");
        const pseudonymizer = opened();
        const stream = pseudonymizer.revealStream();
        const shown =
          cut(text, places)
            .map((chunk) => stream.push(chunk))
            .join("") + stream.end();
        expect(shown).toBe(pseudonymizer.reveal(text));
      }),
      { numRuns: 500 },
    );
  });
});
