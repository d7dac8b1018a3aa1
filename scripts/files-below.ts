import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Paths of all files below a folder whose name matches, sorted. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
