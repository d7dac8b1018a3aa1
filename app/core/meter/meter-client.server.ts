import { tooOften } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { asPart } from "#app/base/runtime/part-down.ts";
import { sleep, withTimeout } from "#app/base/runtime/timeout.ts";
import type { Meter } from "./meter.ts";
import type { CountCall } from "./rate-limit.ts";
import { type RefusedUse, type Reserve, type Reserved, requireReserve } from "./reserve.ts";
import type { Commit, Figures, Settled } from "./settle.ts";
import type { CallKind } from "./state.ts";
import type { RecordUnchecked } from "./unchecked.ts";

/** The person's meter. Nothing else opens one, so that only the user's own id can reach it. */
export function openMeter(namespace: Env["USAGE_METER"], userId: string): Meter {
  // A stub is useless once its connection broke, so each call takes a new one.
  const stub = () => namespace.getByName(userId);
  const meter: Meter = {
    reserve: async (command) => await unlessFlooded(userId, () => stub().reserve(command)),
    commit: async (command) => await stub().commit(command),
    release: async (command) => await stub().release(command),
    recordUnchecked: async (command) => await stub().recordUnchecked(command),
    addPack: async (command) => await stub().addPack(command),
    close: async (command) => await stub().close(command),
    resetMonth: async (command) => await stub().resetMonth(command),
    countCall: async (command) => await stub().countCall(command),
    snapshot: async (command) => await stub().snapshot(command),
    listEvents: async (command) => await stub().listEvents(command),
    noteDays: async (command) => await stub().noteDays(command),
    removeEventsBefore: async (command) => await stub().removeEventsBefore(command),
    adoptEvents: async () => await stub().adoptEvents(),
    export: async () => await stub().export(),
    erase: async () => await stub().erase(),
  };
  return asPart("meter", meter, ["snapshot", "listEvents", "noteDays", "resetMonth", "addPack"]);
}

/** A person's reservations that may wait for an answer here: more than any human makes. */
const MOST_WAITING = 20;
const FLOODED = { admitted: false, refused: "rate_limited", retryAfterSeconds: 10 } as const;
const waiting = new Map<string, number>();

/** A meter that its own person keeps too busy to answer refuses; it is up, so nothing is allowed unchecked. */
async function unlessFlooded(
  userId: string,
  reserve: () => Promise<Reserved | RefusedUse>,
): Promise<Reserved | RefusedUse> {
  const before = waiting.get(userId) ?? 0;
  if (before >= MOST_WAITING) return FLOODED;
  waiting.set(userId, before + 1);
  try {
    return await reserve();
  } catch (error) {
    // The platform sets it when too many calls queue for one object.
    if ((error as { overloaded?: boolean }).overloaded) return FLOODED;
    throw error;
  } finally {
    const left = (waiting.get(userId) ?? 1) - 1;
    if (left > 0) waiting.set(userId, left);
    else waiting.delete(userId);
  }
}

/** What a generation asks for. The reservation's id is chosen here, unless a repeat must find the same one. */
export type GenerationRequest = Omit<Reserve, "reservationId"> & { reservationId?: string };

