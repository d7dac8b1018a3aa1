import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEY_RULES } from "#scripts/doctor/key-rules.ts";
import { configurations } from "#scripts/doctor/wrangler.ts";

const README = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const { bindings } = configurations();

test("the way into production makes everything that the Workers are bound to", () => {
  const lines = README.split("\n");
  for (const queue of bindings.queues) expect(lines).toContain(`npx wrangler queues create ${queue}`);
  for (const { name } of bindings.databases) expect(lines).toContain(`npx wrangler d1 create ${name}`);
  for (const { name } of bindings.buckets) expect(lines).toContain(`npx wrangler r2 bucket create ${name}`);
});

test("the way into production names every setting that production needs", () => {
  const needed = KEY_RULES.filter(({ need }) => need !== "never").map(({ name }) => name);
  const fromWrangler = Object.keys(configurations().vars);
  expect(needed.filter((name) => !fromWrangler.includes(name) && !README.includes(name))).toEqual([]);
});

test("every npm command of the README exists, and every command for people is in it", () => {
  const named = [...README.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? "");
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const inside = ["start", "test", "types", "lint"];
  expect(Object.keys(scripts).filter((name) => !inside.includes(name) && !named.includes(name))).toEqual([]);
});
