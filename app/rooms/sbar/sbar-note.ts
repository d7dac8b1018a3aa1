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
