import { expect, test } from "vitest";
import { isAmber } from "#app/core/note/amber.ts";
import { applyChecks } from "#app/core/note/edit/apply-checks.ts";
import { startEdit, toggleExcluded, typeEdit, undo } from "#app/core/note/edit/edit-note.ts";
import { unsafeStretches, writeSafely } from "#app/core/note/edit/safe-wording.ts";
import { checkAgain } from "#app/core/note/note-check.ts";
import { contentOf, itemsOf, type NoteDocument, type NotePart } from "#app/core/note/note-document.ts";
import type { NoteStatement } from "#app/rooms/sbar/note-answer.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf, found } from "./notes.ts";

const [SITUATION, BACKGROUND] = SBAR_LAYOUT.parts as [NotePart, NotePart];
const noteOf = (...texts: string[]) => documentOf(answerOf(texts.map((text) => found("situation", text))));
const unsafe = (document: NoteDocument) => {
  const content = contentOf(document);
  return content ? unsafeStretches(SBAR_LAYOUT, content) : [];
};
const named = (document: NoteDocument) =>
  unsafe(document).map(({ text, safe }) => `${text} → ${safe.trim()}`);
const textsOf = (document: NoteDocument, part = "situation") => {
  const content = contentOf(document);
  return content ? itemsOf(content, part).map(({ text }) => text) : [];
};

/** Writes every safe form, one after another, like a nurse who presses each button. */
function withAllSafe(document: NoteDocument): NoteDocument {
  const [first] = unsafe(document);
  return first ? withAllSafe(writeSafely(document, first, 5)) : document;
}

/** Each rule in its known spellings: the sentence, the unsafe wording, and the sentence with the safe form. */
const RULES = [
  ["Insulin 10U given.", "10U → 10 units", "Insulin 10 units given."],
  ["Insulin 10 u given.", "10 u → 10 units", "Insulin 10 units given."],
  ["Heparin 5,000U sc at 0800.", "5,000U → 5,000 units", "Heparin 5,000 units sc at 0800."],
  ["Penicillin 2 million U given.", "2 million U → 2 million units", "Penicillin 2 million units given."],
  ["Heparin 5000 IU sc.", "5000 IU → 5000 international units", "Heparin 5000 international units sc."],
  ["Heparin 5000IU sc.", "5000IU → 5000 international units", "Heparin 5000 international units sc."],
  ["Heparin 5000iu sc.", "5000iu → 5000 international units", "Heparin 5000 international units sc."],
  ["Insulin 6 iu given.", "6 iu → 6 international units", "Insulin 6 international units given."],
  ["Heparin 18 IU/kg/h.", "18 IU → 18 international units", "Heparin 18 international units/kg/h."],
  ["Insulin 2U/hr running.", "2U → 2 units", "Insulin 2 units/hr running."],
  ["Saline at 80cc/hr.", "80cc → 80 mL", "Saline at 80 mL/hr."],
  ["Given 500 cc saline.", "500 cc → 500 mL", "Given 500 mL saline."],
  ["Lisinopril 5 mg qd.", "qd → daily", "Lisinopril 5 mg daily."],
  ["Lisinopril 5 mg QD held.", "QD → daily", "Lisinopril 5 mg daily held."],
  ["Lisinopril 5 mg q.d.", "q.d → daily", "Lisinopril 5 mg daily."],
  ["Lisinopril 5 mg Q.D. held.", "Q.D. → daily", "Lisinopril 5 mg daily held."],
  ["Lisinopril 5.5 mg q.d. PO.", "q.d. → daily", "Lisinopril 5.5 mg daily PO."],
  ["Prednisone 10 mg QOD.", "QOD → every other day", "Prednisone 10 mg every other day."],
  [
    "Prednisone 10 mg q.o.d. continued.",
    "q.o.d. → every other day",
    "Prednisone 10 mg every other day continued.",
  ],
  ["Warfarin 1.0 mg tonight.", "1.0 mg → 1 mg", "Warfarin 1 mg tonight."],
  ["Furosemide 40.0mg IV given.", "40.0mg → 40mg", "Furosemide 40mg IV given."],
  ["Glipizide x5.0 mg given.", "5.0 mg → 5 mg", "Glipizide x5 mg given."],
  ["Digoxin .5 mg IV.", ".5 mg → 0.5 mg", "Digoxin 0.5 mg IV."],
  ["Hydromorphone .25mg IV given.", ".25mg → 0.25mg", "Hydromorphone 0.25mg IV given."],
  ["Lorazepam.5 mg PO.", ".5 mg → 0.5 mg", "Lorazepam 0.5 mg PO."],
  ["Lorazepam (.5 mg) PO.", ".5 mg → 0.5 mg", "Lorazepam (0.5 mg) PO."],
  ["Given for pain 1.0 mg morphine.", "1.0 mg → 1 mg", "Given for pain 1 mg morphine."],
  ["MS 4 g IV running.", "MS → Magnesium sulfate", "Magnesium sulfate 4 g IV running."],
  ["MS 4 mg IV for pain.", "MS → Morphine sulfate", "Morphine sulfate 4 mg IV for pain."],
  ["RN Lee gave MS for pain.", "MS → morphine sulfate", "RN Lee gave morphine sulfate for pain."],
  ["4 mg IV MS given.", "MS → morphine sulfate", "4 mg IV morphine sulfate given."],
  ["MSO4 2 mg IV given.", "MSO4 → Morphine sulfate", "Morphine sulfate 2 mg IV given."],
  ["MgSO4 2 g running.", "MgSO4 → Magnesium sulfate", "Magnesium sulfate 2 g running."],
] as const;

