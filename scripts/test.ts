/**
 * `npm test`: workers tests, browser tests, and everything else, in parallel. Ends with a table of durations and the
 * line "N passed, N failed".
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { runBeside, start } from "./run.ts";
import { serve } from "./serving/serve.ts";
import { openTemporaryFolder } from "./serving/temporary-folder.ts";
import { whileServing } from "./serving/while-serving.ts";
import { findChromium } from "./testing/chromium.ts";
import { readTestReport } from "./testing/test-report.ts";

const PORT = Number(process.env.TEST_PORT ?? 8791);
const TEMPORARY = openTemporaryFolder();
/** The tools' caches for the next run, keyed by content. An installation deletes them. */
const MADE = resolve("node_modules/.cache/tests");
// Lets a dozen processes of the same few tools share compiled code.
process.env.NODE_COMPILE_CACHE ??= `${MADE}/compiled`;
/** Separate from the product's own, so that a test run does not disturb a running product. */
const STATE = `${TEMPORARY}/state`;
/** For tests with their own server, which copy it. */
const EMPTY_STATE = `${TEMPORARY}/empty-state`;
/** A suite of some minutes that runs this long stands still. */
const LONGEST_MINUTES = 30;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Repeated at the end: early failures have scrolled away by then. */
const failures: string[] = [];
/** In the order of completion; in seconds since the start. */
const phases: { name: string; from: number; to: number }[] = [];
const began = Date.now();

// When interrupted, it also ends the processes that it started.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
mkdirSync("test-results", { recursive: true });
const chromium = findChromium();
await Promise.all([vitest("workers"), onTheBuild()]);

printPhases();
for (const failure of failures) console.log(`\nfailed: ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

/**
 * The browser tests take longest and need the build, so the build shares the cores with only one suite; the rest
 * follows.
 */
async function onTheBuild() {
  const make = ["scripts/building/build-for-browser-tests.ts", STATE, EMPTY_STATE];
  const isBuilt = await step("build", process.execPath, make);
  await Promise.all([isBuilt && inTheBrowser(), inNode(isBuilt)]);
}

/** One after the other: two cores have room for three things at a time. */
async function inNode(isBuilt: boolean) {
  const look = "the deployed build has no trace of the stand-ins, and no page loads too much";
  if (isBuilt) await step(look, process.execPath, ["scripts/building/check-build.ts"]);
  await step("lint", "biome", ["check", ".", "--error-on-warnings"]);
  await step("types", process.execPath, ["scripts/types.ts"]);
  await vitest("unit");
}

async function inTheBrowser() {
  if (!chromium) {
    console.log(
      "\nBrowser tests were skipped: no Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.",
    );
    totals.skipped += 1;
    return;
  }
  await browser(chromium);
}

/**
 * Each worker loads the product itself: with one, unit tests take three fifths of the processor time. Workers tests wait
 * a third of the time, so two share the cores with the rest.
 */
function vitest(project: "unit" | "workers") {
  const report = `test-results/${project}.json`;
  const most = project === "unit" ? 1 : 2;
  // workerd cannot read files from the transform cache.
  const kept = project === "unit" ? ["--experimental.fsModuleCache"] : [];
  const args = [
    "--project",
    project,
    `--maxWorkers=${most}`,
    "--reporter=default",
    "--reporter=json",
    ...kept,
  ];
  return suite(project, report, () =>
    ended(start("vitest", ["run", ...args, `--outputFile.json=${report}`], { TMPDIR: TEMPORARY })),
  );
}

function browser(executable: string) {
  return suite("browser", "test-results/e2e.json", async () => {
    const server = await serve(PORT, { STATE_DIR: STATE });
    try {
      const kept = { PWTEST_CACHE_DIR: `${MADE}/playwright` };
      const env = {
        CHROMIUM: executable,
        E2E_ORIGIN: server.origin,
        EMPTY_STATE,
        TMPDIR: TEMPORARY,
        ...kept,
      };
      await whileServing(server, start("playwright", ["test"], env));
    } finally {
      await server.stop();
    }
  });
}

/** @returns whether it succeeded; the tool's output is shown at its end, so that it does not mix with the tests' lines */
async function step(name: string, tool: string, args: string[]): Promise<boolean> {
  const from = seconds();
  try {
    const said = await runBeside(tool, args);
    console.log(`\n── ${name}\n${said.trim()}`);
    totals.passed += 1;
    return true;
  } catch (error) {
    console.error(`\n── ${name}\nfailed: ${wordsOf(error)}`);
    fail(1, [`${name}: ${wordsOf(error)}`]);
    return false;
  } finally {
    phases.push({ name, from, to: seconds() });
  }
}

/** A runner with its own report: its counts are added, and a failure without a failed test counts as one. */
async function suite(name: string, report: string, work: () => Promise<void>) {
  const from = seconds();
  console.log(`\n── ${name}`);
  rmSync(report, { force: true });
  let refusal: unknown;
  try {
    await work();
  } catch (error) {
    refusal = error;
  }
  const counts = existsSync(report) ? readTestReport(JSON.parse(readFileSync(report, "utf8"))) : null;
  totals.passed += counts?.passed ?? 0;
  totals.skipped += counts?.skipped ?? 0;
  if (counts && counts.failed > 0) fail(counts.failed, counts.failures);
  else if (refusal) fail(1, []);
  if (refusal) failures.push(`${name}: ${wordsOf(refusal)}`);
  phases.push({ name, from, to: seconds() });
}

/** @throws when the runner fails, or does not end in time; its processes end with this one */
function ended(runner: ReturnType<typeof start>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = new Error(`The runner has not ended within ${LONGEST_MINUTES} minutes`);
    const limit = setTimeout(() => reject(late), LONGEST_MINUTES * 60_000);
    runner.on("error", reject);
    runner.on("exit", (code) => {
      clearTimeout(limit);
      if (code === 0) resolve();
      else reject(new Error(`The runner ended with ${code}`));
    });
  });
}

function fail(count: number, what: string[]) {
  totals.failed += count;
  failures.push(...what);
}

function printPhases() {
  console.log("\n seconds   from     to");
  for (const { name, from, to } of [...phases, { name: "all", from: 0, to: seconds() }]) {
    const columns = [to - from, from, to].map((value, index) => String(value).padStart(index ? 6 : 8));
    console.log(`${columns.join(" ")}  ${name}`);
  }
}

/** How long the whole has taken so far. */
function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