/** Allowed without a check, because the meter could not be asked; it is counted afterwards. */
type Unchecked = {
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

type MeterTimeouts = {
  /** How long the meter may take to answer, in milliseconds. */
  timeoutMs?: number;
  /** Pauses before the second, third, … try, in milliseconds. */
  pausesMs?: number[];
};

/** How long the meter may take to answer, in milliseconds, by default. */
export const METER_TIMEOUT_MS = 2_000;
const PAUSES_MS = [200, 1_000];

/**
 * Asks the meter for a generation. Fails open (USE-05, OPEN-15): if the meter cannot be asked, the generation is
 * allowed and logged, and `settle` counts it afterwards.
 * @throws RangeError if the request is malformed: that is never allowed
 */
export async function admit(
  meter: Meter,
  request: GenerationRequest,
  log: MeterLog,
  { timeoutMs = METER_TIMEOUT_MS }: MeterTimeouts = {},
): Promise<Admission | RefusedUse> {
  const command = { ...request, reservationId: request.reservationId ?? crypto.randomUUID() };
  requireReserve(command);
  try {
    return await withTimeout(meter.reserve(command), timeoutMs);
  } catch (cause) {
    const { reservationId: uncheckedId, feature, outputTokens } = command;
    log("usage_check_failed_open", { uncheckedId, feature, cause: String(cause) });
    return { admitted: true, reservationId: null, uncheckedId, outputTokens, allowedAt: Date.now() };
  }
}

/** The result of a settlement; after `unreachable`, the same call may be tried again later. */
type Settlement = Settled | { isSettled: false; reason: "unreachable" };

/** Takes a charge that did not reach the meter, to make it later; may fail. */
type Defer = (charge: ChargeCommand) => Promise<void>;

const toNobody: Defer = () => Promise.reject(new Error("Nobody takes it over."));

/**
 * Charges what was admitted with the model's own figures. Repeating is harmless, so it is tried three times; a charge
 * that did not reach the meter is deferred, and one that cannot be deferred is logged as `usage_not_counted`.
 * @param request the one that was admitted
 */
export async function settle(
  meter: Meter,
  { admission, request, figures }: { admission: Admission; request: GenerationRequest; figures: Figures },
  log: MeterLog,
  { defer = toNobody, ...timeouts }: MeterTimeouts & { defer?: Defer } = {},
): Promise<Settlement> {
  const charge = chargeOf(admission, request, figures);
  const settlement = await tried(() => makeCharge(meter, charge), timeouts);
  if (settlement.isSettled || settlement.reason === "already_settled") return settlement;
  const lost = { reservationId: idOf(admission), reason: settlement.reason, cause: settlement.cause ?? "" };
  const isDeferred = settlement.reason === "unreachable" && (await isTaken(defer(charge)));
  log(isDeferred ? "usage_counted_later" : "usage_not_counted", lost);
  return settlement;
}

const isTaken = (handedOver: Promise<void>): Promise<boolean> =>
  handedOver.then(
    () => true,
    () => false,
  );

/**
 * Gives back what was admitted when nothing was generated. If that fails, the reservation expires on its own after 3
 * minutes.
 */
export async function giveBack(
  meter: Meter,
  admission: Admission,
  timeouts: MeterTimeouts = {},
): Promise<Settlement> {
  return await tried(() => meter.release({ reservationId: idOf(admission) }), timeouts);
}

/** The command that charges a use; issuing it twice charges once. */
export type ChargeCommand =
  | { kind: "commit"; command: Commit }
  | { kind: "unchecked"; command: RecordUnchecked };

function chargeOf(admission: Admission, request: GenerationRequest, figures: Figures): ChargeCommand {
  const { inputTokens, outputTokens, isCounted, isCutOff, isUnanswered } = figures;
  const why = { ...(isCutOff && { isCutOff }), ...(isUnanswered && { isUnanswered }) };
  const taken = { inputTokens, outputTokens, isCounted, ...why };
  if (admission.reservationId !== null)
    return { kind: "commit", command: { reservationId: admission.reservationId, ...taken } };
  const { key, input, feature, plan, isFirstMonth, isTokensOnly } = request;
  const { uncheckedId, allowedAt } = admission;
  const use = { key, input, feature, plan, isFirstMonth, ...(isTokensOnly && { isTokensOnly }) };
  return { kind: "unchecked", command: { uncheckedId, allowedAt, ...use, ...taken } };
}

/** Issues a charge; throws when the meter cannot be reached. */
export const makeCharge = async (meter: Meter, { kind, command }: ChargeCommand): Promise<Settled> =>
  kind === "commit" ? await meter.commit(command) : await meter.recordUnchecked(command);

async function tried(
  call: () => Promise<Settled>,
  { timeoutMs = METER_TIMEOUT_MS, pausesMs = PAUSES_MS }: MeterTimeouts,
): Promise<Settlement & { cause?: string }> {
  let cause = "";
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await sleep(pause);
    try {
      return await withTimeout(call(), timeoutMs);
    } catch (error) {
      cause = String(error);
    }
  }
  return { isSettled: false, reason: "unreachable", cause };
}

const idOf = (admission: Admission): string => admission.reservationId ?? admission.uncheckedId;

/**
 * Counts one more call of a limited kind, or asks whether there is room for one. A meter that cannot be asked lets the
 * call pass.
 * @throws AppError rate_limited, or too_many_documents for files, with Retry-After
 */
export async function limitCalls(
  { env, log }: Pick<AppContext, "env" | "log">,
  userId: string,
  kind: CallKind,
  { isOnlyAsked = false }: Pick<CountCall, "isOnlyAsked"> = {},
): Promise<void> {
  const meter = openMeter(env.USAGE_METER, userId);
  const { retryAfterSeconds } = await withTimeout(
    meter.countCall({ kind, isOnlyAsked }),
    METER_TIMEOUT_MS,
  ).catch((error: unknown) => {
    log("error", "meter.limit_unreachable", { cause: causeOf(error) });
    return { retryAfterSeconds: null };
  });
  if (retryAfterSeconds === null) return;
  const isFile = kind === "documents" || kind === "uploads";
  throw tooOften(isFile ? "too_many_documents" : "rate_limited", retryAfterSeconds);
}
