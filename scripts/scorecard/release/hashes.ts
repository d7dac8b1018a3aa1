import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "#scripts/files-below.ts";

/**
 * What decides what a page shows of a model's answer: the guard, identifiers, citations and the second reader, how each
 * tool reads and checks its answer, and which articles and passages it is shown. The parsers of files are not among
 * them, nor the words of requests: both are recorded with the answers.
 */
export const GUARD = [
  "app/base/text",
  "app/core/document/tables",
  "app/core/evidence",
  "app/core/generation/answer-checker.ts",
  "app/core/generation/refuse-instructions.ts",
  "app/core/identifiers",
  "app/core/literature/answer",
  "app/core/literature/citations",
  "app/core/literature/query",
  "app/core/literature/ranking",
  "app/core/literature/text",
  "app/core/literature/vocabulary",
  "app/core/note/coach.ts",
  "app/core/note/writing",
  "app/core/second-reading",
  "app/rooms/chat/chat.generation.ts",
  "app/rooms/documents/questions/choose-passages.ts",
  "app/rooms/documents/questions/passages.ts",
  "app/rooms/documents/questions/question.generation.ts",
  "app/rooms/documents/questions/question-terms.ts",
  "app/rooms/documents/questions/read-answer.ts",
  "app/rooms/nanda/nanda.generation.ts",
  "app/rooms/nanda/nanda-draft.ts",
  "app/rooms/research/research.generation.ts",
  "app/rooms/sbar/sbar.generation.ts",
  "app/rooms/templates/facts-only.ts",
  "app/rooms/templates/template.generation.ts",
  "workers/analysis/analyse/lines.ts",
  "workers/analysis/analyse/orders.ts",
  "workers/analysis/analyse/part-answer.ts",
  "workers/analysis/analyse/plan-parts.ts",
  "workers/analysis/analyse/row-words.ts",
  "workers/analysis/analyse/unknown-names.ts",
  "workers/analysis/analyse/verify-part.ts",
  "workers/analysis/analyse/write-part.server.ts",
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
