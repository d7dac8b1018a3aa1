import { NavLink } from "react-router";
import { SETTINGS_PAGES } from "../settings-pages.ts";

/** The way between the settings' pages; says which one is open. */
export function SettingsNav() {
  return (
    <nav className="settings-nav" aria-label="Settings">
      <ul>
        {SETTINGS_PAGES.map(({ to, name, about }) => (
          <li key={to}>
            <NavLink to={to}>
              <b>{name}</b>
              <span className="small">{about}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
