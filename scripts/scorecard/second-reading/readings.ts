import { existsSync, readFileSync } from "node:fs";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";

/** The file of the recorded readings, one per line, in the repository. */
export const READINGS = "tests/scorecard/sets/second-readings/held.jsonl";

/** A recorded reading, by its statement's `keyOf`. */
export type ReadingLine = { key: string; verdict: "same" | "changed"; words: string; sources_say: string };

/** A model's recorded second readings, by statement; empty if none are recorded. */
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
