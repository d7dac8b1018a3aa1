/** What the SBAR form holds (SBAR-05), and the same as the fields that a note's statements point to. */

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

export type SbarForm = {
  nurseNotes: string;
  /** One comma-separated text with the labelled parts BP, HR, RR, Temp, O2 Sat and other items. */
  vitalSigns: string;
  demographics: Demographics;
};

export const EMPTY_FORM: SbarForm = { nurseNotes: "", vitalSigns: "", demographics: {} };

export const isEmptyForm = (form: SbarForm): boolean =>
  [form.nurseNotes, form.vitalSigns, ...Object.values(form.demographics)].every((text) => text.trim() === "");

/** The form's filled fields, each with the name by which evidence addresses it. */
export function toSbarSources({ nurseNotes, vitalSigns, demographics }: SbarForm) {
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

/** The form as a draft keeps it: JSON, or null when there is nothing to keep. */
export const toDraft = (form: SbarForm): string | null => (isEmptyForm(form) ? null : JSON.stringify(form));

/** A kept draft as a form; anything that is not one is an empty form. */
export function fromDraft(text: string): SbarForm {
  try {
    const { nurseNotes, vitalSigns, demographics } = JSON.parse(text) as Partial<SbarForm>;
    return { nurseNotes: nurseNotes ?? "", vitalSigns: vitalSigns ?? "", demographics: demographics ?? {} };
  } catch {
    return EMPTY_FORM;
  }
}
