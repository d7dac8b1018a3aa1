import { ScoreView } from "./score-view.tsx";
import { SeveralPatientsHint } from "./several-patients-hint.tsx";

/** What the form says of what is typed so far; one file, as each one costs the page its address. */
export const FORM_HINTS = { ScoreView, SeveralPatientsHint };
