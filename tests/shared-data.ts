import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The path of a file or folder of the shared data, which lies beside the repository ("../shared/data") and is no
 * part of it; null when it is not there, so that a test can say that it is skipped.
 */
export function sharedData(path: string): string | null {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const places = ["../shared/data", "../../shared/data"].map((folder) => `${root}${folder}/${path}`);
  return places.find((place) => existsSync(place)) ?? null;
}
