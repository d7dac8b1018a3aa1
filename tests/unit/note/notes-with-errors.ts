import { openChecker } from "#app/core/evidence/checker.ts";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { type NoteForm, toNoteSources } from "#app/core/note/form/note-form.ts";
import { computedStatements } from "#app/core/note/news2/form-score.ts";
import type { NoteDocument } from "#app/core/note/note-document.ts";
import { contentOf, emptyDocument } from "#app/core/note/note-document.ts";
import { type NoteDiagnosis, type NoteStatement, SECTION_KEYS } from "#app/rooms/sbar/note-answer.ts";
import { toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { ALTERATIONS, alterStatement } from "#scripts/scorecard/alter-notes.ts";
import { fillTemplate } from "#scripts/scorecard/base-inputs.ts";
import { TEMPLATES } from "#scripts/scorecard/order-templates.ts";
import type { Random } from "#scripts/scorecard/random.ts";
import { answerOf } from "./notes.ts";

/**
 * A note with planted errors, checked by the guard: statements of the form's own sentences, some of them altered,
 * inventions, suggestions, diagnoses, and a score.
 */
export function noteWithErrors(random: Random, at: number): NoteDocument<NoteForm> {
  const sentences = random
    .shuffle(TEMPLATES)
    .slice(0, random.integer(6, 10))
    .map((template) => fillTemplate(template, random));
  const form: NoteForm = {
    nurseNotes: sentences.join(" "),
    vitalSigns: `BP ${random.integer(90, 170)}/${random.integer(50, 80)}, HR ${random.integer(50, 130)}, RR ${random.integer(10, 30)}, Temp ${random.pick(["36.9", "101.3 F", "37.4 °C"])}, O2 Sat ${random.integer(85, 99)}% on room air`,
    demographics: { name: "Margaret Ellis", age: "71", gender: random.pick(["Female", "male", "F"]) },
  };
  const checker = openChecker(toNoteSources(form));
  const check = (text: string, isSuggestion = false, quotes: string[] = []) =>
    checker.checkStatement({ text, quotes, isSuggestion });
  const statements = sentences.map((sentence, place): NoteStatement => {
    const kind = random.pick(ALTERATIONS);
    const text = (random.happens(0.4) ? alterStatement(kind, sentence, random) : null) ?? sentence;
    return { section: SECTION_KEYS[place % 4] ?? "situation", ...check(text, false, [sentence]) };
  });
  statements.push({ section: "assessment", ...check("Serum potassium 9.83 mmol/L <critical> & rising.") });
  statements.push({ section: "recommendation", ...check("Reassess and document the response.", true) });
  if (random.happens(0.5))
    statements.push({ section: "recommendation", ...check("Give heparin 5,000 units.", true) });
  const [first = ""] = sentences;
  const diagnoses: NoteDiagnosis[] = [
    {
      diagnosis: check("Risk of bleeding", true),
      relatedFactors: [check(first, false, [first])],
      definingCharacteristics: [check("Hemoglobin 4.44 g/dL")],
    },
  ];
  const answer = answerOf(statements, {
    diagnoses,
    computed: computedStatements(form),
    leftOut: checker.leftOut(statements),
    notStated: checker.notStated(),
    matched: checker.matched(statements),
  });
  return addGenerated(
    emptyDocument<NoteForm>(),
    { ...toNoteItems(answer), form },
    { key: `note-${at}`, at, kept: null },
  );
}

/** The shown content of a document. */
export function shownOf(document: NoteDocument) {
  const content = contentOf(document);
  if (!content) throw new Error("There is no note.");
  return content;
}
