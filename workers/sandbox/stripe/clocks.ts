import { type Account, DAY, realTime } from "./account.ts";
import type { Clock, Task, TestClock } from "./stored.ts";

/** The clock of tasks that belong to no customer. */
const REAL = "real";

/** @param frozenTime Unix seconds; null for a clock that runs with real time until it is advanced */
export function addClock(account: Account, name: string | null, frozenTime: number | null): Clock {
  const created = realTime(account);
  return account.store.put("clock", {
    id: account.newId("clock"),
    name,
    created,
    deletesAfter: created + 30 * DAY,
    frozenTime,
  });
}

/** The clock's time in Unix seconds. */
export const clockTime = (account: Account, clock: Clock): number => clock.frozenTime ?? realTime(account);

/** What time it is for a customer, in Unix seconds; real time for nobody. */
export function timeFor(account: Account, customer: string | null | undefined): number {
  const id = clockOf(account, customer);
  const clock = id === REAL ? undefined : account.store.get("clock", id);
  return clock ? clockTime(account, clock) : realTime(account);
}

export function clockJson(account: Account, clock: Clock): TestClock {
  return {
    id: clock.id,
    object: "test_helpers.test_clock",
    created: clock.created,
    deletes_after: clock.deletesAfter,
    frozen_time: clockTime(account, clock),
    livemode: false,
    name: clock.name,
    status: "ready",
    status_details: {},
  };
}

/** Schedules a task, in place of an earlier one of the same kind and object. */
export function schedule(
  account: Account,
  what: Task["what"],
  object: string,
  customer: string | null,
  at: number,
): void {
  const id = `${what}:${object}`;
  account.store.remove("task", id);
  const clock = clockOf(account, customer);
  account.store.put("task", { id, what, object, clock, at }, clock);
}

export function unschedule(account: Account, what: Task["what"], object: string): void {
  account.store.remove("task", `${what}:${object}`);
}

/** The first task of a clock that is due by a moment (Unix seconds). */
export function nextTask(account: Account, clock: string, until: number): Task | undefined {
  const due = account.store.list("task", clock).filter((task) => task.at <= until);
  return due.toSorted((a, b) => a.at - b.at)[0];
}

/** The first task of real time that is due by a moment (Unix seconds): only of clocks that are not frozen. */
export function nextRealTask(account: Account, until: number): Task | undefined {
  const due = account.store.list("task").filter((task) => task.at <= until);
  if (due.length === 0) return undefined;
  const clocks = account.store.list("clock").filter((clock) => clock.frozenTime !== null);
  const standing = new Set(clocks.map(({ id }) => id));
  return due.toSorted((a, b) => a.at - b.at).find(({ clock }) => !standing.has(clock));
}

function clockOf(account: Account, customer: string | null | undefined): string {
  const clock = customer ? account.store.get("customer", customer)?.test_clock : undefined;
  return clock ?? REAL;
}
