import { deleteBelow } from "#app/base/data/bucket.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { openDeadline } from "#app/base/runtime/timeout.ts";
import { mayTryAgain } from "#app/core/document/failure-code.ts";
import { allowancePlanOf, storedEntitlement } from "#app/core/identity/session/plan-gate.server.ts";
import { documentPrefix, workPrefix } from "#app/rooms/documents/store/document-keys.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { sealSummary } from "#app/rooms/documents/store/sealed-rows.server.ts";
import { HEARTBEAT_MS, LONGEST_RUN_MS } from "./analysis-limits.ts";
import { sumOf } from "./ask-model.ts";
import { charge, chargeCancelled, giveBackAnalysis } from "./charge.server.ts";
import { AnalysisFailure, asFailure, givenUp } from "./failures.ts";
import type { AnalysisDeps, Job, StoredWork } from "./job.ts";
import { claimDocument, isStored, type LeasedDocument, LeaseLost } from "./lease.server.ts";
import { openWork } from "./work-store.server.ts";
import { writeAnalysis } from "./write-analysis.server.ts";

/** `done`: nothing is left to do. `later`: another worker has the document; look again after this many seconds. */
export type AnalysisOutcome = { is: "done" } | { is: "later"; seconds: number };

const DONE: AnalysisOutcome = { is: "done" };

/**
 * Analyses a document. However often and wherever it is interrupted and redelivered, it ends analysed and charged
 * once, or failed with a reason and not charged (docs/decisions/0012).
 * @throws whatever a provider or a store throws, so that the message is redelivered
 */
export function analyseDocument(deps: AnalysisDeps, message: DocumentMessage): Promise<AnalysisOutcome> {
  return claimed(deps, message, async (job, signal) => {
    await deliver(job, (await job.work.read<StoredWork>("stored")) ?? (await writeAnalysis(job, signal)));
  });
}

/** Handles a message that the queue gave up: a stored analysis is still delivered, anything else has failed. */
export function giveUp(deps: AnalysisDeps, message: DocumentMessage): Promise<AnalysisOutcome> {
  return claimed(deps, message, async (job) => {
    const stored = await job.work.read<StoredWork>("stored");
    if (!stored) throw givenUp();
    await deliver(job, stored);
  });
}

async function claimed(
  deps: AnalysisDeps,
  message: DocumentMessage,
  run: (job: Job, signal: AbortSignal) => Promise<void>,
): Promise<AnalysisOutcome> {
  const claim = await claimDocument(deps.database, message, deps.now);
  if (claim.is === "gone") return DONE;
  const till = { meter: deps.meterOf(message.userId), maintenance: deps.maintenance, log: deps.log };
  if (claim.is === "final") {
    await tidy(
      { deps, till, message },
      claim.row.status === "done" ? null : claim.row.failureCode,
      claim.row,
    );
    return DONE;
  }
  if (claim.is === "taken") return { is: "later", seconds: Math.ceil((claim.until - deps.now()) / 1000) + 5 };
  const work = openWork(deps.bucket, message);
  return await settled({ deps, till, message, row: claim.row, lease: claim.lease, work, taken: [] }, run);
}

/** Runs with the lease kept alive, and always ends the lease. */
async function settled(
  job: Job,
  run: (job: Job, signal: AbortSignal) => Promise<void>,
): Promise<AnalysisOutcome> {
  const { deps, lease } = job;
  const deadline = openDeadline(LONGEST_RUN_MS, []);
  const beat = setInterval(() => void lease.renew().catch(() => {}), HEARTBEAT_MS);
  try {
    await run(job, deadline.signal);
    return DONE;
  } catch (error) {
    const failure = asFailure(error);
    if (failure instanceof AnalysisFailure) return await failed(job, failure);
    if (failure instanceof LeaseLost) return await givenAway(job);
    await lease.letGo().catch((cause) => deps.log("warn", "analysis.lease_kept", { cause: causeOf(cause) }));
    throw failure;
  } finally {
    clearInterval(beat);
    deadline.clear();
  }
}

/** Charges the stored analysis unless the person has cancelled it, and only then shows it. */
async function deliver(job: Job, { bill, history }: StoredWork): Promise<void> {
  job.taken = [bill.figures];
  await job.lease.complete();
  await charge(job.till, job.row.userId, bill);
  const summary = await sealSummary(job.deps.bucket, job.row, history.summary);
  await job.lease.finish({ ...history, summary });
  await tidy(job, null, job.row);
}

/** Marks the document as failed before its reservation is released: in the other order it could come for free. */
async function failed(job: Job, failure: AnalysisFailure): Promise<AnalysisOutcome> {
  job.deps.log("warn", "analysis.refused", { code: failure.code, id: job.row.id });
  await job.lease.fail(failure);
  await tidy(job, failure.code, job.row);
  return DONE;
}

/** Removes what is not needed after the end. Safe to repeat, as a delivery after the end does. */
async function tidy(
  { deps, till, message }: Pick<Job, "deps" | "till" | "message">,
  failureCode: string | null,
  { id, userId, uploadId }: LeasedDocument,
): Promise<void> {
  if (failureCode !== null) await giveBackAnalysis(till, message);
  await deleteBelow(deps.bucket, workPrefix(userId, id));
  if (!mayTryAgain(failureCode)) await deps.deleteUpload(deps.bucket, deps.database, { userId, uploadId });
}

/**
 * The new lease holder finishes the document. If it was cancelled meanwhile, late writes and reservations are undone,
 * and the tokens used so far are charged: an analysis cancelled at its last part is not free.
 */
async function givenAway({ deps, row, till, message, taken }: Job): Promise<AnalysisOutcome> {
  if (await isStored(deps.database, row.id)) return { is: "later", seconds: 60 };
  await giveBackAnalysis(till, message);
  const entitlement = taken.length > 0 ? await storedEntitlement(deps.database, row.userId) : null;
  if (entitlement) await chargeCancelled(till, message, allowancePlanOf(entitlement), sumOf(taken));
  await deleteBelow(deps.bucket, documentPrefix(row.userId, row.id));
  return DONE;
}
