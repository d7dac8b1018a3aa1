import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { emptyDocument, type NoteDocument } from "#app/core/note/note-document.ts";
import type { NoteAnswer, NoteStatement, SectionKey } from "#app/rooms/sbar/note-answer.ts";
import { toNote } from "#app/rooms/sbar/sbar.generation.ts";
import { toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";

export const found = (
  section: SectionKey,
  text: string,
  standing: CheckedStatement["standing"] = "supported",
): NoteStatement => ({
  section,
  text,
  standing,
  evidence: [],
  mismatches: [],
});

/** The answer for these statements, with nothing else by default. */
export const answerOf = (statements: NoteStatement[], more: Partial<NoteAnswer> = {}): NoteAnswer => ({
  note: toNote(statements, more.diagnoses ?? []),
  statements,
  diagnoses: [],
  computed: [],
  leftOut: [],
  notStated: [],
  matched: { matching: 0, all: 0 },
  usage: { input_tokens: 1, output_tokens: 1 },
  markedText: "",
  ...more,
});

export const FORM = { nurseNotes: "Pt SOB.", vitalSigns: "", demographics: {} };

/** A document that holds one generated note. */
export const documentOf = (answer: NoteAnswer, at = 1_000): NoteDocument<typeof FORM> =>
  addGenerated(
    emptyDocument<typeof FORM>(),
    { ...toNoteItems(answer), form: FORM },
    { key: "note-1", at, kept: null },
  );
