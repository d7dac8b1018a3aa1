/** What waiting needs of the browser. */
export type WaitEnvironment = {
  /** Unix milliseconds. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Resolves after `ms`. @throws the signal's reason when aborted */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  /** Resolves when the browser is online again, or after `ms`. @throws as `sleep` */
  untilOnline(ms: number, signal: AbortSignal): Promise<void>;
};

export const BROWSER: WaitEnvironment = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => pause(ms, signal, null),
  isOnline: () => navigator.onLine,
  untilOnline: (ms, signal) => pause(ms, signal, window),
};

async function pause(ms: number, signal: AbortSignal, online: EventTarget | null): Promise<void> {
  signal.throwIfAborted();
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  const timer = setTimeout(end, ms);
  signal.addEventListener("abort", end);
  online?.addEventListener("online", end);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener("abort", end);
  online?.removeEventListener("online", end);
  signal.throwIfAborted();
}
