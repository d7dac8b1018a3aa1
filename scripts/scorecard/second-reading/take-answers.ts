/**
 * Adds the answers to `write-requests.ts` (`out-NN.jsonl` beside `in-NN.txt`) to the recorded readings; for a statement
 * read before, the later reading counts.
 * Run: node scripts/scorecard/second-reading/take-answers.ts <folder>
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readJsonLines } from "./json-lines.ts";
import { READINGS, type ReadingLine } from "./readings.ts";

const [folder = ""] = process.argv.slice(2);
if (folder === "") throw new Error("Name the folder with the answers.");

const known = new Map(readJsonLines<ReadingLine>(READINGS).map((line) => [line.key, line]));
for (const file of readdirSync(folder).filter((name) => /^out-.*\.jsonl$/.test(name))) {
  const name = file.slice("out-".length, -".jsonl".length);
  const keys = JSON.parse(readFileSync(join(folder, `keys-${name}.json`), "utf8")) as Record<string, string>;
  for (const { id, verdict, words, sources_say } of readJsonLines<Omit<ReadingLine, "key"> & { id: number }>(
    join(folder, file),
  )) {
    const key = keys[id];
    if (key) known.set(key, { key, verdict, words, sources_say });
  }
}
mkdirSync(dirname(READINGS), { recursive: true });
const sorted = [...known.values()].sort((a, b) => a.key.localeCompare(b.key));
writeFileSync(READINGS, sorted.map((line) => `${JSON.stringify(line)}\n`).join(""));
console.log(`${sorted.length} readings`);
