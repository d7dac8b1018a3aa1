import type { Meter } from "./meter.ts";
import { type Refused, type Reserve, type Reserved, requireReserve } from "./reserve.ts";
import type { Figures, Settled } from "./settle.ts";

/** The person's meter. Nothing else opens one, so that no other name than the user id can reach one. */
export function openMeter(namespace: Env["USAGE_METER"], userId: string): Meter {
  // A stub is of no use after its connection broke, so each call takes a new one.
  const stub = () => namespace.getByName(userId);
  return {
    reserve: async (command) => await stub().reserve(command),
    commit: async (command) => await stub().commit(command),
    release: async (command) => await stub().release(command),
    recordUnchecked: async (command) => await stub().recordUnchecked(command),
    addPack: async (command) => await stub().addPack(command),
    close: async (command) => await stub().close(command),
    resetMonth: async (command) => await stub().resetMonth(command),
    snapshot: async (command) => await stub().snapshot(command),
    export: async () => await stub().export(),
    erase: async () => await stub().erase(),
  };
}

/** What a generation asks for; the reservation's id is chosen here. */
export type GenerationRequest = Omit<Reserve, "reservationId">;

/** Allowed without a check, because the meter could not be asked; it is counted afterwards. */
export type Unchecked = {
  admitted: true;
  reservationId: null;
  uncheckedId: string;
  outputTokens: number;
  /** Unix milliseconds. */
  allowedAt: number;
};

export type Admission = Reserved | Unchecked;

/** Takes what happened and facts about it; never content. */
export type MeterLog = (event: string, facts: Record<string, string | number | boolean>) => void;

export type Patience = {
  /** How long the meter may take to answer, in milliseconds. */
  timeoutMs?: number;
  /** Pauses before the second, third, … try, in milliseconds. */
  pausesMs?: number[];
};

const TIMEOUT_MS = 2_000;
const PAUSES_MS = [200, 1_000];

/**
 * Asks the meter for a generation. Fails open (USE-05, OPEN-15): if it cannot be asked, the generation is allowed and
 * logged, and `settle` counts it afterwards.
 * @throws RangeError if the request is malformed: that is never allowed
 */
export async function admit(
  meter: Meter,
  request: GenerationRequest,
  log: MeterLog,
  { timeoutMs = TIMEOUT_MS }: Patience = {},
): Promise<Admission | Refused> {
  const command = { ...request, reservationId: crypto.randomUUID() };
  requireReserve(command);
  try {
    return await inTime(meter.reserve(command), timeoutMs);
  } catch (cause) {
    const { reservationId: uncheckedId, feature, outputTokens } = command;
    log("usage_check_failed_open", { uncheckedId, feature, cause: String(cause) });
    return { admitted: true, reservationId: null, uncheckedId, outputTokens, allowedAt: Date.now() };
  }
}

/** What became of a settlement; `unreachable` may be tried again later with the same call. */
export type Settlement = Settled | { isSettled: false; reason: "unreachable" };

/**
 * Charges what was admitted with the model's own figures. Repeating it is harmless, so it is tried three times; what
 * still could not be counted is logged as `usage_not_counted`.
 * @param request the one that was admitted
 */
export async function settle(
  meter: Meter,
  { admission, request, figures }: { admission: Admission; request: GenerationRequest; figures: Figures },
  log: MeterLog,
  patience: Patience = {},
): Promise<Settlement> {
  const settlement = await tried(() => charge(meter, admission, request, figures), patience);
  if (!settlement.isSettled && settlement.reason !== "already_settled")
    log("usage_not_counted", {
      reservationId: idOf(admission),
      reason: settlement.reason,
      cause: settlement.cause ?? "",
    });
  return settlement;
}

/**
 * Gives back what was admitted, when nothing was generated. What cannot be given back comes back on its own after
 * 3 minutes.
 */
export async function giveBack(
  meter: Meter,
  admission: Admission,
  patience: Patience = {},
): Promise<Settlement> {
  return await tried(() => meter.release({ reservationId: idOf(admission) }), patience);
}

async function charge(
  meter: Meter,
  admission: Admission,
  request: GenerationRequest,
  figures: Figures,
): Promise<Settled> {
  if (admission.reservationId !== null)
    return await meter.commit({ reservationId: admission.reservationId, ...figures });
  const { key, input, feature, plan, isFirstMonth } = request;
  const { uncheckedId, allowedAt } = admission;
  const use = { key, input, feature, plan, isFirstMonth };
  return await meter.recordUnchecked({ uncheckedId, allowedAt, ...use, ...figures });
}

async function tried(
  call: () => Promise<Settled>,
  { timeoutMs = TIMEOUT_MS, pausesMs = PAUSES_MS }: Patience,
): Promise<Settlement & { cause?: string }> {
  let cause = "";
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
    try {
      return await inTime(call(), timeoutMs);
    } catch (error) {
      cause = String(error);
    }
  }
  return { isSettled: false, reason: "unreachable", cause };
}

const idOf = (admission: Admission): string => admission.reservationId ?? admission.uncheckedId;

/** @throws Error when the answer takes longer than `timeoutMs` */
async function inTime<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
