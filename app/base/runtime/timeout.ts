import { PartDown } from "./part-down.ts";

/** Thrown through an AbortSignal when a time limit has passed. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

export type Deadline = {
  /** Aborted when time is up, or with the first of the other signals. */
  signal: AbortSignal;
  /** Ends the time limit, once the wait is over; the other signals still count. */
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

export type SilenceLimit = {
  /** Aborted when nothing was heard for too long, or with the other signal. */
  signal: AbortSignal;
  /** Something was heard: the next silence may last `afterwardsMs`. */
  heard(): void;
  clear(): void;
};

/** A time limit that begins anew with each sign of life. @param ms how long the first silence may last */
export function openSilenceLimit(ms: number, afterwardsMs: number, other: AbortSignal): SilenceLimit {
  const controller = new AbortController();
  const giveUpAfter = (limit: number) =>
    setTimeout(() => controller.abort(new DeadlineError(`Nothing heard for ${limit} ms`)), limit);
  let timer = giveUpAfter(ms);
  // Browsers of 2023 have no AbortSignal.any.
  const stop = () => controller.abort(other.reason);
  other.addEventListener("abort", stop);
  if (other.aborted) stop();
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = giveUpAfter(afterwardsMs);
    },
    clear() {
      clearTimeout(timer);
      other.removeEventListener("abort", stop);
    },
  };
}

/** Waits for one promise after another, each until the signal is aborted at the latest. */
type AbortableWaits = {
  /** The promise, or the signal's reason as soon as it is aborted, even if the promise never settles. */
  until<T>(promise: Promise<T>): Promise<T>;
  /** Ends the waits. */
  end(): void;
};

/** Opens waits ended by one signal; a stream read piece by piece listens to it only once. */
export function openAbortableWaits(signal: AbortSignal): AbortableWaits {
  let giveUp: (reason: unknown) => void = () => {};
  const stop = () => giveUp(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  return {
    until: <T>(promise: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        giveUp = reject;
        promise.then(resolve, reject);
        if (signal.aborted) stop();
      }),
    end: () => signal.removeEventListener("abort", stop),
  };
}

/** The promise, or the signal's reason as soon as it is aborted, even if the promise never settles. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const waits = openAbortableWaits(signal);
  try {
    return await waits.until(promise);
  } finally {
    waits.end();
  }
}

/**
 * The promise's value, if it comes in time.
 * @throws PartDown when it takes longer than `ms`: the work is in another part
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

/** Waits `ms`. @throws the signal's reason as soon as it is aborted */
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

/** A nearby object has answered by then. */
const SOON_MS = 10;

/**
 * What was asked for if it arrives soon, else null. A page waits no longer for what it can show later: that is then
 * streamed after it, at the cost of one more chunk and one more render.
 */
export const soon = <T>(asked: Promise<T>): Promise<T | null> =>
  withTimeout(asked, SOON_MS).catch(() => null);
