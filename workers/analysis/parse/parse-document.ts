import { readableKind } from "#app/core/document/kinds/accepted-kind.ts";
import {
  CONTENT_KIND_WORDS,
  type ContentKind,
  type HeadKind,
  headKindOf,
} from "#app/core/document/kinds/content-kind.ts";
import { isAsNamed, isReadUnder, refuseMismatch } from "#app/core/document/kinds/wrong-kind.ts";
import { LIMITS, type LimitName } from "#app/core/document/limits.ts";
import { otherKindNotice } from "#app/core/document/notices.ts";
import type { DocumentKind, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { asRefusal, type Refusal, refuse, refuseTooLarge } from "#app/core/document/refusals.ts";
import { ParseBudget } from "./budget.ts";
import { compoundKindOf, listedKindOf, mainPartKindOf, zipKindOf } from "./container-kind.ts";
import { hasCells, readCsv } from "./csv/read-csv.ts";
import { readDocx } from "./docx/read-docx.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { ParseOptions } from "./parse-options.ts";
import { type DocumentSource, OpenSource } from "./source.ts";
import { openCompoundFile } from "./xls/compound-file.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";
import { type OfficePackage, openPackage } from "./zip/package.ts";
import { readZipDirectory, type ZipDirectory } from "./zip/zip-directory.ts";

export type ParseResult = { ok: true; document: ParsedDocument } | { ok: false; refusal: Refusal };

/**
 * Reads a document's text with the address of every piece. The kind is detected from the content; the name and the
 * claimed MIME type only say what was expected: a spreadsheet under another spreadsheet's name is read, with a notice,
 * and anything else under a wrong name is not. Never throws for the contents of the file: whatever is wrong with them
 * is a refusal.
 * @param file all bytes, or a stream of them (then a CSV is never in memory as a whole); at most 25 MB are read
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

type ReadContent = { kind: ContentKind; document: ParsedDocument };

async function read(source: OpenSource, options: ParseOptions, budget: ParseBudget): Promise<ParsedDocument> {
  const claimed = readableKind(options);
  if (!claimed) throw refuse("unsupported-type");
  const head = headKindOf(source.head);
  if (head === "empty") throw refuse("empty");
  const { kind, document } =
    head === "zip"
      ? await readAsZip(source, claimed, budget)
      : head === "ole2"
        ? await readAsCompoundFile(source, claimed, budget)
        : { kind: head, document: await readAs(head, source, claimed, options, budget) };
  if (isAsNamed(claimed, kind)) return document;
  const words =
    kind === "text" ? "text with its cells set apart, as in a CSV file" : CONTENT_KIND_WORDS[kind];
  const notice = otherKindNotice(CONTENT_KIND_WORDS[claimed], words);
  return { ...document, notices: [notice, ...document.notices] };
}

/** Reads a document whose kind its first bytes tell for certain. */
async function readAs(
  head: Exclude<HeadKind, "empty" | "zip" | "ole2">,
  source: OpenSource,
  claimed: DocumentKind,
  options: ParseOptions,
  budget: ParseBudget,
): Promise<ParsedDocument> {
  if (!isReadUnder(claimed, head)) throw refuseMismatch(claimed, head);
  if (head === "pdf") {
    const bytes = await source.whole();
    // The largest parser is loaded only when needed.
    const { readPdf } = await import("./pdf/read-pdf.ts");
    return readPdf(bytes, options, budget);
  }
  if (head === "xls") return readAsOldExcel(source, budget);
  const pieces = stoppable(source.pieces(), options.signal);
  const chosen = options.encoding ?? null;
  if (head === "html") {
    const { readHtml } = await import("./html/read-html.ts");
    const document = await readHtml({ head: source.head, pieces, chosen }, budget);
    if (!document) throw refuseMismatch(claimed, head);
    return document;
  }
  if (head === "xml-sheet") {
    const { readXmlSheet } = await import("./xml-sheet/read-xml-sheet.ts");
    return readXmlSheet({ head: source.head, pieces, chosen }, budget);
  }
  if (claimed !== "csv" && !hasCells(source.head)) throw refuseMismatch(claimed, head);
  return readCsv(source.head, pieces, budget, chosen);
}

async function readAsZip(
  source: OpenSource,
  claimed: DocumentKind,
  budget: ParseBudget,
): Promise<ReadContent> {
  const bytes = await source.whole();
  const directory = readZipDirectory(bytes);
  const unpacked = claimed === "docx" ? "docxUnpackedBytes" : "xlsxUnpackedBytes";
  const open = () => openPackage(bytes, directory, unpacked, budget);
  const named = zipKindOf(bytes, directory);
  const kind = await surerKind(named, directory, open);
  if (!isReadUnder(claimed, kind)) throw refuseMismatch(claimed, kind);
  if (kind === "docx") return { kind, document: await readDocx(open(), budget) };
  checkSize(bytes, "xlsxBytes");
  return { kind, document: await readXlsx(open(), budget) };
}

/** Looks further where the names of the parts do not settle the kind. */
async function surerKind(
  named: ContentKind,
  directory: ZipDirectory,
  open: () => OfficePackage,
): Promise<ContentKind> {
  if (named === "open-document") return listedKindOf(open());
  return named === "zip-other" && directory.has("_rels/.rels") ? mainPartKindOf(open()) : named;
}

async function readAsCompoundFile(
  source: OpenSource,
  claimed: DocumentKind,
  budget: ParseBudget,
): Promise<ReadContent> {
  const bytes = await source.whole();
  if (isReadUnder(claimed, "xls")) checkSize(bytes, "xlsBytes");
  const container = openCompoundFile(bytes);
  const kind = compoundKindOf(container);
  if (kind === "encrypted") throw refuse("password-protected");
  if (!isReadUnder(claimed, kind)) throw refuseMismatch(claimed, kind);
  const { readXls } = await import("./xls/read-xls.ts");
  return { kind, document: await readXls(container, budget) };
}

async function readAsOldExcel(source: OpenSource, budget: ParseBudget): Promise<ParsedDocument> {
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
