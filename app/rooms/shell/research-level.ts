type ResearchLevel = "blue" | "amber" | "red";

/**
 * The colour of the research counter: blue below 75 % of the searches, amber below 100 %, red from there (SHELL-18).
 * @param limit null if unlimited; with a limit of 0 nothing is left
 */
export function researchLevel(used: number, limit: number | null): ResearchLevel {
  if (limit === null) return "blue";
  if (used >= limit) return "red";
  return used >= limit * 0.75 ? "amber" : "blue";
}

/** The level in words, for people who do not see the color. */
export const RESEARCH_WORDS: Record<ResearchLevel, string> = {
  blue: "searches used this month",
  amber: "searches used this month, almost used up",
  red: "searches used this month, limit reached",
};
