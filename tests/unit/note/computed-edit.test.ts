import { expect, test } from "vitest";
import { contradictions, isAmber } from "#app/core/note/amber.ts";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { applyChecks } from "#app/core/note/edit/apply-checks.ts";
import { keepItem, startEdit, typeEdit } from "#app/core/note/edit/edit-note.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import { amberLeaving, EVERYTHING } from "#app/core/note/leaving/leaving-note.ts";
import { computedStatements } from "#app/core/note/news2/form-score.ts";
import { SCORE_PART } from "#app/core/note/news2/score-part.ts";
import { checkAgain } from "#app/core/note/note-check.ts";
import { emptyDocument, itemsOf, type NoteDocument } from "#app/core/note/note-document.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, found } from "./notes.ts";
import { shownOf } from "./notes-with-errors.ts";

const FORM: NoteForm = {
  ...EXAMPLE_PATIENT,
  nurseNotes: "Pt SOB.",
  vitalSigns: "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86% on room air, ACVPU: alert",
};
const COMPUTED = computedStatements(FORM);
const [{ text: SCORE } = { text: "" }] = COMPUTED;
const NOTE = addGenerated(
  emptyDocument<NoteForm>(),
  { ...toNoteItems(answerOf([found("situation", "SOB.")], { computed: COMPUTED })), form: FORM },
  { key: "note-1", at: 1, kept: null },
);

const edited = (text: string) => typeEdit(startEdit(NOTE, SCORE_PART, 2), SCORE_PART, text);
const scoreOf = (document: NoteDocument<NoteForm>) => itemsOf(shownOf(document), SCORE_PART.key);
const askedAbout = (document: NoteDocument<NoteForm>) =>
  amberLeaving(SBAR_LAYOUT, shownOf(document), EVERYTHING).map(({ text }) => text);

/** The note as the server's answer leaves it. */
function checked(document: NoteDocument<NoteForm>): NoteDocument<NoteForm> {
  const content = shownOf(document);
  const statements = content.items.map((item) => ({ ...item, isCounted: item.part !== SCORE_PART.key }));
  const { statements: said, ...checks } = checkAgain({ sources: [], statements });
  return applyChecks(document, content, { statements: new Map(said.map((one) => [one.id, one])), checks });
}

test("an edited score is amber, says what was computed and is asked about before it leaves, also before the guard has answered", () => {
  expect(SCORE).toMatch(/^NEWS2 \d+ \(high risk\)/);
  for (const words of ["NEWS2 2 (low risk)", SCORE.replace(/^NEWS2 \d+ \(high risk\)/, "NEWS2 2 (low risk)")])
    for (const document of [edited(words), checked(edited(words)), saveEdit(checked(edited(words)), 3)]) {
      const [first] = scoreOf(document);
      expect(first?.text).toContain("NEWS2 2 (low risk)");
      expect(first && isAmber(first)).toBe(true);
      expect(first && contradictions(first)).toMatchObject([{ inNotes: `computed as ${SCORE}` }]);
      expect(askedAbout(document)).toEqual([first?.text]);
    }
});

test("typed letter by letter, removed first, or written below the computed one, another score is asked about all the same", () => {
  let typed = edited(SCORE);
  for (const words of ["", "N", "NEWS2", "NEWS2 1", "NEWS2 1 (low", "NEWS2 1 (low risk)"])
    typed = checked(typeEdit(typed, SCORE_PART, words));
  expect(askedAbout(typed)).toEqual(["NEWS2 1 (low risk)"]);
  expect(askedAbout(edited(`${SCORE}\nNEWS2 2 (low risk).`))).toEqual(["NEWS2 2 (low risk)."]);
  expect(
    askedAbout(edited(SCORE.replace("respiration rate 30/min: 3", "respiration rate 18/min: 0"))),
  ).toHaveLength(1);
});

test("what the nurse keeps is not asked about again, nor what still stands as computed or claims no score", () => {
  const wrong = saveEdit(edited("NEWS2 2 (low risk)"), 3);
  const [item] = scoreOf(wrong);
  expect(askedAbout(keepItem(wrong, item?.id ?? "", 4))).toEqual([]);
  const [headline = ""] = SCORE.split(" From ");
  for (const words of [SCORE, headline, "High risk, doctor called.", `${SCORE} Dr. Lee was told.`])
    expect(askedAbout(checked(edited(words))), words).toEqual([]);
});
