import { headingWords, LONGEST_HEADING, roleOf } from "#app/core/document/tables/column-roles.ts";
import type { Role } from "#app/core/document/tables/column-words.ts";

/** The column of each role: the first one that has it. A second time column belongs to the date beside it. */
export function rolesOf(headings: readonly string[]): Map<Role, number> {
  const roles = new Map<Role, number>();
  const limits = new Set<Role>();
  for (const [column, heading] of headings.entries()) {
    const role = roleOf(heading);
    if (role && !roles.has(role)) roles.set(role, column);
    else if (role === "date" && headingWords(heading) === "time") roles.set("time", column);
    else if (role === "range" && !roles.has("otherRange")) roles.set("otherRange", column);
    else if (role === "low" || role === "high") limits.add(role);
  }
  // Two columns for one limit are for two groups of people; which one applies is unknown.
  if (limits.size > 0) for (const role of ["low", "high"] as const) roles.delete(role);
  if (!roles.has("name") && roles.has("value")) nameTheTests(roles, headings);
  return roles;
}

const TELLING = ["unit", "range", "flag", "low", "high"] as const;

/** "Name" means the test if no other column names one; so does the column before the results, by any heading. */
function nameTheTests(roles: Map<Role, number>, headings: readonly string[]): void {
  const patient = roles.get("patient") ?? -1;
  if (headingWords(headings[patient] ?? "") === "name") {
    roles.delete("patient");
    roles.set("name", patient);
    return;
  }
  const own = headings.findIndex((heading) => headingWords(heading) !== "" && roleOf(heading) === null);
  if (own >= 0 && own < (roles.get("value") ?? 0) && TELLING.some((role) => roles.has(role)))
    roles.set("name", own);
}

/** The unit that a heading gives in brackets: "Hemoglobin (g/dL)" → "g/dL". */
export function unitInHeading(heading: string): { name: string; unit: string | null } {
  if (heading.length > LONGEST_HEADING) return { name: heading.slice(0, LONGEST_HEADING), unit: null };
  const found = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/.exec(heading.trim());
  if (!found?.[1] || !found[2]) return { name: heading.trim(), unit: null };
  return { name: found[1].trim(), unit: found[2].trim() };
}

/** Columns that count or name things rather than measure them. */
const NO_MEASURE =
  /\b(?:id|ids|mrn|code|codes|no|nr|number|row|age|zip|phone|ssn|year|encounter|claim|cost|price|charge|charges|payer|lat|lon|income|version|bed|room|visit|ward|floor)\b|^(?:amount|total amount|index|count|counts)$/;

export const isMeasureHeading = (heading: string): boolean => {
  const words = headingWords(heading);
  return words !== "" && !NO_MEASURE.test(words) && roleOf(words) === null && /\p{L}/u.test(words);
};

/** Words for summaries of other values, which are not measured at a time. */
export const SUMMARY =
  /^(?:mean|average|avg|median|max|maximum|min|minimum|total|totals|sum|sd|std|stdev|std dev|standard deviation|count|n|cv|target|targets|goal|goals|trend|change|delta|overall|mittelwert|durchschnitt|summe|moyenne|media|promedio|gesamt|highest|lowest|peak|nadir)(?: (?:value|values|of values|range))?$/;
