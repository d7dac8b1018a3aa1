import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { filesBelow } from "../files-below.ts";

/** A document of the shared data; `told` is what it exercises, by its folder's notice. */
export type Document = { path: string; name: string; told: string };

/** All documents in the folder of one kind, without its other files (licences, expected results). */
export function documentsBelow(data: string, kind: string): Document[] {
  const folder = join(data, kind);
  if (!existsSync(folder)) return [];
  return filesBelow(folder, /\.(pdf|docx?|docm|xlsx|xlsm|xls|csv)$/i).map((path) => ({
    path,
    name: relative(data, path),
    told: toldOf(path),
  }));
}

/** The last column of the row for the file in NOTICE.md. */
function toldOf(path: string): string {
  const notice = join(dirname(path), "NOTICE.md");
  if (!existsSync(notice)) return "";
  const rows = readFileSync(notice, "utf8").split("\n");
  const row = rows.find((line) => line.startsWith(`| ${basename(path)} |`));
  return row?.split("|").at(-2)?.trim() ?? "";
}
