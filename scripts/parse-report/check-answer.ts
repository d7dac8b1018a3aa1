import { existsSync, readFileSync } from "node:fs";
import type { RefusalCode } from "#app/core/document/refusals.ts";
import type { Document } from "./documents.ts";
import { EXPECTED_TEXTS } from "./expected-texts.ts";
import type { Answer } from "./measure-parse.ts";

/** Words of a notice, and the refusals that they expect; the first match counts. */
const REFUSALS: [told: RegExp, codes: RefusalCode[]][] = [
  [/password needed|needs a password|password protected|encrypted: /i, ["password-protected"]],
  [/image only|scanned/i, ["image-only"]],
  [/reported as empty|empty file|no text at all/i, ["empty", "image-only"]],
  [/not an accepted type|not a workbook/i, ["unsupported-type", "wrong-type"]],
  [/clear error/i, ["damaged", "unsafe"]],
];

/** What is wrong with the answer, or null if its refusal, or its text, matches the notice. */
export function checkAnswer(document: Document, answer: Answer): string | null {
  const codes = REFUSALS.find(([told]) => told.test(document.told))?.[1];
  if (codes)
    return !answer.ok && codes.includes(answer.code) ? null : `expected a refusal (${codes.join(" or ")})`;
  if (!answer.ok) return "expected its text";
  if (answer.text.trim() === "") return "has no text";
  return missingText(document, answer.text) ?? differentRows(document, answer);
}

/** The notice's quotes must all be in the text, in the same order, ignoring white space. */
function missingText({ name, told }: Document, text: string): string | null {
  const plain = text.replace(/\s+/g, " ");
  const quoted = [...told.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
  let at = 0;
  for (const words of [...quoted, ...(EXPECTED_TEXTS[name] ?? [])]) {
    const found = plain.indexOf(words, at);
    if (found === -1) return `misses, at its place: ${words}`;
    at = found;
  }
  return null;
}

/** If a CSV's expected result is beside it, its cells must match. */
function differentRows({ path }: Document, answer: Answer & { ok: true }): string | null {
  const expected = path.replace(/\.csv$/i, ".json");
  if (expected === path || !existsSync(expected)) return null;
  const records = JSON.parse(readFileSync(expected, "utf8")) as Record<string, string>[];
  const [header = [], ...rows] = answer.rows;
  const plain = (cell = "") => cell.replaceAll("\r\n", "\n");
  const differs = records.some((record, i) =>
    Object.entries(record).some(([name, cell]) => plain(rows[i]?.[header.indexOf(name)]) !== plain(cell)),
  );
  return differs || records.length !== rows.length ? "has other cells than expected" : null;
}
