/**
 * `write` writes what the product asks its second reader about the handovers of the sets, so that somebody who has seen no
 * code can answer it as the model would; what is recorded already is left out. `take` adds the answers (`out-NN.jsonl`
 * beside `in-NN.txt`, a line to a request: {"n":1,"heard":[[2,"Mr Reyes"]]}) to the recorded ones.
 * Run: node scripts/scorecard/second-reading/record-listenings.ts write <folder> <shared data> <set>… | take <folder>
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemOfNumber, listeningRequest } from "#app/core/second-reading/listening-request.ts";
import { readLabels } from "#scripts/scorecard/meaning-sets.ts";
import { readJsonLines } from "./json-lines.ts";
import { LISTENINGS, readListenings, textKey } from "./listening.ts";

/** As many texts as one person reads with attention. */
const MOST = 55;

const [mode = "", folder = "", data = "", ...sets] = process.argv.slice(2);
if (mode === "write" && sets.length > 0) write();
else if (mode === "take") take();
else throw new Error("Say write with a folder, the shared data and the sets, or take with the folder.");

function write(): void {
  const known = readListenings();
  const texts = [...new Set(sets.flatMap((set) => readLabels(set, data).map(({ text }) => text)))]
    .filter((text) => text !== "" && !known.has(textKey(text)))
    .sort((a, b) => textKey(a).localeCompare(textKey(b)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "instructions.txt"), listeningRequest([]).instructions);
  for (let from = 0, file = 1; from < texts.length; from += MOST, file++) {
    const name = String(file).padStart(2, "0");
    const own = texts.slice(from, from + MOST);
    const requests = own.map((text, at) => {
      const { messages } = listeningRequest([{ name: "nurseNotes", label: "Nurse's Notes", text }]);
      return `=== request ${at + 1} ===\n${messages[0]?.text ?? ""}\n`;
    });
    writeFileSync(join(folder, `in-${name}.txt`), requests.join("\n"));
    writeFileSync(join(folder, `keys-${name}.json`), JSON.stringify(own.map(textKey)));
  }
}

function take(): void {
  const known = new Map(
    [...readListenings()].map(([key, heard]) => [
      key,
      Object.fromEntries(heard.map(({ id, words }) => [id, words])),
    ]),
  );
  for (const file of readdirSync(folder).filter((name) => /^out-.*\.jsonl$/.test(name))) {
    const name = file.slice("out-".length, -".jsonl".length);
    const keys = JSON.parse(readFileSync(join(folder, `keys-${name}.json`), "utf8")) as string[];
    const answers = readJsonLines<{ n: number; heard: [item: number, words: string][] }>(join(folder, file));
    for (const { n, heard } of answers) {
      const key = keys[n - 1];
      if (key)
        known.set(
          key,
          Object.fromEntries(heard.map(([item, words]) => [itemOfNumber(item) ?? String(item), words])),
        );
    }
  }
  const sorted = [...known].sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(LISTENINGS, sorted.map(([key, heard]) => `${JSON.stringify({ key, heard })}\n`).join(""));
  console.log(`${sorted.length} texts`);
}
