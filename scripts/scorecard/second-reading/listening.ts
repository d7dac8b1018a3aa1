import { createHash } from "node:crypto";
import type { HeardWords } from "#app/core/evidence/second-reading.ts";
import { readJsonLines } from "./json-lines.ts";

/** Where the recorded answers of a second reader that listened to handovers lie, a line each, below the repository's folder. */
export const LISTENINGS = "tests/scorecard/sets/second-readings/listenings.jsonl";

/** What was heard in one text, by the name that `textKey` gives it: an item's id with the words that say it. */
export type ListeningLine = { key: string; heard: Record<string, string> };

/** What a model heard as second reader, by text; nothing where nothing is recorded. */
export function readListenings(path = LISTENINGS): Map<string, HeardWords[]> {
  const lines = readJsonLines<ListeningLine>(path);
  return new Map(
    lines.map(({ key, heard }) => [key, Object.entries(heard).map(([id, words]) => ({ id, words }))]),
  );
}

export const textKey = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
