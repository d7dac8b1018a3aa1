import { type NoteFormat, NURSE_NOTE } from "../format.ts";

export const SOAP: NoteFormat = {
  id: "soap",
  name: "SOAP note",
  use: "A problem-focused progress note.",
  sections: [
    {
      key: "subjective",
      letter: "S",
      heading: "Subjective",
      belongs:
        "What the patient or family says: complaints, symptoms with onset and course, pain in their words, history and allergies as reported, concerns and wishes.",
      required: [
        { label: "What the patient reports", words: ["complains", "states", "says", "denies", "c/o"] },
      ],
    },
    {
      key: "objective",
      letter: "O",
      heading: "Objective",
      belongs:
        "What was seen, heard, felt or measured: vital signs, examination, results, intake and output, wounds, lines and devices, behaviour, drugs and treatment given.",
      required: [
        {
          label: "Vital signs",
          words: ["blood pressure", "heart rate", "temperature", "SpO2", "respiratory rate", "vitals"],
        },
      ],
    },
    {
      key: "assessment",
      letter: "A",
      heading: "Assessment",
      belongs:
        "The nurse's own judgement where she states one: the problem, whether it is better or worse, response to treatment, risks. No diagnosis that the notes do not state.",
    },
    {
      key: "plan",
      letter: "P",
      heading: "Plan",
      belongs:
        "What is planned, ordered, requested or still to be done, by whom and when; who was told; teaching and follow-up.",
      takesSuggestions: true,
    },
  ],
  coach: [
    "primary_problem",
    "status",
    "temperature",
    "pulse",
    "blood_pressure",
    "respiratory_rate",
    "oxygen_saturation",
    "pain",
    "alertness",
    "allergies",
    "medications",
    "tasks",
  ],
  code: NURSE_NOTE,
  hasVitals: true,
};
