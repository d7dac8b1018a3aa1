import { describe, expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { ACTION_CONCEPTS } from "#app/core/evidence/lexicon/concepts/actions.ts";
import { BODY_CONCEPTS, DEVICE_CONCEPTS } from "#app/core/evidence/lexicon/concepts/body.ts";
import { CARE_CONCEPTS } from "#app/core/evidence/lexicon/concepts/care.ts";
import { CONDITION_CONCEPTS } from "#app/core/evidence/lexicon/concepts/conditions.ts";
import { FINDING_CONCEPTS } from "#app/core/evidence/lexicon/concepts/findings.ts";
import { KINDS } from "#app/core/evidence/lexicon/concepts/kinds.ts";
import { RELATIVES, STAFF } from "#app/core/evidence/lexicon/concepts/people.ts";
import { lemmas, lexicon } from "#app/core/evidence/meaning/lexicon.ts";
import { check } from "./checked-notes.ts";

const amberWords = (notes: string, text: string, quote = notes) => {
  const { standing, marks = [] } = check(notes, text, quote);
  expect(standing).toBe("not_in_notes");
  return marks.filter(({ kind }) => kind === "not_in_notes").map(({ start, end }) => text.slice(start, end));
};

describe("a statement that means something else than the notes is not supported", () => {
  test.each([
    ["code status", "Full code per chart, lives alone.", "Patient is DNR per chart."],
    ["a relative's illness", "Sister has epilepsy. Pt denies seizures.", "The patient has epilepsy."],
    ["a pending result", "Wound swab sent, awaiting result.", "The wound swab was positive."],
    [
      "a dropped doubt",
      "Possible pneumonia on the right, for CXR.",
      "The patient has pneumonia on the right.",
    ],
    [
      "who was told",
      "Charge nurse aware, daughter not reached.",
      "The daughter is aware, and the charge nurse was not reached.",
    ],
    ["how often", "Occasional dry cough.", "Constant dry cough."],
    ["how severe", "Mild ankle swelling.", "Severe ankle swelling."],
    ["a plan", "Foley to be removed tomorrow by nights.", "The Foley was removed."],
    ["a device", "PEG site clean.", "The tracheostomy site is clean."],
    ["a part of the body", "Blister on the heel.", "A blister is on the elbow."],
    [
      "what came first",
      "Itchy before the first dose of cefalexin.",
      "Itching came after the first dose of cefalexin.",
    ],
    ["how somebody is", "Alert and chatty at 0800.", "Drowsy at 0800."],
    ["the sex", "Woman of 58 with fibroids.", "Man of 58 with fibroids."],
    ["a consent", "Declined the flu vaccine.", "Agreed to the flu vaccine."],
    ["an allergy", "Takes codeine for her back. NKDA.", "The patient is allergic to codeine."],
    ["a trend", "Wound getting smaller, edges pink.", "The wound is getting larger, with pink edges."],
    ["an invented outcome", "Morphine 2 mg IV at 0910.", "Morphine 2 mg IV at 0910, tolerated well."],
    ["an invented cause", "BP 88/50, dizzy.", "BP 88/50 and dizzy due to sepsis."],
    ["an invented condition", "SpO2 91% on 3 L nasal cannula", "Patient is septic with multi-organ failure."],
  ])("%s", (_, notes, text) => {
    expect(amberWords(notes, text).length).toBeGreaterThan(0);
  });

  test("says which words, and what the notes have instead", () => {
    const notes = "Urine cloudy this morning.";
    const { marks } = check(notes, "The urine was clear this morning.", notes);
    expect(marks).toEqual([
      { start: 14, end: 19, kind: "not_in_notes", reason: "your notes: cloudy", inNotes: "cloudy" },
    ]);
  });
});

describe("faithful words in other words stay supported", () => {
  test.each([
    ["SOB on exertion, wheezy.", "Breathless on exertion with wheeze."],
    ["Belly soft, not tender, BS heard.", "Abdomen soft and non-tender; bowel sounds present."],
    ["Pt c/o nausea, vomited x1.", "Reports nausea and has vomited once."],
    ["Mum says rash came up yesterday.", "According to the mother the rash appeared yesterday."],
    ["Not for resus, form in chart.", "DNR, with the form in the chart."],
    ["Oedema of both ankles, mildly worse.", "Mildly worsened ankle edema on both sides."],
    ["Resp rate 28, HR 118, temp 38.9.", "Tachypneic at 28, tachycardic at 118 and febrile at 38.9."],
    ["MD paged, no callback yet.", "The physician was paged and has not called back."],
  ])("%s", (notes, text) => {
    expect(check(notes, text, notes)).toMatchObject({ standing: "supported" });
  });

  test("a plain new word is dotted, not amber", () => {
    const notes = "Dressing changed, wound dry.";
    const { standing, marks } = check(notes, "Dressing changed yesterday-style promptly, wound dry.", notes);
    expect(marks?.some(({ kind }) => kind === "reworded")).toBe(true);
    expect(["supported", "not_in_notes"]).toContain(standing);
  });
});

describe("what was marked wrongly before is not any more", () => {
  test.each([
    ["SpO2 86% on 4 L, RT called.", "Respiratory therapy was called for SpO2 86% on 4 L."],
    ["Metoprolol 25 mg PO qAM.", "Metoprolol 25 mg by mouth every morning."],
    ["Restart heparin once the aPTT has been repeated.", "Heparin restarts once the aPTT has been repeated."],
    ["Afebrile, no chills, dry cough.", "Afebrile, without chills; dry cough."],
  ])("%s", (notes, text) => {
    expect(check(notes, text, notes)).toMatchObject({ standing: "supported" });
  });
});

test("an allergy may stand in a field of its own", () => {
  const sources = [
    { name: "nurseNotes", label: "Nurse's Notes", text: "Settled night." },
    { name: "demographics.allergies", label: "Allergies", text: "Penicillin" },
  ];
  const draft = { text: "Allergic to penicillin.", quotes: ["Penicillin"], isSuggestion: false };
  expect(openChecker(sources).checkStatement(draft).standing).toBe("supported");
});

test("each listed phrase is found again through tokens and lemmas", () => {
  const lists = [
    ACTION_CONCEPTS,
    BODY_CONCEPTS,
    DEVICE_CONCEPTS,
    CARE_CONCEPTS,
    CONDITION_CONCEPTS,
    FINDING_CONCEPTS,
    RELATIVES,
    STAFF,
  ];
  const lost = lists
    .flatMap((list) => list.trim().split("\n"))
    .flatMap((line) => {
      const phrases = line.split(",").map((phrase) => phrase.trim());
      const [id = ""] = phrases;
      return phrases.filter((phrase) => {
        const tokens = lemmas(phrase);
        const found = lexicon().concepts.match(tokens, 0);
        return found?.end !== tokens.length || !found.value.some((concept) => concept.id === id);
      });
    });
  expect(lost).toEqual([]);
});

test("what is of a kind is a phrase that some list has", () => {
  const special = KINDS.trim()
    .split("\n")
    .flatMap((line) => line.split(/[<,]/).map((name) => name.trim()));
  const isKnown = (name: string) => lexicon().concepts.match(lemmas(name), 0)?.end === lemmas(name).length;
  expect(special.filter((name) => name !== "" && !name.includes(":") && !isKnown(name))).toEqual([]);
});