test.each(RULES)("%s names %s, and one tap writes it as the nurse's own words", (before, name, after) => {
  const note = noteOf("Seen at 0800.", before, "Sitting up.");
  expect(named(note)).toEqual([name]);
  const written = withAllSafe(note);
  expect(textsOf(written)).toEqual(["Seen at 0800.", after, "Sitting up."]);
  const [, hers, other] = contentOf(written)?.items ?? [];
  expect([hers?.author, hers?.checked, other?.author]).toEqual(["nurse", null, "model"]);
  expect(written.versions.at(-1)).toMatchObject({ cause: "edited", part: "situation", at: 5 });
  expect(textsOf(undo(written))).toEqual(["Seen at 0800.", before, "Sitting up."]);
});

test("letters that mean either of two medicines offer both, the one that the dose speaks for first", () => {
  const offered = (text: string) => unsafe(noteOf(text)).map(({ safe, or }) => [safe, or]);
  expect(offered("MS given IV.")).toEqual([["Morphine sulfate", "Magnesium sulfate"]]);
  expect(offered("MS 4 g IV running.")).toEqual([["Magnesium sulfate", "Morphine sulfate"]]);
  expect(offered("Given 4 g MS.")).toEqual([["magnesium sulfate", "morphine sulfate"]]);
  expect(offered("MSO4 2 mg IV.")).toEqual([["Morphine sulfate", undefined]]);
});

/** The note as the guard reads it against notes that have the unsafe words. */
function checkedAgainst(notes: string, document: NoteDocument) {
  const content = contentOf(document);
  if (!content) return null;
  const sources = [{ name: "nurseNotes", label: "Nurse's Notes", text: notes }];
  const statements = content.items.map(({ id, text, checked, replaced }) => ({
    id,
    text,
    checked,
    replaced,
    isCounted: true,
  }));
  const { statements: said, ...checks } = checkAgain({ sources, statements });
  const result = { statements: new Map(said.map((one) => [one.id, one])), checks };
  return contentOf(applyChecks(document, content, result));
}

// MS can mean two medicines: she is asked which one.
const UNDERSTOOD = RULES.filter(([, name]) => !/^MS /.test(name));

test.each(UNDERSTOOD)("what is written in place of %s is supported by notes that have it", (before) => {
  const item = checkedAgainst(before, withAllSafe(noteOf(before)))?.items[0];
  expect([item?.checked?.standing, item?.checked?.marks ?? []]).toEqual(["supported", []]);
  expect(item && isAmber(item)).toBe(false);
});

