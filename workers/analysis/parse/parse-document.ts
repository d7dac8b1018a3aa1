import { readableKind } from "#app/core/document/accepted-kind.ts";
import { headKindOf } from "#app/core/document/content-kind.ts";
import { refuseContent } from "#app/core/document/content-mismatch.ts";
import { LIMITS, type LimitName } from "#app/core/document/limits.ts";
import type { DocumentKind, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { asRefusal, type Refusal, refuse, refuseTooLarge } from "#app/core/document/refusals.ts";
import { ParseBudget } from "./budget.ts";
import { compoundKindOf, mainPartKindOf, zipKindOf } from "./container-kind.ts";
import { readCsv } from "./csv/read-csv.ts";
import { readDocx } from "./docx/read-docx.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { ParseOptions } from "./parse-options.ts";
import { type DocumentSource, OpenSource } from "./source.ts";
import { openCompoundFile } from "./xls/compound-file.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";
import { openPackage } from "./zip/package.ts";
import { readZipDirectory } from "./zip/zip-directory.ts";

export type ParseResult = { ok: true; document: ParsedDocument } | { ok: false; refusal: Refusal };

/**
 * Reads a document's text with the address of every piece of it. The kind is found in the content; the name and the
 * claimed MIME type only say what was expected. Never throws for what is in the file: whatever is wrong with it is a
 * refusal.
 * @param file all bytes, or a stream of them (a CSV is then never in memory as a whole); at most 25 MB are read
 */
export async function parseDocument(file: DocumentSource, options: ParseOptions): Promise<ParseResult> {
  let opened: OpenSource | null = null;
  try {
    opened = await OpenSource.open(file);
    const source = opened;
    const document = await oneAtATime(() => read(source, options, options.budget ?? new ParseBudget()));
    return { ok: true, document };
  } catch (error) {
    if (options.signal?.aborted) return { ok: false, refusal: refuse("stopped").refusal };
    return { ok: false, refusal: asRefusal(error) };
  } finally {
    await opened?.close().catch(() => undefined);
  }
}

async function read(source: OpenSource, options: ParseOptions, budget: ParseBudget): Promise<ParsedDocument> {
  const claimed = readableKind(options);
  if (!claimed) throw refuse("unsupported-type");
  const head = headKindOf(source.head);
  if (head === "empty") throw refuse("empty");
  if (head === "text" && claimed === "csv")
    return readCsv(source.head, stoppable(source.pieces(), options.signal), budget, options.encoding);
  if (head === "pdf") return readAsPdf(source, claimed, options, budget);
  if (head === "zip") return readAsZip(source, claimed, budget);
  if (head === "ole2") return readAsCompoundFile(source, claimed, budget);
  if (head === "xls") return readAsOldExcel(source, claimed, budget);
  throw refuseContent(claimed, head);
}

async function readAsPdf(
  source: OpenSource,
  claimed: DocumentKind,
  options: ParseOptions,
  budget: ParseBudget,
) {
  if (claimed !== "pdf") throw refuseContent(claimed, "pdf");
  const bytes = await source.whole();
  // The largest parser is loaded only by those who need it.
  const { readPdf } = await import("./pdf/read-pdf.ts");
  return readPdf(bytes, options, budget);
}

async function readAsZip(
  source: OpenSource,
  claimed: DocumentKind,
  budget: ParseBudget,
): Promise<ParsedDocument> {
  const bytes = await source.whole();
  const directory = readZipDirectory(bytes);
  const unpacked = claimed === "docx" ? "docxUnpackedBytes" : "xlsxUnpackedBytes";
  const open = () => openPackage(bytes, directory, unpacked, budget);
  const named = zipKindOf(directory);
  const isElsewhere = named === "zip-other" && directory.has("_rels/.rels");
  const kind = isElsewhere ? await mainPartKindOf(open()) : named;
  if (kind !== claimed) throw refuseContent(claimed, kind);
  if (kind === "docx") return readDocx(open(), budget);
  checkSize(bytes, "xlsxBytes");
  return readXlsx(open(), budget);
}

async function readAsCompoundFile(
  source: OpenSource,
  claimed: DocumentKind,
  budget: ParseBudget,
): Promise<ParsedDocument> {
  const bytes = await source.whole();
  if (claimed === "xls") checkSize(bytes, "xlsBytes");
  const container = openCompoundFile(bytes);
  const kind = compoundKindOf(container);
  if (kind === "encrypted") throw refuse("password-protected");
  if (kind !== "xls" || claimed !== "xls") throw refuseContent(claimed, kind);
  const { readXls } = await import("./xls/read-xls.ts");
  return readXls(container, budget);
}

async function readAsOldExcel(
  source: OpenSource,
  claimed: DocumentKind,
  budget: ParseBudget,
): Promise<ParsedDocument> {
  if (claimed !== "xls") throw refuseContent(claimed, "xls");
  const bytes = await source.whole();
  checkSize(bytes, "xlsBytes");
  const { readBiff } = await import("./xls/read-xls.ts");
  return readBiff(bytes, budget);
}

function checkSize(bytes: Uint8Array, limit: LimitName & ("xlsxBytes" | "xlsBytes")): void {
  if (bytes.length > LIMITS[limit]) throw refuseTooLarge(limit);
}

async function* stoppable(
  pieces: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    signal?.throwIfAborted();
    yield piece;
  }
}
