import { PatientHints } from "./patient-hints.tsx";
import { ScoreView } from "./score-view.tsx";

/** What the form says of what is typed so far; one file, as each one costs the page its address. */
export const FORM_HINTS = { PatientHints, ScoreView };
