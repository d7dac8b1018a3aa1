import type { NoteFormat } from "../format.ts";

export const DISCHARGE_TEACHING: NoteFormat = {
  id: "discharge-teaching",
  name: "Discharge teaching note",
  use: "What the patient was taught before going home, and whether it was understood.",
  sections: [
    {
      key: "learner",
      heading: "Learner and readiness",
      belongs:
        "Who was taught, with whom, language and interpreter, and what helps or hinders learning, as far as stated.",
    },
    {
      key: "taught",
      heading: "What was taught",
      belongs:
        "Each topic with the facts that were given: condition, wound and device care, activity, diet, equipment, written material handed out, method of teaching.",
    },
    {
      key: "medications",
      heading: "Medications",
      belongs:
        "Medicines that were explained: new, changed, stopped, with dose, time and side effects exactly as stated.",
      required: [
        { label: "Medications explained", words: ["medication", "medicines", "meds", "prescription"] },
      ],
    },
    {
      key: "warning-signs",
      heading: "When to call for help",
      belongs: "Warning signs that were explained, and whom to call.",
      required: [
        {
          label: "Warning signs",
          words: [
            "call if",
            "return if",
            "call doctor",
            "seek help",
            "red flags",
            "when to call",
            "come back if",
          ],
        },
      ],
    },
    {
      key: "follow-up",
      heading: "Follow-up",
      belongs:
        "Appointments with date and time, tests, home care, equipment, transport, who collects the patient.",
      required: [{ label: "Follow-up", words: ["appointment", "follow up", "clinic", "see doctor"] }],
    },
    {
      key: "understanding",
      heading: "Understanding shown",
      belongs:
        "How understanding was shown: teach-back, demonstration, questions asked, what was not understood or was refused, what is to be taught again.",
      required: [
        {
          label: "Understanding shown",
          words: [
            "teach back",
            "verbalized understanding",
            "demonstrated",
            "repeated back",
            "understands",
            "understood",
          ],
        },
      ],
    },
  ],
  coach: ["medications", "discharge_plan", "tasks", "family"],
  // https://loinc.org/68477-9: what a hospital nurse taught.
  code: { code: "68477-9", display: "Nurse Hospital Education note" },
  hasVitals: false,
  rules:
    "Report what was taught as taught (“Patient was taught to …”), not as instructions to the reader. Never state that something was understood unless the sources say so. Add no advice of your own.",
};
