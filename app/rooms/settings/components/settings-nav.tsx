import { NavLink } from "react-router";

const PAGES = [
  { to: "/settings/profile", name: "Profile", about: "Your personal information and preferences" },
  { to: "/settings/account", name: "Account", about: "Manage your account settings" },
  { to: "/settings/notifications", name: "Notifications", about: "Configure how you receive alerts" },
  { to: "/settings/security", name: "Security", about: "Secure your account" },
  { to: "/settings/billing", name: "Billing", about: "Manage your subscription and payments" },
] as const;

/** Navigation between the settings pages, with the open one marked. */
export function SettingsNav() {
  return (
    <nav className="settings-nav" aria-label="Settings">
      <ul>
        {PAGES.map(({ to, name, about }) => (
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
