import { type NoteFormat, NURSE_NOTE } from "../format.ts";

export const NARRATIVE: NoteFormat = {
  id: "narrative",
  name: "Narrative shift note",
  use: "The shift in the order in which it happened.",
  sections: [
    {
      key: "start",
      heading: "Start of shift",
      belongs:
        "How the patient was found when the shift began: condition, alertness, vital signs, lines, devices, equipment and concerns handed over.",
    },
    {
      key: "course",
      heading: "Course of the shift",
      belongs:
        "What happened during the shift, in the order of time, each event with its time where one is stated: changes, examinations, care, drugs, results, calls, visits, intake and output, mobility, and how the patient responded.",
      required: [
        { label: "Pain", words: ["painful", "comfortable"] },
        { label: "Intake and output", words: ["urine", "voided", "ate", "drank", "fluids", "oral intake"] },
        { label: "Mobility", words: ["ambulated", "bed rest", "turned", "repositioned", "walked", "chair"] },
      ],
    },
    {
      key: "end",
      heading: "End of shift",
      belongs:
        "How the patient is at the end, what is pending or still to be done, safety measures in place, and to whom care was handed over.",
    },
  ],
  coach: [
    "status",
    "events",
    "pain",
    "alertness",
    "medications",
    "fluid_balance",
    "nutrition",
    "devices",
    "skin",
    "falls_risk_mobility",
    "pathology_results",
    "tasks",
    "family",
  ],
  code: NURSE_NOTE,
  hasVitals: true,
  rules:
    "Within each section order the statements by time, the earliest first, not by urgency. Begin a statement with its time where the sources state one; never work out a time that they do not.",
};
