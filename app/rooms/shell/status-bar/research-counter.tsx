import { Search } from "lucide";
import { Link } from "react-router";
import { useStore } from "#app/base/ui/browser/store.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { useSignedOut } from "../use-signed-out.ts";

/** Searches used in this month / searches of the plan, leading to the tool (SHELL-17, OPEN-53). */
export function ResearchCounter() {
  const spent = useStore(usageStore)?.features.medical_research;
  const leaveIfSignedOut = useSignedOut();
  return (
    <li>
      <Link
        to="/notes/research"
        className="button quiet status-button"
        onClick={(event) => leaveIfSignedOut() && event.preventDefault()}
      >
        <Icon of={Search} size={18} />
        <span>Research</span>
        {spent && <Counter used={spent.used} limit={spent.limit} />}
      </Link>
    </li>
  );
}

/** @param limit null where unlimited */
export function Counter({ used, limit }: { used: number; limit: number | null }) {
  const level = researchLevel(used, limit);
  return (
    <span className="research-counter" data-level={level}>
      {used} / {limit ?? "Unlimited"}
      <span className="visually-hidden"> {RESEARCH_WORDS[level]}</span>
    </span>
  );
}

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
