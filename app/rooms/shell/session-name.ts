import { TOOLS } from "#app/core/tools/tools.ts";

const DOCUMENT = /^\/analysis\/document\/[^/]+$/;

/** The name of a path's session, or null: tools' and documents' pages have one (SHELL-13), other paths do not (OPEN-54). */
export function sessionNameAt(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "");
  if (DOCUMENT.test(path)) return "Document Analysis";
  const tool = TOOLS.find((one) => one.isSession && (one.path === path || `/notes${one.path}` === path));
  return tool?.name ?? null;
}
