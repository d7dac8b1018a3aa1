import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The path of a file or folder of the shared data, texts that nobody on the team wrote, which are no part of the
 * repository. They lie where `SCORECARD_DATA` says, by default in "../shared/data" beside it.
 * @throws when it is not there: a scorecard without its data has proved nothing
 */
export function sharedData(path: string): string {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const data = process.env.SCORECARD_DATA;
  const folders = data ? [data] : [`${root}../shared/data`, `${root}../../shared/data`];
  const place = folders.map((folder) => `${folder}/${path}`).find((candidate) => existsSync(candidate));
  if (!place) throw new Error(`There is no ${path} in the shared data (${folders.join(" or ")}).`);
  return place;
}

/** What 122 nurses dictated, in the order of the file. */
export const dictations = (text: string): { id: string; transcript: string }[] =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; transcript: string });
