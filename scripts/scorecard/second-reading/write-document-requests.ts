/**
 * Writes what the product asks its second reader about recorded answers to parts of documents, a file a part
 * (`in-<id>.txt`, the instructions in `instructions-document.txt`), so that somebody who has seen no code can answer it as
 * the model would. The answer, as JSON, is kept as `second-readings/<id>.json` beside the answers of that half.
 * Run: node scripts/scorecard/second-reading/write-document-requests.ts <folder> <shared data> <half>…
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readingRequest } from "#app/core/second-reading/reading-request.ts";
import { openSecondReader } from "#app/core/second-reading/second-reader.ts";
import { askedParts } from "../recorded/document-readings.ts";
import { playback } from "../recorded/playback.ts";

const [folder = "", data = "", ...halves] = process.argv.slice(2);
if (folder === "" || halves.length === 0) throw new Error("Name a folder, the shared data, and the halves.");

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "instructions-document.txt"), readingRequest([], [], "document").instructions);
for (const half of halves)
  for (const { id, ask, model } of await askedParts(data, half))
    await ask(model, (read) =>
      openSecondReader({
        ...read,
        model: playback((request) => {
          writeFileSync(join(folder, `in-${id}.txt`), `${request.messages[0]?.text ?? ""}\n`);
          return JSON.stringify({ changed: [], same: [] });
        }),
        onTaken: () => {},
        onFailure: (error) => {
          throw error;
        },
      }),
    );
