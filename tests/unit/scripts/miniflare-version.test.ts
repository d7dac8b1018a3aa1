import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const dependenciesOf = (path: string): Record<string, string> =>
  Object.assign(
    {},
    ...["dependencies", "devDependencies"].map((kind) => JSON.parse(readFileSync(path, "utf8"))[kind]),
  );

test("the miniflare that serves the product is the one that Cloudflare's tools were released with", () => {
  const own = dependenciesOf("package.json").miniflare;
  for (const tool of ["wrangler", "@cloudflare/vite-plugin", "@cloudflare/vitest-plugin"])
    expect(dependenciesOf(`node_modules/${tool}/package.json`).miniflare, tool).toBe(own);
});
