import type { NotePart } from "../note-document.ts";

/** The acknowledgement that the score's publisher asks for. */
export const ACKNOWLEDGEMENT =
  "Royal College of Physicians. National Early Warning Score (NEWS) 2: Standardising the assessment of acute-illness severity in the NHS. Updated report of a working party. London: RCP, 2017.";

/** The early warning score as a part of a note. */
export const SCORE_PART: NotePart = {
  key: "computed",
  title: "Early warning score",
  heading: "EARLY WARNING SCORE (COMPUTED)",
  kind: "computed",
  credit: ACKNOWLEDGEMENT,
  footnote:
    "Computed from the vital signs with NEWS2 (Royal College of Physicians, 2017), not written by the AI.",
};
