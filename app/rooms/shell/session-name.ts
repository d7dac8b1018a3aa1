/** Paths of the tools that are a session, and the session's name (SHELL-13). Any other path has none (OPEN-54). */
const SESSIONS: readonly [path: RegExp, name: string][] = [
  [/^\/analysis\/document\/[^/]+$/, "Document Analysis"],
  [/^\/notes\/sbar$/, "SBAR Generator"],
  [/^\/notes\/research$/, "Medical Research"],
  [/^\/notes\/nanda$/, "NANDA Diagnosis"],
  [/^(\/notes)?\/analysis$/, "File Analysis"],
];

/** The name of the session that a path is, or null. */
export function sessionNameAt(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "");
  return SESSIONS.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
