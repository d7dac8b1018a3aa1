/**
 * Writes what the product asks its second reader about tools' recorded answers (parts of documents, research, chat),
 * one file per answer (`in-<id>.txt`, the instructions in `instructions-<tool>.txt`), so that somebody who has seen no
 * code can answer it as the model would. The answer is kept as `recorded/second-readings/<id>.json` of that half, that
 * on changed statements (`recorded/changed-<tool>`, by number) as `recorded/changed-readings/<id>.json`.
 * Run: node scripts/scorecard/second-reading/write-answer-requests.ts <folder> <shared data> <half>…
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ReadTool, readerAsking, recordedOf } from "../recorded/answer-readings.ts";
import { playback } from "../recorded/playback.ts";

const [folder = "", data = "", ...halves] = process.argv.slice(2);
if (folder === "" || halves.length === 0) throw new Error("Name a folder, the shared data, and the halves.");

mkdirSync(folder, { recursive: true });
for (const half of halves)
  for (const tool of ["documents", "research", "chat"] as const) await writeRequests(tool, half);

async function writeRequests(tool: ReadTool, half: string): Promise<void> {
  for (const { id, ask, model } of await recordedOf(tool, data, half))
    await ask(
      model,
      readerAsking(
        playback(({ instructions, messages }) => {
          writeFileSync(join(folder, `instructions-${tool}.txt`), instructions);
          writeFileSync(join(folder, `in-${id}.txt`), `${messages[0]?.text ?? ""}\n`);
          return JSON.stringify({ changed: [], same: [] });
        }),
      ),
    );
}
