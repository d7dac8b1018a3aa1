import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "#scripts/files-below.ts";

/** The sources that every figure depends on: the guard, identifiers, citations, and their callers. */
export const GUARD = [
  "app/base/text",
  "app/core/evidence",
  "app/core/generation/answer-checker.ts",
  "app/core/generation/refuse-instructions.ts",
  "app/core/identifiers",
  "app/core/literature/citations",
  "app/core/second-reading",
  "workers/analysis/analyse/orders.ts",
  "workers/analysis/analyse/verify-part.ts",
] as const;

/** The folder of the sets of sentences. */
export const SETS = "tests/scorecard/sets";

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

/** One hash over files and folders: each file's path and content, in order of path. */
function hashOf(root: string, paths: readonly string[]): string {
  const files = paths.flatMap((path) => {
    const place = join(root, path);
    return statSync(place).isDirectory() ? filesBelow(place, /./) : [place];
  });
  const lines = files.map(
    (file) => `${relative(root, file).split(sep).join("/")} ${sha256(readFileSync(file))}`,
  );
  return sha256(lines.sort().join("\n"));
}

/** @param root the repository's folder */
export const guardHash = (root: string): string => hashOf(root, GUARD);

/** The hash of each file of sentences and each folder of recorded answers, by its path in the sets. */
export function setHashes(root: string): Record<string, string> {
  const below = join(root, SETS);
  const names = filesBelow(below, /\.jsonl?$/).map((file) => relative(below, file).split(sep).join("/"));
  const sets = new Set(
    names.map((name) => (name.includes("recorded/") ? name.replace(/\/[^/]+$/, "") : name)),
  );
  return Object.fromEntries([...sets].sort().map((name) => [name, hashOf(below, [name])]));
}
