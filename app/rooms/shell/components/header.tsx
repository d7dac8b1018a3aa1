import { LogOut, Monitor, Moon, Search, Sun } from "lucide";
import { NavLink, useNavigation } from "react-router";
import { Brand } from "#app/base/ui/brand.tsx";
import { THEMES, type Theme } from "#app/base/ui/browser/theme.ts";
import { Icon } from "#app/base/ui/icon.tsx";
import { requestSignOut } from "#app/core/identity/inactivity/sign-out-question.tsx";
import { openPalette } from "../commands/command-center.tsx";
import { setTheme, useTheme } from "../theme-choice.ts";

const LINKS = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/notes", label: "Notes" },
  { to: "/settings", label: "Settings" },
];

/** Brand, navigation and sign-out for a signed-in person. */
export function Header({ theme }: { theme: Theme }) {
  return (
    <header className="top">
      <Brand to="/dashboard" />
      <nav aria-label="Main">
        {LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
        <button
          type="button"
          className="quiet icon"
          onClick={openPalette}
          aria-label="Command palette, Ctrl K"
          aria-haspopup="dialog"
        >
          <Icon of={Search} size={18} />
        </button>
        <ThemeSwitch initial={theme} />
        <button type="button" className="quiet sign-out" onClick={requestSignOut}>
          <Icon of={LogOut} size={18} />
          <span>Sign out</span>
        </button>
      </nav>
      <PageProgress />
    </header>
  );
}

/** On a slow network a page takes seconds to load, and the current one looks as if nothing had been pressed. */
function PageProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div className="bar page-progress" role="progressbar" aria-label="Loading the page">
      <span />
    </div>
  );
}

/** Cycles through the themes: system, light, dark. */
function ThemeSwitch({ initial }: { initial: Theme }) {
  const theme = useTheme(initial);
  const { icon, label } = LOOKS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <button
      type="button"
      className="quiet icon theme-button"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${label}. Switch to ${LOOKS[next].label}`}
    >
      <Icon of={icon} size={18} />
    </button>
  );
}

const LOOKS = {
  system: { icon: Monitor, label: "match device" },
  light: { icon: Sun, label: "light" },
  dark: { icon: Moon, label: "dark" },
};
