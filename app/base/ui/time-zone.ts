const ONE_YEAR_SECONDS = 31_536_000;

/** Tells the server the browser's time zone, for the answers to come. */
export function rememberTimeZone(): void {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `time_zone=${zone}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}
