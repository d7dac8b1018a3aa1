/** Limits how many requests may begin per second. */
export type Pace = {
  /** Waits for its turn. @throws the signal's reason when that is aborted first */
  turn(signal: AbortSignal): Promise<void>;
};

type Clock = { now: () => number; sleep: (ms: number, signal: AbortSignal) => Promise<void> };

/**
 * A pace of that many requests per second, evenly spaced, for everybody who shares it. It holds within one isolate;
 * what several isolates ask together may still be turned away by the service, and is then asked again.
 */
export function openPace(perSecond: number, { now, sleep }: Clock): Pace {
  const apart = 1000 / perSecond;
  let [next, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    async turn(signal) {
      const time = now();
      // If the clock was set back, nobody waits for it to catch up.
      const at = time < last ? time : Math.max(time, next);
      last = time;
      next = at + apart;
      if (at > time) await sleep(Math.ceil(at - time), signal);
    },
  };
}
