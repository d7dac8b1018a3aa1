import { type NoteFormat, NURSE_NOTE } from "../format.ts";

export const DAR: NoteFormat = {
  id: "dar",
  name: "DAR note",
  use: "Focus charting: one concern, what was done, how the patient responded.",
  sections: [
    {
      key: "focus",
      letter: "F",
      heading: "Focus",
      belongs:
        "The concern that this note is about, in a few words: a symptom, a change, an event or a need that the notes name. One focus, or each of several.",
    },
    {
      key: "data",
      letter: "D",
      heading: "Data",
      belongs:
        "What supports the focus: what the patient says, what was seen and measured, vital signs, results, relevant history.",
    },
    {
      key: "action",
      letter: "A",
      heading: "Action",
      belongs:
        "What was done or is to be done about it: nursing care, drugs given or held, who was called and when, teaching, orders, the plan.",
      required: [
        {
          label: "What was done",
          words: [
            "gave",
            "given",
            "administered",
            "applied",
            "repositioned",
            "notified",
            "called",
            "started",
            "taught",
            "paged",
            "assisted",
          ],
        },
      ],
    },
    {
      key: "response",
      letter: "R",
      heading: "Response",
      belongs:
        "How the patient responded to what was done, with the time: relief, change in findings, what the patient says, no change. Not what is hoped for.",
      required: [
        {
          label: "The patient's response",
          words: [
            "responded",
            "improved",
            "relieved",
            "relief",
            "tolerated",
            "now",
            "since",
            "after",
            "unchanged",
            "no change",
            "verbalized",
          ],
        },
      ],
    },
  ],
  coach: ["primary_problem", "events", "status", "pain", "medications", "tasks"],
  code: NURSE_NOTE,
  hasVitals: true,
};
