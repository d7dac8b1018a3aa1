import { RecentPanel } from "./recent-panel.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TeamPanel } from "./team-panel.tsx";
import { UpgradePanel } from "./upgrade-panel.tsx";

/** The bar's dropdowns and their contents; one file, as each file adds its address to the page. */
export const STATUS_PANELS = { RecentPanel, SessionPanel, StatusPanel, TeamPanel, UpgradePanel };
