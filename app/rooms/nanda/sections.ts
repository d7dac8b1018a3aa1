import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { CheckedDiagnosis } from "./diagnosis.ts";
import type { NandaAnswer } from "./nanda-answer.ts";
import { diagnosisText } from "./nanda-text.ts";

/** One collapsible section of the result. `diagnosis` is null if the server answered with text only. */
export type NoteSection = { title: string; text: string; diagnosis: CheckedDiagnosis | null };

/** The sections of an answer: one per diagnosis, or the text's own blocks. */
export function sectionsOf({ diagnoses, note }: NandaAnswer, sources: readonly SourceField[]): NoteSection[] {
  if (diagnoses.length === 0) return textSections(note);
  return diagnoses.map((diagnosis) => ({
    title: diagnosis.problem.text,
    text: diagnosisText(diagnosis, sources),
    diagnosis,
  }));
}

/** Blocks between empty lines, each under its first line. */
function textSections(note: string): NoteSection[] {
  return note
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((text) => ({ title: text.split("\n")[0] ?? "", text, diagnosis: null }));
}
