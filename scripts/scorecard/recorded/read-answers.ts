import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { filesBelow } from "#scripts/files-below.ts";
import type { Written } from "./playback.ts";

/** The written answers, by request id. */
export function readAnswers(folder: string): Map<string, Written> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    filesBelow(folder, /\.json$/).map((file) => {
      const text = readFileSync(file, "utf8");
      return [basename(file, ".json"), readWritten(text)];
    }),
  );
}

/** Stretches are a list; anything else is the raw text, which the product parses itself. */
function readWritten(text: string): Written {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Written) : text;
  } catch {
    return text;
  }
}
