import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrateLocally } from "#scripts/building/local-build.ts";

/**
 * A folder with an empty database for a test's own server: a copy of the one from `npm test`, or a new one if a test
 * runs alone.
 * @param name the folder's name
 */
export function emptyState(name: string): string {
  const { EMPTY_STATE } = process.env;
  const folder = EMPTY_STATE ? join(EMPTY_STATE, "..", name) : join(".wrangler", name);
  rmSync(folder, { recursive: true, force: true });
  if (EMPTY_STATE) cpSync(EMPTY_STATE, folder, { recursive: true });
  else migrateLocally(folder);
  return folder;
}
