import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { useStore } from "#app/base/ui/browser/store.ts";
import { TOOLS } from "#app/core/tools/tools.ts";
import type { Spent } from "#app/core/usage/usage-answer.ts";
import { refreshUsage, usageStore } from "#app/core/usage/usage-store.ts";
import { duration } from "../relative-time.ts";
import { sessionNameAt } from "../session-name.ts";
import type { ActiveSession } from "../use-active-session.ts";
import { useNow } from "./use-now.ts";

type Props = {
  session: ActiveSession | null;
  /** Paths of the pages where active work began. */
  active: readonly string[];
};

export function SessionPanel({ session, active }: Props) {
  const analyses = useStore(usageStore)?.features.file_analysis;
  const here = useLocation().pathname;
  useEffect(() => void refreshUsage(), []);
  const elsewhere = [...new Set(active)].filter((path) => path !== here);
  const facts = { session, isWorking: active.length > 0, elsewhere, now: useNow(), analyses };
  return <SessionFacts {...facts} />;
}

type FactsProps = Pick<Props, "session"> & {
  isWorking: boolean;
  /** Paths of other pages with active work. */
  elsewhere?: readonly string[];
  now: number;
  analyses: Spent | undefined;
};

/** The session's name and state, with real figures only: unknown ones are left out (SHELL-11, SHELL-12). */
export function SessionFacts({ session, isWorking, elsewhere = [], now, analyses }: FactsProps) {
  return (
    <>
      <h2>{session?.name ?? (isWorking ? "Work in progress" : "No active session")}</h2>
      {!session && !isWorking && <p className="soft small">Open a tool and its session appears here.</p>}
      {elsewhere.map((path) => (
        <p key={path} className="small">
          Still running: <Link to={path}>{workName(path)}</Link>
        </p>
      ))}
      <dl className="facts">
        <Fact name="State" value={isWorking ? "Processing" : "Ready"} />
        {session?.since && <Fact name="Open for" value={duration(now - session.since)} />}
        {analyses && <Fact name="File analyses left this month" value={left(analyses)} />}
      </dl>
    </>
  );
}

/** Templates have a page each, and no card. */
const workName = (path: string): string =>
  sessionNameAt(path) ?? TOOLS.find((tool) => path.startsWith(tool.path))?.name ?? "your note";

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const left = ({ used, limit }: Spent): string =>
  limit === null ? "Unlimited" : String(Math.max(0, limit - used));
