import { Outlet } from "react-router";
import type { Route } from "./+types/settings.layout";
import { SettingsNav } from "./components/settings-nav.tsx";
import styles from "./settings.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function SettingsLayout() {
  return (
    <main className="page settings">
      <h1>Settings</h1>
      <SettingsNav />
      <div className="settings-page">
        <Outlet />
      </div>
    </main>
  );
}
