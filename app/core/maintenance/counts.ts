/** How many rows or objects were erased, by kind; never what was in them. */
export type SweepCounts = Record<string, number>;

/** The counts of several erasures in one. */
export function addCounts(...all: SweepCounts[]): SweepCounts {
  const sum: SweepCounts = {};
  for (const counts of all)
    for (const [kind, count] of Object.entries(counts)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
