import { basename } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";

test("the object that runs generations finds every tool, by the name that its file has", async () => {
  const paths = filesBelow("app/rooms", /\.generation\.ts$/);
  expect(paths.length).toBeGreaterThan(5);
  const names = paths.map((path) => basename(path, ".generation.ts"));
  expect(new Set(names).size).toBe(names.length);
  for (const [at, path] of paths.entries()) {
    const declared = Object.values(await import(`../../../${path}`)).filter(
      (value) => typeof value === "object" && value !== null && "feature" in value,
    );
    expect(declared, path).toEqual([expect.objectContaining({ name: names[at] })]);
  }
});