test("nothing is named that is excluded, only suggested, computed, or safe", () => {
  const note = noteOf("Insulin 10U given.");
  expect(named(toggleExcluded(note, "situation", 5))).toEqual([]);
  expect(named(noteOf("INR 2.0 today.", "Ms Okafor in bed 3."))).toEqual([]);
  const suggested = documentOf(answerOf([found("recommendation", "Consider insulin 10U.", "suggestion")]));
  expect(named(suggested)).toEqual([]);
  const computed = documentOf(
    answerOf([], { computed: [{ ...found("situation", "Insulin 10U."), standing: "computed" }] }),
  );
  expect(named(computed)).toEqual([]);
});

test("several in one statement, and in several parts, are named in the note's order and written one by one", () => {
  const statements: NoteStatement[] = [
    found("background", "Lisinopril 5 mg qd."),
    found("situation", "Insulin 10U and 5.0 mg glipizide."),
  ];
  const note = documentOf(answerOf(statements));
  expect(named(note)).toEqual(["10U → 10 units", "5.0 mg → 5 mg", "qd → daily"]);
  const [, second] = unsafe(note);
  const once = second ? writeSafely(note, second, 5) : note;
  expect(named(once)).toEqual(["10U → 10 units", "qd → daily"]);
  // The note has changed: the text there is no longer what was to be replaced.
  expect(second && writeSafely(once, second, 6)).toBe(once);
  const all = withAllSafe(once);
  expect([textsOf(all), textsOf(all, "background")]).toEqual([
    ["Insulin 10 units and 5 mg glipizide."],
    ["Lisinopril 5 mg daily."],
  ]);
});

test("what is written beside an abbreviation with periods cuts the sentence only where it ends", () => {
  const all = withAllSafe(noteOf("Levothyroxine 50.0 mcg q.d. PO."));
  expect(textsOf(all)).toEqual(["Levothyroxine 50 mcg daily PO."]);
  const two = withAllSafe(noteOf("Aspirin 81 mg q.d. Lisinopril held."));
  expect(textsOf(two)).toEqual(["Aspirin 81 mg daily.", "Lisinopril held."]);
});

test("a piece of a nursing diagnosis is written safely in its place", () => {
  const piece = { evidence: [], mismatches: [], standing: "supported" as const };
  const note = documentOf(
    answerOf([], {
      diagnoses: [
        {
          diagnosis: { ...piece, text: "Unstable blood glucose" },
          relatedFactors: [{ ...piece, text: "insulin 10U missed" }],
          definingCharacteristics: [{ ...piece, text: "glucose 18" }],
        },
      ],
    }),
  );
  expect(named(note)).toEqual(["10U → 10 units"]);
  const items = contentOf(withAllSafe(note))?.items ?? [];
  expect(items.map(({ text, role, author }) => [text, role, author])).toEqual([
    ["Unstable blood glucose", "diagnosis", "model"],
    ["insulin 10 units missed", "related", "nurse"],
    ["glucose 18", "evidenced", "model"],
  ]);
});

test("in the part's open editor it is typed, and stays hers to save; another part's editor is saved first", () => {
  const note = noteOf("Sitting up.");
  const typing = typeEdit(startEdit(note, SITUATION, 2), SITUATION, "Sitting up. Insulin 10U given.");
  const written = withAllSafe(typing);
  expect(written.draft).toMatchObject({ part: "situation", text: "Sitting up. Insulin 10 units given." });
  expect(written.versions).toHaveLength(1);
  const elsewhere = withAllSafe(startEdit(typing, BACKGROUND, 3));
  expect([elsewhere.draft, textsOf(elsewhere)]).toEqual([null, ["Sitting up.", "Insulin 10 units given."]]);
  expect(elsewhere.versions.map(({ cause }) => cause)).toEqual(["generated", "edited", "edited"]);
});
