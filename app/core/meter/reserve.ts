import { admission, type LimitReached, type Want } from "./admission.ts";
import { LONGEST_LIFE, RESERVATION_LIFE } from "./advance.ts";
import { requireFeature, requireHash, requireId, requireTokens, requireWhole } from "./checked.ts";
import { ATTEMPTS_PER_MINUTE, countAttempt } from "./rate-limit.ts";
import { keyState } from "./repeat.ts";
import { findRun, type MeterState, type Use, type UseRun } from "./state.ts";
import { answered, type Step } from "./step.ts";

export type Reserve = Want & {
  /** Chosen by the caller, so that asking twice reserves once and an unanswered call can still be settled. */
  reservationId: string;
  /** Idempotency key; it stands for `input`. */
  key: string;
  /** SHA-256 of the input, hex. */
  input: string;
  /** Attempts allowed in any 60 seconds; 10 by default. */
  perMinute?: number;
  /** How long it stays reserved if nobody settles it, in milliseconds: 3 minutes by default, at most 15. */
  lifeMs?: number;
};

export type Reserved = { admitted: true; reservationId: string; outputTokens: number };

export type RefusedUse =
  | { admitted: false; refused: "rate_limited"; retryAfterSeconds: number }
  | { admitted: false; refused: "key_reused" | "key_used_up" }
  | LimitReached;

/**
 * One attempt at a generation: first the rate limit, then what its key stands for, then both limits.
 * @throws RangeError if the command is malformed
 */
export function reserve(state: MeterState, command: Reserve, now: number): Step<Reserved | RefusedUse> {
  requireReserve(command);
  const known = findRun(state, command.reservationId);
  if (known) return answered(state, admitted(command, known.use.granted));
  const attempt = countAttempt(state, command.perMinute ?? ATTEMPTS_PER_MINUTE, now);
  if (attempt.retryAfterSeconds !== null)
    return answered(attempt.state, {
      admitted: false,
      refused: "rate_limited",
      retryAfterSeconds: attempt.retryAfterSeconds,
    });
  return byKey(attempt.state, command, now);
}

/** @throws RangeError naming the malformed field, never its value. */
export function requireReserve(command: Reserve): void {
  requireId("reservationId", command.reservationId);
  requireId("key", command.key);
  requireHash(command.input);
  requireFeature(command.feature);
  requireTokens(command);
  requireWhole("leastOutputTokens", command.leastOutputTokens);
  if (command.leastOutputTokens > command.outputTokens)
    throw new RangeError("leastOutputTokens is above outputTokens.");
  requireWhole("perMinute", command.perMinute ?? ATTEMPTS_PER_MINUTE);
  if (command.perMinute === 0) throw new RangeError("perMinute is 0.");
  requireWhole("lifeMs", command.lifeMs ?? RESERVATION_LIFE);
  if ((command.lifeMs ?? 0) > LONGEST_LIFE) throw new RangeError("lifeMs is above 15 minutes.");
}

function byKey(state: MeterState, command: Reserve, now: number): Step<Reserved | RefusedUse> {
  const stateOfKey = keyState(state, command, now);
  if (stateOfKey.is === "reused") return answered(state, { admitted: false, refused: "key_reused" });
  if (stateOfKey.is === "used_up") return answered(state, { admitted: false, refused: "key_used_up" });
  if (stateOfKey.is === "busy") {
    const retryAfterSeconds = Math.max(1, Math.ceil((stateOfKey.until - now) / 1000));
    return answered(state, { admitted: false, refused: "rate_limited", retryAfterSeconds });
  }
  if (stateOfKey.is === "shared") return share(state, stateOfKey.use, command, now);
  return start(state, stateOfKey.is === "restarted" ? stateOfKey.use : null, command, now);
}

/** A repeat of a use under way or charged reserves nothing of its own, and gets no more than the first run did. */
function share(state: MeterState, use: Use, command: Reserve, now: number): Step<Reserved> {
  const shared = replaceUse(state, use, { ...use, runs: [...use.runs, openRun(command, now)] });
  return answered(shared, admitted(command, Math.min(use.granted, command.outputTokens)));
}

/** The first run of a use, or of a use that came to nothing so far. */
function start(
  state: MeterState,
  previous: Use | null,
  command: Reserve,
  now: number,
): Step<Reserved | LimitReached> {
  const grant = admission(state, command);
  if ("refused" in grant) return answered(state, grant);
  const { key, input, feature, plan, isFirstMonth, inputTokens, isTokensOnly } = command;
  const { outputTokens } = grant;
  const use: Use = {
    key,
    input,
    feature,
    plan,
    isFirstMonth,
    ...(isTokensOnly && { isTokensOnly }),
    at: previous?.at ?? now,
    granted: outputTokens,
    held: { inputTokens, outputTokens },
    runs: [...(previous?.runs ?? []), openRun(command, now)],
  };
  const next = previous ? replaceUse(state, previous, use) : { ...state, uses: [...state.uses, use] };
  return answered(next, admitted(command, outputTokens));
}

const openRun = (command: Reserve, now: number): UseRun => ({
  id: command.reservationId,
  at: now,
  status: "open",
  ...(command.lifeMs && { lifeMs: command.lifeMs }),
});

const admitted = (command: Reserve, outputTokens: number): Reserved => ({
  admitted: true,
  reservationId: command.reservationId,
  outputTokens,
});

function replaceUse(state: MeterState, use: Use, by: Use): MeterState {
  return { ...state, uses: state.uses.map((other) => (other === use ? by : other)) };
}
