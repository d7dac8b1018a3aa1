import type { NoteFormat } from "../format.ts";

export const ADMISSION: NoteFormat = {
  id: "admission",
  name: "Admission note",
  use: "A patient arrives on the ward.",
  sections: [
    {
      key: "arrival",
      heading: "Arrival and reason",
      belongs:
        "When, from where and how the patient came, with whom, and why: the reason for admission and the problem in the patient's words.",
      required: [
        { label: "Reason for admission", words: ["admitted", "presented", "came in", "chief complaint"] },
      ],
    },
    {
      key: "history",
      heading: "History, medicines and allergies",
      belongs:
        "Medical and surgical history, medicines at home with doses as stated, allergies with their reactions, tobacco, alcohol and drugs, vaccinations.",
      required: [
        { label: "Allergies", words: ["nkda", "nka", "no known allergies"] },
        { label: "Home medications", words: ["takes", "home meds", "medications", "prescribed"] },
      ],
    },
    {
      key: "findings",
      heading: "Findings on admission",
      belongs:
        "Vital signs, examination by system, pain, alertness and orientation, skin and wounds, lines and devices, height and weight, results.",
      required: [
        { label: "Pain", words: ["painful", "comfortable"] },
        { label: "Skin", words: ["wound", "pressure injury", "bruise", "rash"] },
      ],
    },
    {
      key: "needs",
      heading: "Function, risks and home",
      belongs:
        "Mobility and aids, falls and pressure risk, eating and swallowing, continence, sleep, hearing and sight, language, living situation, support, code status and wishes, valuables.",
      required: [
        { label: "Code status", words: ["full code", "DNR", "not for resuscitation"] },
        { label: "Fall risk", words: ["falls", "unsteady", "steady gait"] },
      ],
    },
    {
      key: "plan",
      heading: "Done and planned",
      belongs:
        "What was done on arrival, who was told, orders, precautions, orientation to the ward, what is planned and pending, expectations for discharge.",
      takesSuggestions: true,
    },
  ],
  coach: [
    "identity",
    "primary_problem",
    "temperature",
    "pulse",
    "blood_pressure",
    "respiratory_rate",
    "oxygen_saturation",
    "pain",
    "alertness",
    "history",
    "allergies",
    "medications",
    "nutrition",
    "devices",
    "skin",
    "falls_risk_mobility",
    "code_status",
    "discharge_plan",
    "family",
  ],
  // https://loinc.org/84253-4: a nurse's evaluation on admission to a hospital.
  code: { code: "84253-4", display: "Nurse Hospital Admission evaluation note" },
  hasVitals: true,
};
