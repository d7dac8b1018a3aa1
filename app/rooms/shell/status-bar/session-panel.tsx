import { useEffect } from "react";
import { useStore } from "#app/base/ui/store.ts";
import type { Spent } from "#app/core/usage/usage-answer.ts";
import { refreshUsage, usageStore } from "#app/core/usage/usage-store.ts";
import { duration } from "../relative-time.ts";
import type { ActiveSession } from "../use-active-session.ts";
import { useNow } from "./use-now.ts";

type Props = { session: ActiveSession | null; isWorking: boolean };

export default function SessionPanel(props: Props) {
  const analyses = useStore(usageStore)?.features.file_analysis;
  useEffect(() => void refreshUsage(), []);
  return <SessionFacts {...props} now={useNow()} analyses={analyses} />;
}

type FactsProps = Props & { now: number; analyses: Spent | undefined };

/** The session's name and state, with real figures only: what is not known is left out (SHELL-11, SHELL-12). */
export function SessionFacts({ session, isWorking, now, analyses }: FactsProps) {
  return (
    <>
      <h2>{session?.name ?? "No active session"}</h2>
      {!session && <p className="soft small">Open a tool and its session appears here.</p>}
      <dl className="facts">
        <Fact name="State" value={isWorking ? "Processing" : "Ready"} />
        {session?.since && <Fact name="Open for" value={duration(now - session.since)} />}
        {analyses && <Fact name="File analyses left this month" value={left(analyses)} />}
      </dl>
    </>
  );
}

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
