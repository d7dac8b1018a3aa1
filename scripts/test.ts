/** `npm test`: lint, types, unit, workers, production build, browser. Ends with the line "N passed, N failed". */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { migrateLocally, prepareLocalBuild } from "./local-build.ts";
import { run } from "./run.ts";
import { serve } from "./serve.ts";
import { readTestReport } from "./test-report.ts";

const PORT = Number(process.env.TEST_PORT ?? 8791);
/** Apart from the product's own, so that a test run and a running product do not meet. */
const STATE = ".wrangler/test-state";
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end: what failed early has long scrolled away by then. */
const failures: string[] = [];

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

for (const failure of failures) console.log(`\nfailed: ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function step(name: string, work: () => void) {
  console.log(`\n── ${name}`);
  try {
    work();
    totals.passed += 1;
  } catch (error) {
    console.error(`failed: ${name}: ${wordsOf(error)}`);
    fail(1, [`${name}: ${wordsOf(error)}`]);
  }
}

/** A runner that reports by itself: its own counts are added, and one that fails without naming a test counts as failed. */
function suite(name: string, report: string, work: () => void) {
  console.log(`\n── ${name}`);
  rmSync(report, { force: true });
  let refusal: unknown;
  try {
    work();
  } catch (error) {
    refusal = error;
  }
  const counts = existsSync(report) ? readTestReport(JSON.parse(readFileSync(report, "utf8"))) : null;
  totals.passed += counts?.passed ?? 0;
  totals.skipped += counts?.skipped ?? 0;
  if (counts && counts.failed > 0) fail(counts.failed, counts.failures);
  else if (refusal) fail(1, [`${name}, outside its tests: ${wordsOf(refusal)}`]);
}

function fail(count: number, what: string[]) {
  totals.failed += count;
  failures.push(...what);
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
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
