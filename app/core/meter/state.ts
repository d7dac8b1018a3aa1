import { FEATURES, type Feature, type PlanName, type TokenAmount } from "#app/core/plans/plans.ts";
import { periodOf } from "./period.ts";

/** Everything a person's meter remembers. Plain data: it is stored as it is. Times are Unix milliseconds. */
export type MeterState = {
  /** The month that is being counted, "2026-11", UTC. */
  period: string;
  counts: UseCounts;
  /** All tokens charged in the period, whether plan or packs paid for them. */
  tokens: TokenAmount;
  /** The part of `tokens` that packs paid for. */
  fromPacks: TokenAmount;
  /** What is left of bought packs; it does not expire (PLAN-44). */
  packs: TokenAmount;
  packsBought: PackBought[];
  /** Ids of the latest resets of a month, so that one reset is never applied twice. */
  resets: string[];
  uses: Use[];
  /** The latest attempts, oldest first; no more of them than the rate limit counts. */
  attempts: number[];
  /** The latest calls of each limited kind, no more than its limit counts; absent until the first one. */
  calls?: Partial<Record<CallKind, number[]>>;
  /** Broken-off answers forgiven in one UTC day; absent until the first one. */
  cutOffs?: { day: string; count: number };
  /** The same for answers in which nothing was borne out. */
  unanswered?: { day: string; count: number };
  /** Uses counted without a reservation. */
  unchecked: { id: string; at: number }[];
};

/** Calls that cost us or somebody else something and are not a use of a plan. */
export type CallKind =
  /** Questions to the payment provider, each of several calls there. */
  | "payment_provider"
  /** Documents begun, and restarted after a failure: the plan does not count one that is not analyzed. */
  | "documents"
  /** Files announced, most of which become a document; one refused by its first bytes, or given up, does not. */
  | "uploads"
  /** Literature searches, most of which find something and are then a use. */
  | "literature"
  /** Downloads of all of one's own data. */
  | "export"
  /** Statements reported as wrong. */
  | "reports"
  /** Pages of the history, and documents opened from it. */
  | "history";

export type UseCounts = Record<Feature, number>;

type PackBought = TokenAmount & { id: string; at: number };

/** What one idempotency key stands for: one input, charged once, and the runs that were made for it. */
export type Use = {
  key: string;
  /** SHA-256 of the input, hex. The input itself never comes here. */
  input: string;
  feature: Feature;
  plan: PlanName | null;
  isFirstMonth: boolean;
  /** It draws on tokens and does not count as a use of the feature; absent otherwise. */
  isTokensOnly?: boolean;
  /** When its first run was admitted. */
  at: number;
  /** The output that each run may take. */
  granted: number;
  /** What is set aside while a run is open and none is charged. */
  held: TokenAmount;
  runs: UseRun[];
};

/** One generation; its id is the reservation's id. `lifeMs` is absent if it is the usual one. */
export type UseRun = { id: string; at: number; status: RunStatus; lifeMs?: number };

/**
 * `charged`: paid for and counted. `cancelled`: its tokens were charged, its use was not counted.
 * `free`: a repeat of a charged use. `expired`: nobody settled it in time; it may still be settled late.
 */
export type RunStatus = "open" | "charged" | "cancelled" | "free" | "released" | "expired";

/** A meter that has never seen a command. */
export function emptyMeter(now: number): MeterState {
  return {
    period: periodOf(now),
    counts: noCounts(),
    tokens: noTokens(),
    fromPacks: noTokens(),
    packs: noTokens(),
    packsBought: [],
    resets: [],
    uses: [],
    attempts: [],
    unchecked: [],
  };
}

export const noCounts = (): UseCounts =>
  Object.fromEntries(FEATURES.map((feature) => [feature, 0])) as UseCounts;

export const noTokens = (): TokenAmount => ({ inputTokens: 0, outputTokens: 0 });

/** The run with this id and the use it belongs to. */
export function findRun(state: MeterState, id: string): { use: Use; run: UseRun } | null {
  for (const use of state.uses) {
    const run = use.runs.find((candidate) => candidate.id === id);
    if (run) return { use, run };
  }
  return null;
}

export const isCharged = (use: Use): boolean => use.runs.some((run) => run.status === "charged");

export const hasOpenRun = (use: Use): boolean => use.runs.some((run) => run.status === "open");

/** A charged run or a closed month. No content, ever. */
export type UsageRecord = UsageEvent | ClosedMonth;

/** `eventId` is the reservation's id: a run is charged at most once. */
export type UsageEvent = TokenAmount & {
  kind: "event";
  eventId: string;
  feature: Feature;
  period: string;
  isCounted: boolean;
  at: number;
};

/** The meter's figures when the month ended, since its last reset if there was one. */
export type ClosedMonth = TokenAmount & {
  kind: "month";
  period: string;
  counts: UseCounts;
  closedAt: number;
};

/**
 * A month's figures on their way to D1, running or closed. They cover the whole month, so writing them twice has the
 * effect of once; a higher revision is later.
 */
export type MonthFigures = TokenAmount & {
  period: string;
  counts: UseCounts;
  revision: number;
  /** Unix milliseconds; 0 while the month runs. */
  closedAt: number;
};
