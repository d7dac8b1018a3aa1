import { createStore, useStore } from "#app/base/ui/browser/store.ts";
import { chooseTheme, type Theme } from "#app/base/ui/browser/theme.ts";

/** The theme chosen on this page; null while the server's still applies. */
const chosen = createStore<Theme | null>(null);

/** Applies and remembers a theme, wherever it is chosen. */
export function setTheme(theme: Theme): void {
  chooseTheme(theme);
  chosen.set(theme);
}

/** @param initial the theme that the server rendered */
export const useTheme = (initial: Theme): Theme => useStore(chosen) ?? initial;
