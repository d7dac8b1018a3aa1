import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { TextIndex } from "#app/core/document/document-text.ts";
import { readScanChoice } from "#app/core/document/scans.server.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { allowancePlanOf, storedEntitlement } from "#app/core/identity/session/plan-gate.server.ts";
import type { PlanName, TokenAmount } from "#app/core/plans/plans.ts";
import { analysisKey } from "#app/rooms/documents/store/document-keys.ts";
import { readSegments, writeText } from "#app/rooms/documents/store/document-text.server.ts";
import { withFileName } from "#app/rooms/documents/store/sealed-rows.server.ts";
import { PARTS_AT_ONCE } from "./analysis-limits.ts";
import { sumOf } from "./ask-model.ts";
import { reserveAnalysis } from "./charge.server.ts";
import { composeAnalysis, historyOf } from "./compose-analysis.ts";
import { cutWords } from "./details.ts";
import {
  AnalysisFailure,
  modelPaused,
  nothingFound,
  scanForbidden,
  scanUnasked,
  unreadable,
} from "./failures.ts";
import type { Job, StoredWork } from "./job.ts";
import { type KeyPoints, keyPointsOf, orderEstimate } from "./key-points.server.ts";
import { type Readings, readLabs } from "./labs/lab-reader.ts";
import { LeaseLost } from "./lease.server.ts";
import { type Plan, planParts } from "./plan-parts.ts";
import { presentSections } from "./present-sections.ts";
import type { PicturesRead } from "./read-pictures.server.ts";
import { readDocument, type TellPage } from "./read-text.server.ts";
import { type PartAsking, type WrittenPart, writePart } from "./write-part.server.ts";

type Reserved = Awaited<ReturnType<typeof reserveAnalysis>>;

/**
 * Reads a document, asks the meter, lets the model read it in parts, verifies, and stores the analysis with its bill.
 * What was stored before an interruption is not repeated.
 */
export async function writeAnalysis(job: Job, signal: AbortSignal): Promise<StoredWork> {
  const entitlement = await storedEntitlement(job.deps.database, job.row.userId);
  if (!entitlement) throw new LeaseLost("The account is being deleted.");
  const plan = allowancePlanOf(entitlement);
  if (await job.deps.isPaused(plan)) throw modelPaused();
  await job.lease.progress("reading", NO_PROGRESS);
  const tell: TellPage = (step, of) =>
    job.lease.progress("reading", { ...NO_PROGRESS, step, of, unit: "page" });
  const read = await job.work.atMostTwice("reading", unreadable, () =>
    readDocument(job.deps, job.row, tell, signal),
  );
  if ("index" in read)
    return await analyse(job, plan, read.index, (estimate) => reserve(job, plan, estimate), signal);
  const { index, reserved } = await lookAtPictures(job, plan, read.pictures, signal);
  return await analyse(job, plan, index, async () => reserved, signal);
}

/** Shows what the analysis is expected to take, and reserves it. */
async function reserve(job: Job, plan: PlanName | null, estimate: TokenAmount): Promise<Reserved> {
  await job.lease.progress("analysing", { ...NO_PROGRESS, estimate });
  return await reserveAnalysis(job.till, job.message, plan, estimate);
}

async function lookAtPictures(job: Job, plan: PlanName | null, pdf: Uint8Array, signal: AbortSignal) {
  // This loads PDF.js, which other kinds do not need.
  const { asDocument, countPictures, picturesEstimate, readPictures } = await import(
    "./read-pictures.server.ts"
  );
  const pageCount = await countPictures(pdf);
  const choice = await readScanChoice(job.deps.bucket, job.row.userId);
  if (choice !== "allowed") throw choice === null ? scanUnasked() : scanForbidden();
  const estimate = picturesEstimate(pageCount);
  const reserved = await reserve(job, plan, estimate);
  const maxOutputTokens = Math.floor(reserved.admission.outputTokens / 2);
  const { pages } = await paidOnce<PicturesRead>(job, "pictures", () =>
    readPictures(job.deps.model, pdf, { pageCount, maxOutputTokens }, signal),
  );
  const whose = { userId: job.row.userId, documentId: job.row.id };
  const index = await writeText(job.deps.bucket, whose, asDocument(pages, pageCount), {
    isReadFromPictures: true,
  });
  return { index, reserved };
}

