import { expect, test } from "vitest";
import { drawShard, OPEN_SHARDS_SHAPE, shardsOf } from "#app/base/data/shards.ts";

const bound = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as unknown as Parameters<typeof shardsOf>[0];

test("the databases of people are those that are bound, by number, up to the first gap", () => {
  expect(shardsOf(bound("DB"))).toEqual(["DB"]);
  expect(shardsOf(bound("DB_2", "DB_1", "DB"))).toEqual(["DB", "DB_1", "DB_2"]);
  expect(shardsOf(bound("DB", "DB_2"))).toEqual(["DB"]);
});

test("new people are drawn by weight, and only to what is open", () => {
  const draws = (open: string) => {
    const drawn = Array.from({ length: 100 }, (_, n) => drawShard(open, 4, n / 100));
    const counts = [...Map.groupBy(drawn, (shard) => shard)].map(([shard, all]) => [shard, all.length]);
    return Object.fromEntries(counts);
  };
  expect(draws("0")).toEqual({ 0: 100 });
  expect(draws("0,1,2,3")).toEqual({ 0: 25, 1: 25, 2: 25, 3: 25 });
  expect(draws("1:3,2:1")).toEqual({ 1: 75, 2: 25 });
  expect(draws("0:0,3")).toEqual({ 3: 100 });
});

test("opening a database that is not bound, or none at all, is refused", () => {
  expect(() => drawShard("0,4", 4, 0)).toThrow("OPEN_SHARDS names 4, which has no DB_4.");
  expect(() => drawShard("0:0", 1, 0)).toThrow("opens no database");
});

test("the setting is numbers with or without weights", () => {
  for (const text of ["0", "0,1", "1:3,2:1"]) expect(OPEN_SHARDS_SHAPE.test(text)).toBe(true);
  for (const text of ["", "a", "0,", "0:1:2", "-1", "0;1"]) expect(OPEN_SHARDS_SHAPE.test(text)).toBe(false);
});
