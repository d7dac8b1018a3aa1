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
  let [next, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    async turn(signal) {
      const time = now();
      // A clock that was put back: nobody waits until it has come there again.
      const at = time < last ? time : Math.max(time, next);
      last = time;
      next = at + apart;
      if (at > time) await sleep(Math.ceil(at - time), signal);
    },
  };
}
