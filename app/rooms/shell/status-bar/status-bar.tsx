import { Activity, CircleArrowUp, History, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCustomer } from "#app/core/payments/use-customer.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { useActivePaths } from "#app/core/usage/active-work.ts";
import { useActivities } from "#app/core/usage/use-activities.ts";
import type { ActiveSession } from "../use-active-session.ts";
import { useSignedOut } from "../use-signed-out.ts";
import { ResearchCounter } from "./research-counter.tsx";
import { StatusItem } from "./status-item.tsx";

/** The dropdowns' contents load when one is opened for the first time. */
const UpgradePanel = lazy(() => import("./upgrade-panel.tsx"));
const SessionPanel = lazy(() => import("./session-panel.tsx"));
const RecentPanel = lazy(() => import("./recent-panel.tsx"));
const TeamPanel = lazy(() => import("./team-panel.tsx"));

type Dropdown = "upgrade" | "active" | "recent" | "team";

export type StatusBarProps = {
  userId: string;
  plan: StoredPlan;
  /** An arrangement with sales. */
  isUnlimited: boolean;
  session: ActiveSession | null;
};

/** Under the header: account, session, activity, searches and team (SHELL-04). */
export function StatusBar({ userId, plan, isUnlimited, session }: StatusBarProps) {
  const { open, toggle } = useDropdowns();
  const customer = useCustomer(userId, plan);
  const activities = useActivities(userId);
  const active = useActivePaths();
  const isWorking = active.length > 0;
  const item = (dropdown: Dropdown) => ({ isOpen: open === dropdown, onOpenChange: toggle(dropdown) });
  const upgrade = item("upgrade");
  const toggleUpgrade = (isOpen: boolean) => {
    upgrade.onOpenChange(isOpen);
    if (isOpen) void customer.refresh();
  };
  return (
    <nav className="status-bar" aria-label="Status">
      <ul>
        <StatusItem
          label={["", "Upgrade", " Account"]}
          Icon={CircleArrowUp}
          isOpen={upgrade.isOpen}
          onOpenChange={toggleUpgrade}
        >
          <Loaded>
            <UpgradePanel plan={isUnlimited ? "Enterprise" : customer.plan} error={customer.error} />
          </Loaded>
        </StatusItem>
        <StatusItem
          label={["Active ", "Session", ""]}
          Icon={Activity}
          mark={(session || isWorking) && <StateDot isWorking={isWorking} />}
          {...item("active")}
        >
          <Loaded>
            <SessionPanel session={session} active={active} />
          </Loaded>
        </StatusItem>
        <StatusItem
          label={["", "Recent", " Activity"]}
          Icon={History}
          mark={activities.length > 0 && <CountBadge count={activities.length} />}
          {...item("recent")}
        >
          <Loaded>
            <RecentPanel activities={activities} />
          </Loaded>
        </StatusItem>
        <ResearchCounter />
        <StatusItem label={["", "Team", " Access"]} Icon={Users} {...item("team")}>
          <Loaded>
            <TeamPanel userId={userId} />
          </Loaded>
        </StatusItem>
      </ul>
    </nav>
  );
}

/** At most one dropdown is open (SHELL-05); who is signed out is sent to sign in instead (SHELL-06). */
function useDropdowns() {
  const [open, setOpen] = useState<Dropdown | null>(null);
  const leaveIfSignedOut = useSignedOut();
  const toggle = (dropdown: Dropdown) => (isOpen: boolean) => {
    if (isOpen && leaveIfSignedOut()) return;
    setOpen((current) => (isOpen ? dropdown : current === dropdown ? null : current));
  };
  return { open, toggle };
}

function Loaded({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p className="soft">Loading...</p>}>{children}</Suspense>;
}

function StateDot({ isWorking }: { isWorking: boolean }) {
  return (
    <span className="state-dot" data-working={isWorking}>
      <span className="visually-hidden">{isWorking ? "Processing" : "Ready"}</span>
    </span>
  );
}

function CountBadge({ count }: { count: number }) {
  return (
    <span className="count-badge">
      {count}
      <span className="visually-hidden"> {count === 1 ? "activity" : "activities"}</span>
    </span>
  );
}
