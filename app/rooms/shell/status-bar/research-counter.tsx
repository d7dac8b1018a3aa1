import { Search } from "lucide";
import { Link } from "react-router";
import { useStore } from "#app/base/ui/browser/store.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { RESEARCH_WORDS, researchLevel } from "../research-level.ts";
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
