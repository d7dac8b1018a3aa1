import { describe, expect, test } from "vitest";
import { SHORTHAND } from "#app/core/evidence/lexicon/shorthand.ts";
import { lemma } from "#app/core/evidence/text/lemma.ts";
import { check } from "../checked-notes.ts";

describe("who does something is compared act by act", () => {
  test.each([
    ["Registrar drained the abscess at the bedside.", "The abscess was drained at the bedside by the nurse."],
    ["Niece washed his hair today.", "His hair was washed today by the nephew."],
    ["Paged the surgeon about the stoma.", "The surgeon paged the nurse about the stoma."],
    ["Dietitian changed the feed.", "The pharmacist changed the feed. Dietitian aware."],
  ])("%s is not: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("not_in_notes");
  });

  test.each([
    [
      "Registrar drained the abscess at the bedside.",
      "The abscess was drained at the bedside by the registrar.",
    ],
    ["Paged the surgeon about the stoma.", "The surgeon was paged about the stoma by the nurse."],
    ["Wife informed of transfer.", "The nurse informed the wife of the transfer."],
  ])("%s is: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("supported");
  });
});

describe("a plan in the words of charts is no act", () => {
  test.each([
    ["Podiatry to debride the heel.", "Podiatry debrided the heel."],
    [
      "Will repeat the lactate at noon if still drowsy.",
      "The lactate was repeated at noon because he was drowsy.",
    ],
    ["Iron infusion on order.", "The iron infusion is running."],
  ])("%s is not: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("not_in_notes");
  });

  test("a cause is no plan", () => {
    expect(check("Weakness due to the stroke, walked with two.", "Walked with two.").standing).toBe(
      "supported",
    );
  });
});

describe("a trend is read from words and from values at two times", () => {
  test.each([
    ["Lactate 4.1 at 0800, 2.2 at 1200.", "The lactate went up."],
    ["Weight 71.2 kg, was 69.8 yesterday.", "Weight has dropped since yesterday."],
    ["Creatinine 190, up from 140.", "Creatinine is 190, an improvement on 140."],
    ["Swelling has not changed.", "The swelling has gone down."],
    ["Peak flow 180 → 260.", "Peak flow fell from 260 to 180."],
  ])("%s is not: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("not_in_notes");
  });

  test.each([
    ["Lactate 4.1 at 0800, 2.2 at 1200.", "The lactate decreased from 4.1 to 2.2."],
    ["Peak flow 180 → 260.", "Peak flow rose from 180 to 260."],
  ])("%s is: %s", (notes, text) => {
    expect(check(notes, text).standing).toBe("supported");
  });
});

describe("shorthand, parts of the day and denials in other words are no change", () => {
  test.each([
    ["Endoscopy tmrw, NPO.", "Endoscopy is tomorrow and the patient is nil by mouth."],
    ["Amitriptyline 10 mg nocte.", "Amitriptyline 10 mg at bedtime."],
    ["R foot warm, L cool.", "The right foot is warm and the left is cool."],
    ["No BM x2 days, lactulose given.", "Bowels have not moved for 2 days; lactulose was given."],
    ["Obs q15 for an hour.", "Observations every 15 minutes for an hour."],
  ])("%s is: %s", (notes, text) => {
    expect(check(notes, text).mismatches).toEqual([]);
  });

  test("each word cut short has one long form, and both have one lemma", () => {
    for (const pair of SHORTHAND.trim().split(/\s+/)) {
      const [short = "", full = ""] = pair.split(":");
      expect(lemma(short), pair).toBe(lemma(full));
    }
  });
});

test("look-alike medicines are named by both names", () => {
  const { marks } = check("Hydroxyzine 25 mg PO given at 2100.", "Hydralazine 25 mg PO was given at 2100.");
  expect(marks).toContainEqual(
    expect.objectContaining({ reason: "hydrALAZINE, your notes: hydrOXYzine", inNotes: "Hydroxyzine" }),
  );
});

test("an invented cause or outcome is marked, however plain its words", () => {
  expect(check("Drip stopped at 0300.", "The drip stopped at 0300 because he bent his arm.").standing).toBe(
    "not_in_notes",
  );
  expect(
    check("Salbutamol 5 mg given at 0210.", "Salbutamol 5 mg was given at 0210 and he improved.").standing,
  ).toBe("not_in_notes");
});
