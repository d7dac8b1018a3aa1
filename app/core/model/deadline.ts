/** Thrown through an AbortSignal when a time limit has passed. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

export type Deadline = {
  /** Aborted when the time is over, or with the first of the other signals. */
  signal: AbortSignal;
  /** What was waited for has come, or nobody waits any longer: the other signals still count. */
  meet(): void;
};

/**
 * A time limit joined with other reasons to stop.
 * @param ms time allowed, in milliseconds
 */
export function openDeadline(ms: number, others: AbortSignal[]): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DeadlineError(`No answer within ${ms} ms`)), ms);
  return { signal: AbortSignal.any([controller.signal, ...others]), meet: () => clearTimeout(timer) };
}

/** The promise, or the signal's reason as soon as it is aborted, also when the promise never ends. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  promise.catch(() => {});
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
