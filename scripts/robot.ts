/**
 * `npm run robot -- --walks 30 --steps 40 --seed 1`: seeded walks through the product in Chromium, each by a nurse of its
 * own, who types, generates, edits, navigates, reloads, goes back, opens tabs, loses the network and lets her session
 * idle. Ends with 1 when anything was lost. It serves a build of its own, or uses the server that E2E_ORIGIN names.
 *
 * `npm run robot -- --stores`: 2,000 walks over the stores alone, in workerd, with a clock that only the walk moves.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { type WalkResult, walk } from "./robot/walk.ts";
import { run } from "./run.ts";
import { serve } from "./serving/serve.ts";
import { findChromium } from "./testing/chromium.ts";

const STATE = ".wrangler/robot-state";
const PORT = Number(process.env.TEST_PORT ?? 8792);

const { values } = parseArgs({
  options: {
    walks: { type: "string", default: "30" },
    steps: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    /** How many walks run at the same time. */
    beside: { type: "string", default: "2" },
    stores: { type: "boolean", default: false },
  },
});
if (values.stores) {
  run("vitest", ["run", "--project", "workers", "tests/workers/record/walks.test.ts"], { STORM_SCALE: "1" });
  process.exit();
}
const [walks, steps, first, beside] = [values.walks, values.steps, values.seed, values.beside].map(
  Number,
) as [number, number, number, number];

const executablePath = findChromium();
if (!executablePath) throw new Error("No Chromium was found; name one in CHROMIUM.");
const server = process.env.E2E_ORIGIN ? null : await served();
const origin = process.env.E2E_ORIGIN ?? server?.origin ?? "";
const args = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
const browser = await chromium.launch({ executablePath, args });
const began = Date.now();
const results: WalkResult[] = [];
try {
  const seeds = Array.from({ length: walks }, (_, at) => first + at);
  await Promise.all(Array.from({ length: beside }, () => walkEach(browser, seeds)));
} finally {
  await browser.close();
  await server?.stop();
}
report();

async function served() {
  run(process.execPath, ["scripts/building/build-for-browser-tests.ts", STATE]);
  return await serve(PORT, { STATE_DIR: STATE });
}

async function walkEach(by: Browser, seeds: number[]): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const result = await walk(by, origin, seed, steps);
    results.push(result);
    const outcome = result.failures.length === 0 ? "nothing lost" : result.failures.join("\n  ");
    console.log(`seed ${seed}: ${outcome}`);
  }
}

function report(): void {
  const sums: Record<string, number> = {};
  for (const { counts } of results)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  const failed = results.filter(({ failures }) => failures.length > 0);
  console.log(
    `\n${Object.entries(sums)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ")}`,
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${results.length} walks of ${steps} steps in ${seconds} s, ${failed.length} with a failure`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
