import type { Band, EarlyWarning, SubScore } from "./early-warning.ts";

/** What the report recommends at each threshold, in our words; the workplace's own policy comes first. */
export function responseTo(band: Band, total: number): string {
  if (band === "high")
    return "Emergency response: continuous monitoring, tell the medical team at once, urgent assessment by a team with critical care skills.";
  if (band === "medium")
    return "Urgent response: observe at least every hour, tell the medical team at once, urgent assessment by a clinician competent in acute illness.";
  if (band === "low-medium")
    return "A single parameter scores 3: observe at least every hour, tell the medical team, who decide whether care must be escalated.";
  return total === 0
    ? "Continue routine observations, at least every 12 hours."
    : "Observe at least every 4 to 6 hours; a registered nurse assesses whether to observe more often or escalate.";
}

/** The score as one line, without its drivers, and with help for entering it: "NEWS2 9 (high risk)". */
export function headline(score: EarlyWarning): string {
  const { questions } = score;
  const check = questions.length > 0 ? `. To check: ${questions.join("; ")}` : "";
  return `${firstWords(score)}${check}`;
}

function firstWords({ isComplete, total, band, missing, unread }: EarlyWarning): string {
  if (isComplete) return `NEWS2 ${total} (${band} risk)`;
  const lacks = [
    missing.length > 0 && `${LIST.format(missing)} missing`,
    unread.length > 0 && `${LIST.format(unread)} could not be read`,
  ].filter(Boolean);
  const least = `at least ${total}${band === "high" ? ", which is already high risk" : ""}`;
  return `NEWS2 not complete: ${lacks.join("; ")}. ${capitalised(least)}`;
}

/** The drivers of the score, highest first: "respiration rate 30/min: 3". */
export function drivers({ subScores }: Pick<EarlyWarning, "subScores">): string[] {
  return subScores
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(driver);
}

/** Air scores nothing, so this parameter drives a score only as oxygen. */
const driver = ({ key, label, words, score }: SubScore): string =>
  key === "breathing" ? `supplemental oxygen: ${score}` : `${label} ${words}: ${score}`;

/** All that a note says about the score, except how to write what cannot be read, which is not about the patient. */
export function newsText(score: EarlyWarning): string {
  const from = drivers(score);
  const sources = from.length > 0 ? ` From ${from.join("; ")}.` : " No parameter scores.";
  const scale = score.scale === 2 ? " SpO2 scale 2." : "";
  return `${firstWords(score)}.${sources}${scale}`;
}

/** "a, b and c" */
const LIST = new Intl.ListFormat("en-GB");

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
