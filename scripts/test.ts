/** `npm test`: lint, types, unit, workers, production build, browser. Ends with the line "N passed, N failed". */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { migrateLocally, prepareLocalBuild } from "./local-build.ts";
import { run } from "./run.ts";
import { serve } from "./serve.ts";

const PORT = Number(process.env.TEST_PORT ?? 8791);
/** Apart from the product's own, so that a test run and a running product do not meet. */
const STATE = ".wrangler/test-state";
const totals = { passed: 0, failed: 0, skipped: 0 };

mkdirSync("test-results", { recursive: true });
step("lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
step("types", () => run(process.execPath, ["scripts/types.ts"]));
suite("vitest", "test-results/vitest.json", () =>
  run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/vitest.json",
  ]),
);
step("production build holds nothing of the sandbox", () =>
  run(process.execPath, ["scripts/check-live-build.ts"]),
);
await browser();

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function step(name: string, work: () => void) {
  console.log(`\n── ${name}`);
  try {
    work();
    totals.passed += 1;
  } catch (error) {
    totals.failed += 1;
    console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
  }
}

/** A runner that reports by itself: its own counts are added, and a runner that reports none counts as failed. */
function suite(name: string, report: string, work: () => void) {
  console.log(`\n── ${name}`);
  rmSync(report, { force: true });
  try {
    work();
  } catch {
    if (!existsSync(report)) totals.failed += 1;
  }
  if (!existsSync(report)) return;
  const { passed, failed, skipped } = countsOf(JSON.parse(readFileSync(report, "utf8")));
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function countsOf({ stats, ...vitest }: Report) {
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  const failedTests = vitest.numFailedTests ?? 0;
  // A file that does not even load has no failed test of its own.
  const failed = failedTests > 0 ? failedTests : (vitest.numFailedTestSuites ?? 0);
  return { passed: vitest.numPassedTests ?? 0, failed, skipped: vitest.numPendingTests ?? 0 };
}

async function browser() {
  const chromium = findChromium();
  if (!chromium) {
    console.log(
      "\nBrowser tests were skipped: no Chromium found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM.",
    );
    totals.skipped += 1;
    return;
  }
  prepareLocalBuild();
  rmSync(STATE, { recursive: true, force: true });
  migrateLocally(STATE);
  const server = await serve(PORT, { STATE_DIR: STATE });
  try {
    suite("browser", "test-results/e2e.json", () =>
      run("playwright", ["test"], { CHROMIUM: chromium, E2E_ORIGIN: server.origin }),
    );
  } finally {
    await server.stop();
  }
}
