import { PatientHints } from "./patient-hints.tsx";
import { ScoreView } from "./score-view.tsx";

/** The form's comments on what is typed so far; in one file, since each file costs the page its address. */
export const FORM_HINTS = { PatientHints, ScoreView };
