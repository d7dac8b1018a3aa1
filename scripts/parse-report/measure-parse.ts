import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { documentText } from "#app/core/document/plain-text.ts";
import type { RefusalCode } from "#app/core/document/refusals.ts";
import type { ParseResult } from "#workers/analysis/parse/parse-document.ts";

/** The result of a document: its text and its tables' rows, or the refusal. */
export type Answer =
  | { ok: true; kind: string; text: string; rows: string[][] }
  | { ok: false; code: RefusalCode };

/** What the report checks in a parser's answer. */
export function answerOf(result: ParseResult): Answer {
  if (!result.ok) return { ok: false, code: result.refusal.code };
  const { kind, parts } = result.document;
  const rows = parts
    .flatMap((part) => part.blocks)
    .flatMap((block) => (block.kind === "table" ? block.rows.map(({ cells }) => cells) : []));
  return { ok: true, kind, text: documentText(result.document), rows };
}

/** `answer` is null if the process ended without one or was stopped; `peak` is bytes of heap and buffers. */
export type Measured = { answer: Answer | null; seconds: number; peak: number };

type Message = { answer: Answer; seconds: number; heap: number; buffers: number };

const HEAP_MEGABYTES = 96;
const TIME_LIMIT_MS = 30_000;
const CHILD = fileURLToPath(new URL("parse-one.ts", import.meta.url));
const BOUNDED = import.meta.resolve("../building/bounded-pdf-in-node.ts");

/** Parses a file in a fresh process with a heap as small as a Worker's. */
export function measureParse(path: string): Promise<Measured> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [path], {
      execArgv: ["--import", BOUNDED, `--max-old-space-size=${HEAP_MEGABYTES}`, "--trace-gc"],
      silent: true,
      timeout: TIME_LIMIT_MS,
      killSignal: "SIGKILL",
    });
    let trace = "";
    let message: Message | null = null;
    child.stdout?.on("data", (text) => {
      trace += text;
    });
    child.stderr?.resume();
    child.on("message", (sent) => {
      message = sent as Message;
    });
    child.on("close", () => resolve(measuredOf(message, trace)));
  });
}

function measuredOf(message: Message | null, trace: string): Measured {
  if (!message) return { answer: null, seconds: TIME_LIMIT_MS / 1000, peak: heapPeak(trace) };
  const { answer, seconds, heap, buffers } = message;
  return { answer, seconds, peak: Math.max(heap, heapPeak(trace)) + buffers };
}

/** A heap only shrinks when collected, so its peak is its size before a collection. Bytes. */
function heapPeak(trace: string): number {
  const before = [...trace.matchAll(/ms: [^\d]*?([\d.]+) \([\d.]+\) -> /g)].map((found) => Number(found[1]));
  return Math.max(0, ...before) * 1024 * 1024;
}
