import { writeCookie } from "./write-cookie.ts";

/** The page's color theme: the device's, or the person's choice; kept in a cookie so that the server can render it. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";

export function toTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** Applies and remembers a theme, in the browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeCookie(THEME_COOKIE, theme, "year");
}
