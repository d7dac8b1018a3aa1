import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import { allowanceOf, type TokenAmount } from "#app/core/plans/plans.ts";
import { requireId, requireTokens } from "./checked.ts";
import { monthLeft, type TokenKind } from "./left.ts";
import {
  findRun,
  isCharged,
  type MeterState,
  type RunStatus,
  type UsageEvent,
  type Use,
  type UseRun,
} from "./state.ts";
import { answered, type Step } from "./step.ts";

/** What the model says it took. */
export type Figures = TokenAmount & {
  /** False: the tokens are charged, the use is not (cancelled after its first word). */
  isCounted: boolean;
  /** The answer broke off after its first words, through no failure of ours or the provider's; three a day are free. */
  isCutOff?: boolean | undefined;
  /** Nothing in it was borne out, so it is not an answer; twenty a day are free. */
  isUnanswered?: boolean | undefined;
};

/** How many are forgiven in one UTC day, by reason: their words were read all the same, and the model was paid. */
const FREE_A_DAY = { cutOffs: 3, unanswered: 20 } as const;

export type Commit = Figures & { reservationId: string };

export type Settled =
  /** `charged` is null for a free repeat and for a release. */
  { isSettled: true; charged: Figures | null } | { isSettled: false; reason: "already_settled" | "unknown" };

/**
 * Settles a reservation with the model's own figures. Of a key's runs, the first to end is charged; the others are
 * free. A run whose reservation expired is charged all the same if it turns out, within 10 minutes, to have been made.
 * The figures are taken as they are, so a model that took more than was reserved can exceed the limit by the
 * difference; packs pay for it as far as they reach and never fall below 0.
 * @throws RangeError if the figures are not whole numbers
 */
export function commit(state: MeterState, command: Commit, now: number): Step<Settled> {
  requireTokens(command);
  requireId("reservationId", command.reservationId);
  const found = findRun(state, command.reservationId);
  if (!found) return answered(state, { isSettled: false, reason: "unknown" });
  if (!isUnsettled(found.run)) return answered(state, { isSettled: false, reason: "already_settled" });
  const { inputTokens, outputTokens } = command;
  const spends = [{ plan: found.use.plan ?? "Free", inputTokens, outputTokens }];
  return { ...paidOrForgiven(state, found, command, now), spent: { day: utcDayOf(now), spends } };
}

function paidOrForgiven(state: MeterState, found: RunOfUse, command: Commit, now: number): Step<Settled> {
  if (isCharged(found.use)) return asFree(state, found);
  const why = command.isCutOff ? "cutOffs" : command.isUnanswered ? "unanswered" : null;
  return (why && asForgiven(state, found, why, now)) || asCharged(state, found, command, now);
}

/** Gives a reservation back: nothing is charged, and a repeat may take its place. */
export function release(state: MeterState, command: { reservationId: string }): Step<Settled> {
  const found = findRun(state, command.reservationId);
  if (!found) return answered(state, { isSettled: false, reason: "unknown" });
  if (!isUnsettled(found.run)) return answered(state, { isSettled: false, reason: "already_settled" });
  return answered(withRun(state, found, "released"), { isSettled: true, charged: null });
}

type RunOfUse = { use: Use; run: UseRun };

const isUnsettled = (run: UseRun): boolean => run.status === "open" || run.status === "expired";

/** One key is one charge: admission decides how many runs share it, and a run that turns up late comes on top. */
function asFree(state: MeterState, found: RunOfUse): Step<Settled> {
  return answered(withRun(state, found, "free"), { isSettled: true, charged: null });
}

/** Null when the day's free ones are used up. */
function asForgiven(
  state: MeterState,
  found: RunOfUse,
  why: keyof typeof FREE_A_DAY,
  now: number,
): Step<Settled> | null {
  const day = utcDayOf(now);
  const count = state[why]?.day === day ? state[why].count : 0;
  if (count >= FREE_A_DAY[why]) return null;
  const forgiven = { [why]: { day, count: count + 1 } };
  return answered({ ...withRun(state, found, "released"), ...forgiven }, { isSettled: true, charged: null });
}

function asCharged(state: MeterState, found: RunOfUse, figures: Figures, now: number): Step<Settled> {
  const { inputTokens, outputTokens } = figures;
  const { feature, isTokensOnly } = found.use;
  const isCounted = figures.isCounted && !isTokensOnly;
  const settled = withRun(state, found, figures.isCounted ? "charged" : "cancelled", figures);
  const counts = isCounted ? { ...settled.counts, [feature]: settled.counts[feature] + 1 } : settled.counts;
  const { period } = state;
  const event: UsageEvent = {
    kind: "event",
    eventId: found.run.id,
    feature,
    period,
    inputTokens,
    outputTokens,
    isCounted,
    at: now,
  };
  return {
    state: { ...settled, counts, ...paid(settled, found.use, figures) },
    answer: { isSettled: true, charged: { inputTokens, outputTokens, isCounted } },
    records: [event],
  };
}

/** The month pays first, packs pay the rest. */
function paid(
  state: MeterState,
  use: Use,
  figures: TokenAmount,
): Pick<MeterState, "tokens" | "packs" | "fromPacks"> {
  const allowance = allowanceOf(use.plan, use.isFirstMonth);
  const drawn = (kind: TokenKind) =>
    Math.min(state.packs[kind], Math.max(0, figures[kind] - monthLeft(state, allowance, kind)));
  const packs = { inputTokens: drawn("inputTokens"), outputTokens: drawn("outputTokens") };
  return {
    tokens: sum(state.tokens, figures, 1),
    packs: sum(state.packs, packs, -1),
    fromPacks: sum(state.fromPacks, packs, 1),
  };
}

const sum = (left: TokenAmount, right: TokenAmount, sign: 1 | -1): TokenAmount => ({
  inputTokens: left.inputTokens + sign * right.inputTokens,
  outputTokens: left.outputTokens + sign * right.outputTokens,
});

/** The state with the run's new status, and with the charge taken out of what its use still holds. */
function withRun(state: MeterState, found: RunOfUse, status: RunStatus, charged?: TokenAmount): MeterState {
  const { use, run } = found;
  const runs = use.runs.map((other) => (other === run ? { ...run, status } : other));
  const held = charged
    ? {
        inputTokens: Math.max(0, use.held.inputTokens - charged.inputTokens),
        outputTokens: Math.max(0, use.held.outputTokens - charged.outputTokens),
      }
    : use.held;
  return { ...state, uses: state.uses.map((other) => (other === use ? { ...use, held, runs } : other)) };
}
