import { type Finding, ok, wrong } from "./finding.ts";

/** The database bindings with their ids, by each Worker's wrangler.toml, and those open to new people. */
export type ShardFacts = {
  product: { binding: string; id: string }[];
  analysis: { binding: string; id: string }[];
  open: string;
};

/** Judges whether both Workers have the same databases, numbered without gaps, and the open ones are bound. */
export function judgeShards({ product, analysis, open }: ShardFacts): Finding[] {
  const name = "databases of people";
  const textOf = (bound: ShardFacts["product"]) =>
    bound
      .map(({ binding, id }) => `${binding} ${id}`)
      .sort()
      .join();
  if (textOf(product) !== textOf(analysis))
    return [
      wrong(name, "the two Workers name different ones", "write the same into both wrangler.toml files"),
    ];
  const bound = product.map(({ binding }) => binding);
  const missing = bound
    .map((_, shard) => (shard === 0 ? "DB" : `DB_${shard}`))
    .find((one) => !bound.includes(one));
  if (missing) return [wrong(name, `${missing} is not bound`, "number the bindings without a gap")];
  const unbound = open.split(",").find((one) => Number(one.split(":")[0]) >= bound.length);
  if (unbound !== undefined)
    return [wrong("OPEN_SHARDS", `names ${unbound}, which is not bound`, "docs/deploy.md, Another database")];
  return [ok(name, `${bound.length}, open to new people: ${open}`)];
}
