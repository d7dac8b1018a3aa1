/**
 * Writes what the product asks its second reader about the sets, so that somebody who has seen no code can answer it as
 * the model would. Recorded ones are left out; a statement and its changed version are never in the same file.
 * Run: node scripts/scorecard/second-reading/write-requests.ts <folder> <shared data> <set>…
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readingRequest } from "#app/core/second-reading/reading-request.ts";
import { type Item, keyOf, openItems } from "./items.ts";
import { READINGS, readReadings } from "./readings.ts";

const [folder = "", data = "", ...sets] = process.argv.slice(2);
if (folder === "" || sets.length === 0) throw new Error("Name a folder, the shared data, and the sets.");

/** The most statements that one person reads with attention. */
const MOST = 190;

const known = readReadings(READINGS);
const open = sets.flatMap((set) => openItems(set, data)).filter((one) => !known.has(keyOf(one)));
const items = [...new Map(open.map((one) => [keyOf(one), one])).values()];
const byKey = items.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
const notes = [...Map.groupBy(byKey, (item) => item.notes).values()];
const halves = [
  notes.map((own) => own.slice(0, Math.ceil(own.length / 2))),
  notes.map((own) => own.slice(Math.ceil(own.length / 2))),
];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "instructions.txt"), readingRequest([], []).instructions);
halves
  .flatMap((half) => batches(half.filter((own) => own.length > 0)))
  .forEach((batch, at) => {
    write(String(at + 1).padStart(2, "0"), batch);
  });

function batches(groups: readonly Item[][]): Item[][][] {
  const all: Item[][][] = [[]];
  for (const group of groups) {
    const last = all.at(-1) ?? [];
    if (last.flat().length + group.length > MOST && last.length > 0) all.push([group]);
    else last.push(group);
  }
  return all;
}

/** Statements are numbered within the file; a second file maps the numbers, for `take-answers.ts`. */
function write(name: string, batch: readonly Item[][]): void {
  let id = 0;
  const keys: Record<number, string> = {};
  const requests = batch.map((group) => {
    const statements = group.map((item) => {
      id += 1;
      keys[id] = keyOf(item);
      return { id, text: item.statement };
    });
    const text = group[0]?.notes ?? "";
    const { messages } = readingRequest([{ name: "nurseNotes", label: "Nurse's Notes", text }], statements);
    return `=== request ===\n${messages[0]?.text ?? ""}\n`;
  });
  writeFileSync(join(folder, `in-${name}.txt`), requests.join("\n"));
  writeFileSync(join(folder, `keys-${name}.json`), JSON.stringify(keys));
}
