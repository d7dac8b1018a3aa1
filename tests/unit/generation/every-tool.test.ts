import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";

test("the object that runs generations finds every tool that is declared", () => {
  const declared = filesBelow("app/rooms", /\.generation\.ts$/);
  expect(declared.length).toBeGreaterThan(5);
  const known = readFileSync("workers/generation-tools.ts", "utf8");
  expect(declared.filter((path) => !known.includes(`import("#${path}")`))).toEqual([]);
});
