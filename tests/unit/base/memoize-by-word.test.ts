import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";

const made: string[] = [];
const counting = (bounds?: { most?: number; longest?: number }) => {
  made.length = 0;
  return memoizeByWord((word) => made.push(word), bounds);
};

test("a word is read once, as many as may be kept, and a long one each time", () => {
  const read = counting({ most: 2, longest: 5 });
  expect(["one", "two", "one", "two"].map(read)).toEqual([1, 2, 1, 2]);
  expect(["three", "three", "one", "twelve", "twelve"].map(read)).toEqual([3, 4, 1, 5, 6]);
  expect(made).toEqual(["one", "two", "three", "three", "twelve", "twelve"]);
});

test("a null result is kept too", () => {
  let times = 0;
  const read = memoizeByWord(() => {
    times += 1;
    return null;
  });
  expect([read("word"), read("word"), times]).toEqual([null, null, 1]);
});

// Otherwise, a Worker's shared heap would fill up with what it has read.
test("a word that was read keeps no text alive", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const read = memoizeByWord((word) => word.slice(0, -2));
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  for (let at = 0; at < 500; at++)
    read(Buffer.alloc(200_000, `word number ${at} `).toString("latin1").slice(100, 130));
  expect(heap() - before).toBeLessThan(30_000_000);
});
