import { describe, expect, test } from "vitest";
import { GENERIC_NAMES, OTHER_NAMES } from "#app/core/evidence/lexicon/drug-names.ts";
import { misspeltDrug, readDrug } from "#app/core/evidence/lexicon/drugs.ts";
import { phraseLines } from "#app/core/evidence/text/phrases.ts";
import { tokenise } from "#app/core/evidence/text/tokens.ts";

const drug = (text: string) => readDrug(tokenise(text), 0)?.name ?? null;
const generics = GENERIC_NAMES.split(",").map((name) => name.trim().replace(/\s+/g, " "));

describe("the list of medicines", () => {
  test("holds at least 1,200 generic names, none twice", () => {
    expect(generics.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(generics).size).toBe(generics.length);
  });

  test("gives every other name to one medicine that the list holds", () => {
    const meant = new Map<string, string>();
    for (const [name, generic] of phraseLines(OTHER_NAMES)) {
      expect(meant.get(name) ?? generic, name).toBe(generic);
      meant.set(name, generic);
      for (const part of generic.split(" + ")) expect([...generics, "aluminium"], name).toContain(part);
    }
  });

  test.each([
    ["hydralazine", "hydroxyzine"],
    ["morphine", "hydromorphone"],
    ["metoprolol", "metoclopramide"],
    ["clonidine", "klonopin"],
    ["celebrex", "celexa"],
    ["vinblastine", "vincristine"],
    ["dopamine", "dobutamine"],
    ["prednisone", "prednisolone"],
    ["lamictal", "lamisil"],
    ["zantac", "xanax"],
    ["humalog", "humulin r"],
    ["penicillin", "penicillamine"],
    ["tramadol", "trazodone"],
    ["oxycodone", "hydrocodone"],
  ])("tells %s from %s", (one, other) => {
    expect(drug(one)).not.toBeNull();
    expect(drug(other)).not.toBeNull();
    expect(drug(one)).not.toBe(drug(other));
  });

  test("knows a new medicine by its ending, and no ordinary word", () => {
    expect(drug("zorbamab")).toBe("zorbamab");
    expect(drug("fictipril")).toBe("fictipril");
    for (const word of [
      "april",
      "cholesterol",
      "person",
      "phone",
      "concept",
      "machine",
      "urine",
      "alone",
      "supine",
    ]) {
      expect(drug(word), word).toBeNull();
    }
  });

  test("understands one wrong letter only where one medicine alone can be meant", () => {
    expect(misspeltDrug("metoprlol")).toBe("metoprolol");
    expect(misspeltDrug("furosemdie")).toBe("furosemide");
    expect(misspeltDrug("prednisone")).not.toBe("prednisolone");
    expect(misspeltDrug("walker")).toBeNull();
    expect(misspeltDrug("morphin")).toBe("morphine");
  });
});
