import { env } from "cloudflare:test";
import { shardBinding, shardsOf } from "#app/base/data/shards.ts";

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'";

/** The tables with rows that name the person, by database binding, without empty ones. */
export async function tablesNaming(userId: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [shard, d1] of shardsOf(env).entries()) {
    const { results } = await d1.prepare(TABLES).all<{ name: string }>();
    for (const { name } of results) {
      const rows = await d1.prepare(`SELECT * FROM "${name}"`).all();
      if (!JSON.stringify(rows.results).includes(userId)) continue;
      found[shardBinding(shard)] = [...(found[shardBinding(shard)] ?? []), name];
    }
  }
  return found;
}
