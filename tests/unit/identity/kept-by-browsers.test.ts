import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Fields without patient data: visitors' messages to us, a person's own profile, and payments. */
const NOT_CLINICAL = /^app\/(rooms\/(marketing|settings|billing)|core\/payments|base)\//;

const tags = (source: string, name: string): string[] =>
  [...source.matchAll(new RegExp(`<${name}(?=\\s)(?:=>|[^>])*`, "g"))].map(([tag]) => tag);

test("browsers are told not to keep what stands in clinical fields: they write it to their session files otherwise", () => {
  const files = globSync("app/**/*.tsx").filter((file) => !NOT_CLINICAL.test(file));
  const fields = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return ["form", "textarea"].flatMap((name) => tags(source, name).map((tag) => ({ file, tag })));
  });
  expect(fields.length).toBeGreaterThan(10);
  const kept = fields.filter(({ tag }) => !tag.includes('autoComplete="off"') && !tag.includes("method="));
  expect(kept.map(({ file, tag }) => `${file}: ${tag.slice(0, 60)}`)).toEqual([]);
});
