/** Random choices that are the same for the same seed. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** An integer from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  shuffle<T>(values: readonly T[]): T[];
};

/** The generator mulberry32: small, fast and good enough for drawing samples. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    happens: (probability) => next() < probability,
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error("nothing to pick from");
      return choice;
    },
    shuffle: (values) => {
      const result = [...values];
      for (let at = result.length - 1; at > 0; at--) {
        const other = integer(0, at);
        [result[at], result[other]] = [
          result[other] as (typeof result)[number],
          result[at] as (typeof result)[number],
        ];
      }
      return result;
    },
  };
}
