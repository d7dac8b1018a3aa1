/** Lets requests begin at most so many times in a second. */
export type Pace = {
  /** Waits for its turn. @throws the signal's reason when that is aborted first */
  turn(signal: AbortSignal): Promise<void>;
};

type Clock = { now: () => number; sleep: (ms: number, signal: AbortSignal) => Promise<void> };

/**
 * A pace of so many beginnings in a second, evenly apart, for everybody who shares it. It holds within one isolate; what
 * several isolates ask together is still turned away by the service, and then asked again.
 */
export function openPace(perSecond: number, { now, sleep }: Clock): Pace {
  const apart = 1000 / perSecond;
  let next = Number.NEGATIVE_INFINITY;
  return {
    async turn(signal) {
      const at = Math.max(now(), next);
      next = at + apart;
      const wait = at - now();
      if (wait > 0) await sleep(Math.ceil(wait), signal);
    },
  };
}
