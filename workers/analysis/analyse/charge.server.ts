import type { Log } from "#app/base/runtime/log.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";
import { LONGEST_LIFE } from "#app/core/meter/advance.ts";
import type { Meter } from "#app/core/meter/meter.ts";
import {
  type Admission,
  admit,
  type ChargeCommand,
  type GenerationRequest,
  METER_TIMEOUT_MS,
  type MeterLog,
  settle,
} from "#app/core/meter/meter-client.server.ts";
import type { PlanName, TokenAmount } from "#app/core/plans/plans.ts";
import { reservationOf } from "#app/rooms/documents/store/document-keys.ts";
import { limitFailure } from "./failures.ts";
import type { AnalysisAttempt } from "./work-store.server.ts";

/** What an analysis costs and what was asked for it: enough to charge it, now or by a later delivery. */
export type Bill = { admission: Admission; request: GenerationRequest; figures: TokenAmount };

export type Charging = { meter: Meter; maintenance: MaintenanceQueue; log: Log };

/** A document is queued once per click, so it needs no rate limit here; the upload has one. */
const PER_MINUTE = 10_000;

/**
 * Reserves what an analysis may take. At least half of the output must be available: each part's answer is then
 * shorter.
 * @throws AnalysisFailure when the month has no room; nothing is reserved then
 */
export async function reserveAnalysis(
  { meter, log }: Charging,
  attempt: AnalysisAttempt,
  plan: PlanName | null,
  estimate: TokenAmount,
): Promise<{ admission: Admission; request: GenerationRequest }> {
  const request = await requestOf(attempt, plan, estimate);
  const admission = await admit(meter, request, tell(log));
  if (admission.admitted) return { admission, request };
  if (admission.refused === "limit_reached") throw limitFailure(admission, request);
  throw new Error(`The meter refused an analysis: ${admission.refused}.`);
}

async function requestOf(
  attempt: AnalysisAttempt,
  plan: PlanName | null,
  { inputTokens, outputTokens }: TokenAmount,
): Promise<GenerationRequest> {
  const id = reservationOf(attempt);
  return {
    reservationId: id,
    key: id,
    input: await sha256Hex(id),
    feature: "file_analysis",
    plan,
    isFirstMonth: false,
    inputTokens,
    outputTokens,
    leastOutputTokens: Math.ceil(outputTokens / 2),
    perMinute: PER_MINUTE,
    lifeMs: LONGEST_LIFE,
  };
}

/**
 * Charges a stored analysis. Safe to repeat: the meter charges a reservation once, and never one that it has
 * forgotten.
 * @throws Error when neither the meter nor the queue that counts later could be reached
 */
export async function charge(
  { meter, maintenance, log }: Charging,
  userId: string,
  { admission, request, figures }: Bill,
  { isCounted } = { isCounted: true },
): Promise<void> {
  let isDeferred = false;
  const defer = async (settlement: ChargeCommand) => {
    await maintenance.send({ type: "count-use", userId, settlement });
    isDeferred = true;
  };
  const used = { ...figures, isCounted };
  const settled = await settle(meter, { admission, request, figures: used }, tell(log), { defer });
  if (!settled.isSettled && settled.reason === "unreachable" && !isDeferred)
    throw new Error("The analysis could not be charged yet.");
}

/**
 * Charges the tokens that an analysis took before the person cancelled it, but counts no use. Safe to repeat, even
 * after its reservation was released.
 * @throws Error when neither the meter nor the queue that counts later could be reached
 */
export async function chargeCancelled(
  charging: Charging,
  attempt: AnalysisAttempt,
  plan: PlanName | null,
  figures: TokenAmount,
): Promise<void> {
  const request = await requestOf(attempt, plan, figures);
  const admission: Admission = {
    admitted: true,
    reservationId: null,
    uncheckedId: `${request.key}:cancelled`,
    outputTokens: figures.outputTokens,
    allowedAt: Date.now(),
  };
  await charge(charging, attempt.userId, { admission, request, figures }, { isCounted: false });
}

/** Releases the reservation, if there is one. Safe to repeat. @throws Error when the meter cannot be reached */
export async function giveBackAnalysis({ meter }: Charging, attempt: AnalysisAttempt): Promise<void> {
  await withTimeout(meter.release({ reservationId: reservationOf(attempt) }), METER_TIMEOUT_MS);
}

const tell =
  (log: Log): MeterLog =>
  (event, { cause }) =>
    log("error", event, cause === undefined ? {} : { cause: String(cause) });
