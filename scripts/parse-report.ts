import { parseArgs } from "node:util";
import { checkAnswer } from "./parse-report/check-answer.ts";
import { type Document, documentsBelow } from "./parse-report/documents.ts";
import { type Measured, measureParse } from "./parse-report/measure-parse.ts";

/**
 * Parses every document of the shared data in its own process and reports for each whether its text, or its
 * refusal, matches the folder's notice. `--data` names the folder.
 */
const KINDS = ["pdf", "docx", "xlsx", "xls", "csv"];

/** What a 128 MB Worker leaves for the heap and its buffers. */
const PEAK_BYTES = 110 * 1024 * 1024;

const { values } = parseArgs({ options: { data: { type: "string", default: "../shared/data" } } });
const documents = KINDS.flatMap((kind) => documentsBelow(values.data, kind));
let failures = documents.length === 0 ? 1 : 0;
for (const document of documents) {
  const measured = await measureParse(document.path);
  const fault = faultOf(document, measured);
  if (fault) failures++;
  process.stdout.write(
    `${fault ? "FAIL" : "ok  "} ${line(document.name, measured)}${fault ? `  ${fault}` : ""}\n`,
  );
}
process.stdout.write(`${documents.length} documents, ${failures} failed\n`);
process.exitCode = failures > 0 ? 1 : 0;

function faultOf(document: Document, { answer, peak }: Measured): string | null {
  if (!answer) return "ended without an answer";
  return peak > PEAK_BYTES ? "takes too much memory" : checkAnswer(document, answer);
}

function line(name: string, { answer, seconds, peak }: Measured): string {
  const outcome = answer?.ok ? `read as ${answer.kind}` : `refused: ${answer?.code ?? "nothing"}`;
  const figures = `${seconds.toFixed(2).padStart(6)} s ${(peak / 1024 / 1024).toFixed(0).padStart(4)} MB`;
  return `${name.padEnd(52)} ${outcome.padEnd(30)} ${figures}`;
}
