import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The path of a file or folder of the shared data: texts that nobody on the team wrote, outside of the
 * repository. `SCORECARD_DATA` names their folder, by default "../shared/data" beside it.
 * @throws Error when it is missing: a scorecard without its data proves nothing
 */
export function sharedData(path: string): string {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const data = process.env.SCORECARD_DATA;
  const folders = data ? [data] : [`${root}../shared/data`, `${root}../../shared/data`];
  const place = folders.map((folder) => `${folder}/${path}`).find((candidate) => existsSync(candidate));
  if (!place) throw new Error(`There is no ${path} in the shared data (${folders.join(" or ")}).`);
  return place;
}

/** The dictations of 122 nurses, in file order. */
export const dictations = (text: string): { id: string; transcript: string }[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; transcript: string });
