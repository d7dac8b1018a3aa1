import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Observation } from "./gold-observations.ts";

/** A nurse's dictation with the observations that experts marked in it. */
export type Dictation = { id: string; text: string; observations: Observation[] };

/**
 * The dictations of SYNUR (benchmarks/synur/train.jsonl in the shared data).
 * @throws Error in plain words when the file is missing
 */
export function readDictations(data: string): Dictation[] {
  const path = join(data, "benchmarks/synur/train.jsonl");
  if (!existsSync(path))
    throw new Error(`There are no dictations at ${path}: give the shared data's folder with --data.`);
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { id, transcript, observations } = JSON.parse(line) as {
        id: string;
        transcript: string;
        observations: string;
      };
      return { id, text: transcript, observations: JSON.parse(observations) as Observation[] };
    });
}
