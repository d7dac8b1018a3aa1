import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import { addSpends, type DaySpend, type PlanSpend } from "./spend.ts";

const PREFIX = "spend:";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Amounts by day and by origin. Everything is synchronous, so that no other call comes in between. */
export function openSpendStore(kv: DurableObjectStorage["kv"]) {
  const keyOf = (day: string, from: string) => `${PREFIX}${day}:${from}`;
  return {
    /** Adds to what was there before. */
    add(from: string, { day, spends }: DaySpend): void {
      const key = keyOf(day, from);
      kv.put(key, addSpends(...(kv.get<PlanSpend[]>(key) ?? []), ...spends));
    },
    /** Replaces everything known from that origin. */
    replace(from: string, { day, spends }: DaySpend): void {
      kv.put(keyOf(day, from), spends);
    },
    /** Removes what has been handed on, and leaves what came meanwhile. */
    subtract(from: string, { day, spends }: DaySpend): void {
      const key = keyOf(day, from);
      const less = spends.map((spend) => ({
        ...spend,
        inputTokens: -spend.inputTokens,
        outputTokens: -spend.outputTokens,
      }));
      const left = addSpends(...(kv.get<PlanSpend[]>(key) ?? []), ...less);
      if (left.some(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0)) kv.put(key, left);
      else kv.delete(key);
    },
    /** What is known from that origin, day by day. */
    list(from: string): DaySpend[] {
      return [...kv.list<PlanSpend[]>({ prefix: PREFIX })]
        .filter(([key]) => key.endsWith(`:${from}`))
        .map(([key, spends]) => ({ day: key.slice(PREFIX.length, PREFIX.length + 10), spends }));
    },
    /** The sum of one day, over all origins. */
    sum(day: string): PlanSpend[] {
      const all = [...kv.list<PlanSpend[]>({ prefix: keyOf(day, "") })];
      return addSpends(...all.flatMap(([, spends]) => spends));
    },
    /** Forgets the days before yesterday. */
    forget(now: number): void {
      const oldest = keyOf(utcDayOf(now - DAY_MS), "");
      const keys = [...kv.list({ prefix: PREFIX })].map(([key]) => key);
      for (const key of keys) if (key < oldest) kv.delete(key);
    },
  };
}
