export const SECTION_KEYS = ["situation", "background", "assessment", "recommendation"] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** The sections of an SBAR note (SBAR-16), in order. */
export const SBAR_SECTIONS = [
  { key: "situation", letter: "S", title: "Situation" },
  { key: "background", letter: "B", title: "Background" },
  { key: "assessment", letter: "A", title: "Assessment" },
  { key: "recommendation", letter: "R", title: "Recommendation" },
] as const satisfies { key: SectionKey; letter: string; title: string }[];

export type NursingDiagnosis = {
  diagnosis: string;
  relatedFactors: string[];
  definingCharacteristics: string[];
};

export type SbarNote = Record<SectionKey, string> & { nursingDiagnoses: NursingDiagnosis[] };

export const EMPTY_NOTE: SbarNote = {
  situation: "",
  background: "",
  assessment: "",
  recommendation: "",
  nursingDiagnoses: [],
};

/**
 * The note as text, with the specified headings; empty sections are left out. What our own calculator computed comes
 * last, and says so.
 */
export function noteText(note: SbarNote, computed: readonly { text: string }[] = []): string {
  const sections = SBAR_SECTIONS.filter(({ key }) => note[key].trim() !== "").map(
    ({ key, title }) => `${title.toUpperCase()}\n${note[key].trim()}`,
  );
  const diagnoses = note.nursingDiagnoses.map(noteDiagnosisText);
  if (diagnoses.length > 0) sections.push(`NURSING DIAGNOSES\n${diagnoses.join("\n")}`);
  if (computed.length > 0)
    sections.push(`${COMPUTED_HEADING}\n${computed.map(({ text }) => text).join("\n")}\n${COMPUTED_SOURCE}`);
  return sections.join("\n\n");
}

const COMPUTED_HEADING = "EARLY WARNING SCORE (COMPUTED)";
const COMPUTED_SOURCE =
  "Computed from the vital signs with NEWS2 (Royal College of Physicians, 2017), not written by the AI.";

/** One diagnosis in the three-part form: problem, related to, as evidenced by. */
export function noteDiagnosisText({
  diagnosis,
  relatedFactors,
  definingCharacteristics,
}: NursingDiagnosis): string {
  const related = relatedFactors.length > 0 ? ` related to ${relatedFactors.join("; ")}` : "";
  const evidenced =
    definingCharacteristics.length > 0 ? ` as evidenced by ${definingCharacteristics.join("; ")}` : "";
  return `- ${diagnosis}${related}${evidenced}`;
}
