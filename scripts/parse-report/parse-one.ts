import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";
import { answerOf } from "./measure-parse.ts";

/** Parses one file and sends the answer, with the peak size of buffers, to the parent process. */
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
process.send?.({ answer: answerOf(result), seconds, heap, buffers });
