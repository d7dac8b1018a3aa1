/** Numbers that are the same for the same seed. */
export type Random = { below(limit: number): number; of<T>(list: readonly T[]): T };

/** Mulberry32, a generator of 32 bits of state. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, of: (list) => list[below(list.length)] as (typeof list)[number] };
}
