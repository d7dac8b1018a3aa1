import { TOOLS } from "#app/core/tools/tools.ts";

const DOCUMENT = /^\/analysis\/document\/[^/]+$/;

/** The name of the session that a path is, or null: a tool's page, or a document's (SHELL-13). Any other path has none (OPEN-54). */
export function sessionNameAt(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "");
  if (DOCUMENT.test(path)) return "Document Analysis";
  const tool = TOOLS.find((one) => one.isSession && (one.path === path || `/notes${one.path}` === path));
  return tool?.name ?? null;
}
