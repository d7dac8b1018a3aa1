/**
 * Does the work for each item, a limited number at a time, and returns the results in order. The first failure aborts
 * the others, and is thrown once all have ended.
 * @param work gets a signal that is aborted when another item fails
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  signal: AbortSignal,
  work: (item: Item, index: number, stop: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  let next = 0;
  const run = async () => {
    for (let index = next++; index < items.length && !stop.aborted; index = next++) {
      try {
        results[index] = await work(items[index] as Item, index, stop);
      } catch (error) {
        failed.abort(error);
        throw error;
      }
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, run));
  // The failure that aborted the others, not the errors that the abort caused.
  if (failed.signal.aborted) throw failed.signal.reason;
  signal.throwIfAborted();
  if (runs.some(({ status }) => status === "rejected")) throw new Error("A part failed without a reason.");
  return results;
}
