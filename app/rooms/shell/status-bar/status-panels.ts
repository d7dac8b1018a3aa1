import { RecentPanel } from "./recent-panel.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TeamPanel } from "./team-panel.tsx";
import { UpgradePanel } from "./upgrade-panel.tsx";

/** The dropdowns of the bar and what is in them; one file, as each one costs the page its address. */
export const STATUS_PANELS = { RecentPanel, SessionPanel, StatusPanel, TeamPanel, UpgradePanel };
