/** The page's colours: as the device says, or as the person chose; kept in a cookie so that the server paints it. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";
const ONE_YEAR_SECONDS = 31_536_000;

export function toTheme(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** Applies and remembers a theme, in the browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}