async function analyse(
  job: Job,
  owner: PlanName | null,
  index: TextIndex,
  reserved: (estimate: TokenAmount) => Promise<Reserved>,
  signal: AbortSignal,
): Promise<StoredWork> {
  const { bucket } = job.deps;
  const whose = { userId: job.row.userId, documentId: job.row.id };
  const labs = await readLabs(() => readSegments(bucket, whose, index));
  const plan = await planParts(readSegments(bucket, whose, index), labs);
  if (plan.parts.length === 0) throw new AnalysisFailure("empty", "This file has no content to read.");
  const estimate = sumOf([...plan.parts, orderEstimate(plan.parts.length)]);
  const { admission, request } = await reserved(estimate);
  const pseudonymizer = openPseudonymizer(labs.known);
  const people = labs.known.filter(({ kind }) => kind !== "date").map(({ text }) => text);
  const openReader = job.deps.readerFor?.(owner) ?? null;
  const asking: PartAsking = { model: job.deps.model, openReader, pseudonymizer, people, signal };
  const parts = await writeParts(job, shortened(plan, estimate, admission.outputTokens), asking, estimate);
  requireFindings(parts, labs, index);
  const keyPoints = await paidOnce<KeyPoints>(job, "key-points", () => keyPointsOf(asking, parts));
  const pictures = index.isReadFromPictures ? await job.work.read<PicturesRead>("pictures") : null;
  const figures = sumOf([
    ...parts.map(({ usage }) => usage),
    keyPoints.usage,
    ...(pictures ? [pictures.usage] : []),
  ]);
  const { fileName } = await withFileName(job.deps.bucket, job.row);
  const sectionsFound = await presentSections(readSegments(bucket, whose, index));
  const findings = { fileName, index, plan, parts, sectionsFound, usage: figures };
  return await store(job, { ...findings, labs, keyPoints: keyPoints.statements }, { admission, request });
}

/** Asks the model once, or returns the stored answer; it is charged even if the person cancels. */
async function paidOnce<Value extends { usage: TokenAmount }>(
  { work, taken }: Job,
  name: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const value = await work.once(name, ask);
  taken.push(value.usage);
  return value;
}

/** An empty analysis fails, and is not charged. */
function requireFindings(parts: readonly WrittenPart[], { tables }: Readings, { cut }: TextIndex): void {
  if (parts.some(({ statements }) => statements.length > 0) || tables.length > 0) return;
  throw nothingFound(cut.map(cutWords));
}

/** If less output is left than the parts may take, each gets its share. */
function shortened(plan: Plan, estimate: TokenAmount, granted: number): Plan {
  const share = Math.min(1, granted / estimate.outputTokens);
  const parts = plan.parts.map((part) => ({
    ...part,
    outputTokens: Math.max(1, Math.floor(part.outputTokens * share)),
  }));
  return { ...plan, parts };
}

/** Writes the parts, a few at a time; each is stored as soon as it is verified, and reported to the page. */
async function writeParts(
  job: Job,
  { parts }: Plan,
  { pseudonymizer, signal, ...asking }: PartAsking,
  estimate: TokenAmount,
): Promise<WrittenPart[]> {
  // The whole text once before the first call, so that a name learned at the end is hidden at the beginning, too.
  for (const { lines } of parts) pseudonymizer.pseudonymize(lines.map(({ text }) => text).join("\n"));
  let step = 0;
  const tell = () => job.lease.progress("analysing", { step, of: parts.length, unit: "part", estimate });
  await tell();
  return await mapConcurrent(parts, PARTS_AT_ONCE, signal, async (part, index, stop) => {
    const written = await paidOnce(job, `part-${index}`, () =>
      writePart({ ...asking, pseudonymizer, signal: stop }, part),
    );
    step += 1;
    await tell();
    return written;
  });
}

async function store(
  job: Job,
  findings: Parameters<typeof composeAnalysis>[0] & { labs: Readings },
  { admission, request }: Reserved,
): Promise<StoredWork> {
  const analysis = composeAnalysis(findings);
  await job.deps.bucket.put(analysisKey(job.row.userId, job.row.id), JSON.stringify(analysis));
  const bill = { admission, request, figures: analysis.usage };
  const stored: StoredWork = { bill, history: historyOf(analysis) };
  await job.work.write("stored", stored);
  return stored;
}
