const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Writes a cookie for the server that the browser may choose: a preference, or a flag of this browser session.
 * @param lasts for a year, or until the browser closes
 */
export function writeCookie(name: string, value: string, lasts: "year" | "session"): void {
  const age = lasts === "year" ? `; Max-Age=${ONE_YEAR_SECONDS}` : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax`;
}
