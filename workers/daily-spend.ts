import { DurableObject } from "cloudflare:workers";
import { withTimeout } from "#app/base/runtime/timeout.ts";
import { type DaySpend, type PlanSpend, TOTAL } from "#app/core/spend/spend.ts";
import { openSpendStore } from "#app/core/spend/spend-store.server.ts";

/** How long a counter gathers reports before it passes its sums on. */
const GATHER_MS = 10_000;
const LONGEST_TELL_MS = 10_000;
const OWN = "own";

/**
 * What the model costs today, by plan and without names: 64 counters take the reports of all meters, and one object
 * adds up what they know. Nobody waits for it: the meters report after the fact, and Workers ask alongside their work.
 */
export class DailySpend extends DurableObject<Env> {
  readonly #store = openSpendStore(this.ctx.storage.kv);
  now: () => number = Date.now;

  /** A counter takes a report. A report sent twice counts twice: a budget is a brake, not a bill. */
  async add({ days }: { days: DaySpend[] }): Promise<void> {
    for (const day of days) this.#store.add(OWN, day);
    this.#store.forget(this.now());
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(this.now() + GATHER_MS);
  }

  /** The object with the total receives everything that one counter knows. */
  async tell({ counter, days }: { counter: string; days: DaySpend[] }): Promise<void> {
    for (const day of days) this.#store.replace(counter, day);
    this.#store.forget(this.now());
  }

  /** What a day has cost so far. */
  async spent({ day }: { day: string }): Promise<PlanSpend[]> {
    return this.#store.sum(day);
  }

  /** If it throws, the platform runs it again. */
  override async alarm(): Promise<void> {
    const counter = this.ctx.id.name ?? "";
    const telling = this.env.DAILY_SPEND.getByName(TOTAL).tell({ counter, days: this.#store.list(OWN) });
    await withTimeout(Promise.resolve(telling), LONGEST_TELL_MS);
  }
}
