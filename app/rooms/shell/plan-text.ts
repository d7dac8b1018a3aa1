import { allowanceOf, type PlanName } from "#app/core/plans/plans.ts";

/**
 * What the Upgrade Account dropdown says of a plan, as advertised (SHELL-09, SHELL-10); what is enforced stands
 * beside it (OPEN-24).
 */
export const PLAN_TEXTS: Readonly<Record<PlanName, string>> = {
  Free: "50 notes and 10 AI chat interactions a month",
  Basic: "100 notes and 20 AI chat interactions a month",
  Premium: "300 notes and 60 AI chat interactions a month",
  Enterprise: "Unlimited notes and research",
};

/** What the server enforces in a month; null where nothing is limited. */
export function enforcedText(plan: PlanName): string | null {
  const { sbar, nanda, chat } = allowanceOf(plan).counts;
  if (!Number.isFinite(sbar)) return null;
  return `Enforced: ${sbar} SBAR notes, ${nanda} NANDA diagnoses and ${chat} chat messages a month`;
}
