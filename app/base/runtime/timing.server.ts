/**
 * Where the time of one request went, by name, in milliseconds. Work under one name adds up; overlapping work counts
 * twice. `total` runs from the opening to the time of reading.
 *
 * In production, a Worker's clock stands still between two waits for I/O: computing seems to take no time, and
 * appears in the next wait. Locally the clock runs, so only there are figures of pure computing (`check`)
 * meaningful.
 */
type Timings = Record<string, number> & { total: number };

export type Timing = {
  /** Adds the time until the work's promise settles. */
  measure<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Adds the time of computing. */
  compute<Result>(name: string, work: () => Result): Result;
  timings(): Timings;
};

/** @param now a clock in milliseconds */
export function openTiming(now: () => number = () => performance.now()): Timing {
  const openedAt = now();
  const spent: Record<string, number> = {};
  const addSince = (name: string, start: number) => {
    spent[name] = (spent[name] ?? 0) + now() - start;
  };
  return {
    async measure(name, work) {
      const start = now();
      try {
        return await work();
      } finally {
        addSince(name, start);
      }
    },
    compute(name, work) {
      const start = now();
      try {
        return work();
      } finally {
        addSince(name, start);
      }
    },
    timings: () => ({ ...spent, total: now() - openedAt }),
  };
}

/** The timings as the value of a `Server-Timing` header: "meter;dur=1.3, total;dur=20.1". */
export function serverTiming(timings: Timings): string {
  return Object.entries(timings)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(", ");
}
