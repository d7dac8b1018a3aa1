import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { SCORE_PART } from "#app/core/note/news2/score-part.ts";
import type { NoteChecks, NoteItem, NoteLayout } from "#app/core/note/note-document.ts";
import { computedItems, markedTextOf, noteItem, sectionItems } from "#app/core/note/writing/note-items.ts";
import { type NoteAnswer, type NoteDiagnosis, SBAR_SECTIONS, type SectionKey } from "./note-answer.ts";

/** The parts of an SBAR note, in the order in which it is shown, copied and printed (SBAR-17). */
export const SBAR_LAYOUT: NoteLayout = {
  kind: "sbar",
  title: "SBAR note",
  code: { code: "28651-8", display: "Nurse Transfer note" },
  coach: { name: "sbar" },
  parts: [
    ...SBAR_SECTIONS.map(({ key, letter, title }) => ({
      key,
      letter,
      title,
      heading: title.toUpperCase(),
      kind: "text" as const,
      ...(key === "recommendation" ? { takesSuggestions: true as const } : {}),
    })),
    {
      key: "diagnoses",
      title: "Nursing Diagnoses",
      heading: "NURSING DIAGNOSES",
      kind: "diagnoses",
    },
    SCORE_PART,
  ],
};

/** A note's answer as the page's items, with the guard's findings about them together. */
export function toNoteItems(answer: Omit<NoteAnswer, "markedText">): {
  items: NoteItem[];
  checks: NoteChecks;
} {
  const { leftOut, notStated, heard = [], matched } = answer;
  const sections = SBAR_SECTIONS.flatMap(({ key }) => itemsOfSection(answer, key));
  const items = [...sections, ...diagnosisItems(answer), ...computedItems(answer.computed)];
  return { items, checks: { leftOut, notStated, heard, matched } };
}

/** A note without statements, from a server that answers with text only, becomes one unchecked item per section. */
function itemsOfSection(
  { statements, note }: Pick<NoteAnswer, "statements" | "note">,
  section: SectionKey,
): NoteItem[] {
  const own = sectionItems(statements, section);
  const text = note[section];
  return own.length > 0 || text.trim() === "" ? own : [plain(`${section}0`, section, text)];
}

function diagnosisItems({ diagnoses, note }: Pick<NoteAnswer, "diagnoses" | "note">): NoteItem[] {
  if (diagnoses.length > 0) return diagnoses.flatMap(checkedDiagnosis);
  return note.nursingDiagnoses.flatMap(({ diagnosis, relatedFactors, definingCharacteristics }, at) => {
    const group = `diagnosis${at}`;
    const pieces = (role: "related" | "evidenced", texts: string[]) =>
      texts.map((text, place) => ({ ...plain(`${group}${role}${place}`, "diagnoses", text), group, role }));
    return [
      { ...plain(group, "diagnoses", diagnosis), group, role: "diagnosis" as const },
      ...pieces("related", relatedFactors),
      ...pieces("evidenced", definingCharacteristics),
    ];
  });
}

function checkedDiagnosis(
  { diagnosis, relatedFactors, definingCharacteristics }: NoteDiagnosis,
  at: number,
): NoteItem[] {
  const group = `diagnosis${at}`;
  const pieces = (role: "related" | "evidenced", statements: CheckedStatement[]) =>
    statements.map((statement, place) =>
      noteItem({ id: `${group}${role}${place}`, part: "diagnoses", group, role }, statement),
    );
  return [
    noteItem({ id: group, part: "diagnoses", group, role: "diagnosis" }, diagnosis),
    ...pieces("related", relatedFactors),
    ...pieces("evidenced", definingCharacteristics),
  ];
}

/** The note as text with the specified headings, for API users. */
export const answerText = (answer: Omit<NoteAnswer, "markedText">): string =>
  markedTextOf(SBAR_LAYOUT, toNoteItems(answer));

const plain = (id: string, part: string, text: string): NoteItem => ({
  ...noteItem({ id, part }, { text, standing: "supported", evidence: [], mismatches: [] }),
  checked: null,
});
