import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, type Theme } from "#app/base/ui/theme.ts";
import { setTheme, useTheme } from "../theme-choice.ts";

const LOOKS = {
  system: { Icon: Monitor, label: "match device" },
  light: { Icon: Sun, label: "light" },
  dark: { Icon: Moon, label: "dark" },
};

/** Cycles through the themes: what the device says, light, dark. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const theme = useTheme(initial);
  const { Icon, label } = LOOKS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <button
      type="button"
      className="quiet icon"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${label}. Switch to ${LOOKS[next].label}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
