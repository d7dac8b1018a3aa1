import { PartDown } from "./part-down.ts";

/** Thrown through an AbortSignal when a time limit has passed. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

export type Deadline = {
  /** Aborted when the time is over, or with the first of the other signals. */
  signal: AbortSignal;
  /** What was waited for has come, or nobody waits any longer: the other signals still count. */
  clear(): void;
};

/**
 * A time limit joined with other reasons to stop.
 * @param ms time allowed, in milliseconds
 */
export function openDeadline(ms: number, others: AbortSignal[]): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DeadlineError(`No answer within ${ms} ms`)), ms);
  return { signal: AbortSignal.any([controller.signal, ...others]), clear: () => clearTimeout(timer) };
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

/**
 * What the promise gives, if it comes in time.
 * @throws PartDown when it takes longer than so many milliseconds: what is asked lies in another part
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PartDown(`No answer within ${ms} ms.`)), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits so many milliseconds. @throws the signal's reason as soon as it is aborted */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
