import { AskInPlace } from "#app/base/ui/ask-in-place.tsx";
import { PatientHints } from "./patient-hints.tsx";
import { ScoreView } from "./score-view.tsx";

/** What the form says of what is typed so far, and asks before it is replaced; one file, as each one costs the page its address. */
export const FORM_HINTS = { AskInPlace, PatientHints, ScoreView };
