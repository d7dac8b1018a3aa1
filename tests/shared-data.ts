import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const places = ["../../shared/data/", "../../../shared/data/"];

/** Path of a file or folder of the public test data that lies beside the repository, or null where it is absent. */
export function sharedData(path: string): string | null {
  const candidates = places.map((place) => fileURLToPath(new URL(place + path, import.meta.url)));
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}
