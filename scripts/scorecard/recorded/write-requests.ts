/**
 * Writes the requests that the product would send to the model for all recorded answers, so that somebody who has seen
 * no code can answer them as the model would.
 * Run: node scripts/scorecard/recorded/write-requests.ts <folder> [shared data]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRequest } from "#app/core/model/model.ts";
import { chosenByTool } from "./live.ts";
import { requestOf } from "./request-of.ts";

const [folder = "", data = "../shared/data"] = process.argv.slice(2);
if (folder === "") throw new Error("Name the folder that the requests are to be written to.");

for (const [tool, asked] of await chosenByTool(data)) {
  const place = join(folder, tool);
  mkdirSync(join(place, "answers"), { recursive: true });
  const requests = await Promise.all(
    asked.map(async (one) => ({ id: one.id, request: await requestOf(one) })),
  );
  const [first] = requests;
  if (!first) continue;
  writeFileSync(join(place, "instructions.txt"), first.request.instructions);
  if (first.request.schema)
    writeFileSync(join(place, "schema.json"), JSON.stringify(first.request.schema, null, 1));
  writeFileSync(join(place, "in.jsonl"), requests.map((one) => `${JSON.stringify(lineOf(one))}\n`).join(""));
  console.log(`${tool}: ${requests.length} requests`);
}

/**
 * `message` is the text as sent, `before` the conversation before it, and `sources` the articles or passages with it: as
 * for the API, each sentence is a block, here preceded by the numbers by which it is cited.
 */
function lineOf({ id, request: { messages } }: { id: string; request: ModelRequest }) {
  const last = messages.at(-1);
  if (!last) throw new Error(`${id} has no message.`);
  const before = messages.slice(0, -1).map(({ text }) => text);
  const sources = (last.sources ?? []).flatMap((source) => (source.kind === "pages" ? [] : source));
  const numbered = sources.map(({ title, blocks }, result) => ({
    title: `[${result}] ${title}`,
    sentences: blocks.map((text, block) => `[${result}.${block}] ${text}`),
  }));
  return {
    id,
    ...(before.length > 0 ? { before } : {}),
    message: last.text,
    ...(numbered.length > 0 ? { sources: numbered } : {}),
  };
}
