import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, THEMES, type Theme } from "#app/base/ui/theme.ts";

const LOOKS = {
  system: { Icon: Monitor, label: "as the device" },
  light: { Icon: Sun, label: "light" },
  dark: { Icon: Moon, label: "dark" },
};

/** Goes through the themes: as the device says, light, dark. */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const { Icon, label } = LOOKS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const change = () => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="quiet icon"
      onClick={change}
      aria-label={`Colours: ${label}. Change to ${LOOKS[next].label}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
