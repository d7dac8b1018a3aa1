import { Activity, CircleArrowUp, History, Users } from "lucide";
import { useState } from "react";
import { whenNeeded } from "#app/base/ui/browser/when-shown.tsx";
import { useCustomer } from "#app/core/payments/customer/use-customer.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { useActivePaths } from "#app/core/usage/active-work.ts";
import { useActivities } from "#app/core/usage/use-activities.ts";
import type { ActiveSession } from "../use-active-session.ts";
import { useSignedOut } from "../use-signed-out.ts";
import { ResearchCounter } from "./research-counter.tsx";
import { StatusItem } from "./status-item.tsx";

const loadPanels = async () => (await import("./status-panels.ts")).STATUS_PANELS;
const upgradePanel = whenNeeded(async () => (await loadPanels()).UpgradePanel);
const sessionPanel = whenNeeded(async () => (await loadPanels()).SessionPanel);
const recentPanel = whenNeeded(async () => (await loadPanels()).RecentPanel);
const teamPanel = whenNeeded(async () => (await loadPanels()).TeamPanel);

type Dropdown = "upgrade" | "active" | "recent" | "team";

export type StatusBarProps = {
  userId: string;
  plan: StoredPlan;
  /** By an arrangement with sales. */
  isUnlimited: boolean;
  session: ActiveSession | null;
};

/** The bar below the header: account, session, activity, searches and team (SHELL-04). */
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
          icon={CircleArrowUp}
          isOpen={upgrade.isOpen}
          onOpenChange={toggleUpgrade}
        >
          <upgradePanel.WhenNeeded plan={isUnlimited ? "Enterprise" : customer.plan} error={customer.error} />
        </StatusItem>
        <StatusItem
          label={["Active ", "Session", ""]}
          icon={Activity}
          mark={(session || isWorking) && <StateDot isWorking={isWorking} />}
          {...item("active")}
        >
          <sessionPanel.WhenNeeded session={session} active={active} />
        </StatusItem>
        <StatusItem
          label={["", "Recent", " Activity"]}
          icon={History}
          mark={activities.length > 0 && <CountBadge count={activities.length} />}
          {...item("recent")}
        >
          <recentPanel.WhenNeeded activities={activities} />
        </StatusItem>
        <ResearchCounter />
        <StatusItem label={["", "Team", " Access"]} icon={Users} {...item("team")}>
          <teamPanel.WhenNeeded userId={userId} />
        </StatusItem>
      </ul>
    </nav>
  );
}

/** At most one dropdown is open (SHELL-05); a signed-out person is sent to sign in instead (SHELL-06). */
function useDropdowns() {
  const [open, setOpen] = useState<Dropdown | null>(null);
  const leaveIfSignedOut = useSignedOut();
  const toggle = (dropdown: Dropdown) => (isOpen: boolean) => {
    if (isOpen && leaveIfSignedOut()) return;
    setOpen((current) => (isOpen ? dropdown : current === dropdown ? null : current));
  };
  return { open, toggle };
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
