import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { parseDocument } from "#app/rooms/documents/parse/parse-document.ts";
import { documentText } from "#app/rooms/documents/parse/plain-text.ts";
import type { Answer } from "./measure-parse.ts";

/** Parses one file and sends the answer, with what the buffers took at most, to the process that asked. */
const path = process.argv[2] ?? "";
const started = performance.now();
let buffers = 0;
let heap = 0;
const look = () => {
  const usage = process.memoryUsage();
  buffers = Math.max(buffers, usage.external);
  heap = Math.max(heap, usage.heapUsed);
};
const timer = setInterval(look, 2);
const source = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
const result = await parseDocument(source, { name: basename(path), claimedType: "" });
look();
clearInterval(timer);
const seconds = (performance.now() - started) / 1000;
const answer: Answer = result.ok
  ? {
      ok: true,
      kind: result.document.kind,
      text: documentText(result.document),
      rows: result.document.parts
        .flatMap((part) => part.blocks)
        .flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.cells) : [])),
      notices: result.document.notices.map(({ code }) => code),
    }
  : { ok: false, code: result.refusal.code };
process.send?.({ answer, seconds, heap, buffers });
