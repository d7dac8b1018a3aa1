import type { NoteLayout } from "../note-document.ts";

/** The content of a note's form (SBAR-05), also as the fields that a note's statements point to. */

export const DEMOGRAPHICS = [
  { name: "name", label: "Patient Name" },
  { name: "age", label: "Age" },
  { name: "gender", label: "Gender" },
  { name: "admissionDate", label: "Admission Date" },
  { name: "admissionReason", label: "Reason for Admission" },
  { name: "baselineO2", label: "Baseline O2 Saturation" },
  { name: "medications", label: "Current Medications" },
  { name: "medicalHistory", label: "Medical History" },
  { name: "allergies", label: "Allergies" },
] as const;

export type DemographicName = (typeof DEMOGRAPHICS)[number]["name"];
export type Demographics = Partial<Record<DemographicName, string>>;

/** Of whom the note before told, and what the form still has from it. */
export type PatientBefore = {
  /** What its notes called its patient: beds or rooms, and how they began, as far as an age. */
  told: string;
  carried: ("demographics" | "vitalSigns")[];
};

export type NoteForm = {
  nurseNotes: string;
  /** One comma-separated text with the labeled parts BP, HR, RR, Temp, O2 Sat and other items. */
  vitalSigns: string;
  demographics: Demographics;
  /** In a form that a note was written from: the note's layout, if its kind has more than one. */
  layout?: NoteLayout;
  /** In a form that a note was written from: of whom the one before told, if the form had some fields of it. */
  patientBefore?: PatientBefore | undefined;
};

export const EMPTY_FORM: NoteForm = { nurseNotes: "", vitalSigns: "", demographics: {} };

export const isEmptyForm = (form: NoteForm): boolean =>
  [form.nurseNotes, form.vitalSigns, ...Object.values(form.demographics)].every((text) => text.trim() === "");

/** The form's filled fields, each with the name by which evidence addresses it. */
export function toNoteSources({ nurseNotes, vitalSigns, demographics }: NoteForm) {
  const fields = [
    { name: "nurseNotes", label: "Nurse's Notes", text: nurseNotes },
    { name: "vitalSigns", label: "Vital Signs", text: vitalSigns },
    ...DEMOGRAPHICS.map(({ name, label }) => ({
      name: `demographics.${name}`,
      label,
      text: demographics[name] ?? "",
    })),
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

/** The form as the body of a call. */
export const toNoteFields = ({ nurseNotes, vitalSigns, demographics }: NoteForm) => ({
  description: nurseNotes,
  vital_signs: vitalSigns,
  demographics,
});

/** Reads a kept form; whatever is no text in it is left out, since a page that cannot show it would stay closed. */
export function readNoteForm(kept: unknown): NoteForm {
  const { nurseNotes, vitalSigns, demographics } = (kept ?? {}) as { [name in keyof NoteForm]?: unknown };
  const filled = Object.entries(demographics ?? {}).filter(([, text]) => typeof text === "string");
  return {
    nurseNotes: textOf(nurseNotes),
    vitalSigns: textOf(vitalSigns),
    demographics: Object.fromEntries(filled),
  };
}

const textOf = (kept: unknown): string => (typeof kept === "string" ? kept : "");

/** Whether two forms say the same. */
export const isSameForm = (one: NoteForm, other: NoteForm): boolean =>
  one === other || JSON.stringify(toNoteSources(one)) === JSON.stringify(toNoteSources(other));

/** What identifies the patient on paper. */
const IDENTIFYING: readonly string[] = ["name", "age", "gender", "admissionDate"];

/** The patient as the nurse typed it, field by field. */
export const patientLines = ({ demographics }: NoteForm): { label: string; text: string }[] =>
  DEMOGRAPHICS.flatMap(({ name, label }) => {
    const text = IDENTIFYING.includes(name) ? demographics[name]?.trim() : "";
    return text ? [{ label, text }] : [];
  });
