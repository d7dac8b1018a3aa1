/**
 * The databases of people by number: 0 is `DB`, n is the binding `DB_n`, without gaps. `OPEN_SHARDS` says which of them take
 * new people: "0", or with weights "1:3,2:1".
 */
export type ShardEnv = Pick<Env, "DB" | `DB_${number}`> & { OPEN_SHARDS?: string | undefined };

/** `OPEN_SHARDS` while nothing is set: new people go to `DB`. */
export const DEFAULT_OPEN_SHARDS = "0";

/** What `OPEN_SHARDS` looks like. */
export const OPEN_SHARDS_SHAPE = /^\d+(:\d+)?(,\d+(:\d+)?)*$/;

/** The name of a database's binding. */
export const shardBinding = (shard: number) => (shard === 0 ? "DB" : (`DB_${shard}` as const));

/** The bound databases, by number. */
export function shardsOf(env: ShardEnv): D1Database[] {
  const shards = [env.DB];
  for (let next = env.DB_1; next; next = env[shardBinding(shards.length)]) shards.push(next);
  return shards;
}

/**
 * Draws a new person's database by the weights of the open ones.
 * @param open as `OPEN_SHARDS`; a number without a weight has weight 1
 * @param roll at least 0 and below 1
 * @throws Error when a number has no database, or none is open
 */
export function drawShard(open: string, count: number, roll: number): number {
  const weighed = open.split(",").map((one) => {
    const [shard = "", weight = "1"] = one.split(":");
    return { shard: Number(shard), weight: Number(weight) };
  });
  const unbound = weighed.find(({ shard }) => !(shard < count));
  if (unbound)
    throw new Error(`OPEN_SHARDS names ${unbound.shard}, which has no ${shardBinding(unbound.shard)}.`);
  let left = roll * weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { shard, weight } of weighed) {
    left -= weight;
    if (left < 0) return shard;
  }
  throw new Error("OPEN_SHARDS opens no database.");
}
