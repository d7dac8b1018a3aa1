import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { SETTINGS_PAGES } from "../settings-pages.ts";

/** The way between the settings' pages; says which one is open. On a phone it is a row that scrolls. */
export function SettingsNav() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const open = nav.current?.querySelector(`[href="${pathname}"]`);
    open?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav className="settings-nav" aria-label="Settings" ref={nav}>
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
