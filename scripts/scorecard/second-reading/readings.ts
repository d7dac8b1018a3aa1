import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import { readJsonLines } from "./json-lines.ts";

/** The file of the recorded readings, one per line, in the repository. */
export const READINGS = "tests/scorecard/sets/second-readings/held.jsonl";

/** A recorded reading, by its statement's `keyOf`. */
export type ReadingLine = { key: string; verdict: "same" | "changed"; words: string; sources_say: string };

/** A model's recorded second readings, by statement; empty if none are recorded. */
export function readReadings(path: string): Map<string, SecondReading> {
  const lines = readJsonLines<ReadingLine>(path);
  return new Map(
    lines.map(({ key, verdict, words, sources_say }) => [
      key,
      verdict === "same" ? { verdict } : { verdict, words, sourcesSay: sources_say },
    ]),
  );
}
