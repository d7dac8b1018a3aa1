import { type NoteFormat, NURSE_NOTE } from "../format.ts";

/** LOINC has no code for a nurse's account of an incident; its AHRQ forms (74495-3) are filled in differently. */
export const INCIDENT: NoteFormat = {
  id: "incident",
  name: "Fall or incident report",
  use: "Facts of a fall or another incident, without cause or blame.",
  sections: [
    {
      key: "event",
      heading: "What was found or seen",
      belongs:
        "Time, place, who found or saw it, the position in which the patient was found, what was seen and heard, and the surroundings as they were. What was not seen is not described.",
      required: [
        { label: "Time", isTime: true },
        {
          label: "Where it happened",
          words: ["bathroom", "bedside", "room", "hallway", "bed", "chair", "toilet", "corridor"],
        },
        { label: "Seen by anyone", words: ["witnessed", "unwitnessed", "found", "saw", "observed"] },
      ],
    },
    {
      key: "statements",
      heading: "What the patient and witnesses said",
      belongs: "Their own words, each with who said it, reported as said.",
      required: [
        {
          label: "What the patient says happened",
          words: [
            "patient states",
            "pt states",
            "says",
            "reports",
            "states",
            "told",
            "unable to say",
            "cannot recall",
          ],
        },
      ],
    },
    {
      key: "condition",
      heading: "Condition and injuries",
      belongs:
        "Vital signs, alertness, pain, injuries seen and looked for, range of motion, neurological checks, as found after the event.",
      required: [
        {
          label: "Injuries",
          words: [
            "injury",
            "laceration",
            "bruise",
            "skin tear",
            "head strike",
            "swelling",
            "abrasion",
            "deformity",
          ],
        },
        { label: "Alertness", words: ["alert", "oriented", "gcs", "confused", "drowsy", "unresponsive"] },
        {
          label: "Vital signs",
          words: ["blood pressure", "heart rate", "SpO2", "vitals", "respiratory rate"],
        },
      ],
    },
    {
      key: "care",
      heading: "What was done",
      belongs:
        "Care given, how the patient was moved, examinations, tests, treatment, monitoring started, with times.",
    },
    {
      key: "notified",
      heading: "Who was told",
      belongs: "Each person who was told, by whom and when, and what they ordered or answered.",
      required: [
        {
          label: "Physician told",
          words: [
            "md notified",
            "doctor informed",
            "physician notified",
            "called dr",
            "provider notified",
            "np notified",
            "dr aware",
          ],
        },
        {
          label: "Family told",
          words: [
            "family informed",
            "daughter informed",
            "son informed",
            "wife informed",
            "husband informed",
            "next of kin",
          ],
        },
      ],
    },
    {
      key: "precautions",
      heading: "Precautions in place",
      belongs:
        "Bed height, rails, alarm, call bell, footwear, supervision and other precautions, before and after the event, exactly as stated.",
    },
  ],
  coach: [
    "events",
    "pulse",
    "blood_pressure",
    "respiratory_rate",
    "oxygen_saturation",
    "pain",
    "alertness",
    "falls_risk_mobility",
  ],
  code: NURSE_NOTE,
  hasVitals: true,
  isFactsOnly: true,
  rules: `Facts only. Never state or hint at a cause ("because", "due to", "tripped on", "as a result of") or blame, fault, error or what should have been done or could have prevented it, unless the nurse's own words say so; then report it as what that person said. Do not write that somebody "fell" when the sources only say that somebody was found: write how they were found. Do not mention an incident report, risk management or liability.`,
};
