import { existsSync, readFileSync } from "node:fs";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";

/** Where the recorded readings lie, a line each, below the repository's folder. */
export const READINGS = "tests/scorecard/sets/second-readings/held.jsonl";

/** A recorded reading, by the name that `keyOf` gives its statement. */
export type ReadingLine = { key: string; verdict: "same" | "changed"; words: string; sources_say: string };

/** What a model said as second reader, by statement; nothing where nothing is recorded. */
export function readReadings(path: string): Map<string, SecondReading> {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as ReadingLine);
  return new Map(
    lines.map(({ key, verdict, words, sources_say }) => [
      key,
      verdict === "same" ? { verdict } : { verdict, words, sourcesSay: sources_say },
    ]),
  );
}
