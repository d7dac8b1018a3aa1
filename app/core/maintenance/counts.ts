/** How many rows or objects were erased, by kind; never what was in them. */
export type Counts = Record<string, number>;

/** The counts of several erasures in one. */
export function addCounts(...all: Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const [kind, count] of Object.entries(counts)) sum[kind] = (sum[kind] ?? 0) + count;
  return sum;
}
