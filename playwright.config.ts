import { defineConfig } from "@playwright/test";

/** The flags keep Chromium quiet where there is no internet; as root it does not start with its own sandbox. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--process-per-site",
  // A page of a test lives for seconds: compiling its functions a third and a fourth time takes a fifth of its processor
  // time and saves less.
  "--js-flags=--no-maglev --no-opt",
];
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One of them mostly waits: for a browser to write its files, or for a server that was killed.
  workers: 3,
  retries: 0,
  // Long enough for a machine that is busy with other work: a quiet one needs a tenth.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: process.env.E2E_ORIGIN ?? "http://localhost:8787",
    // A trace is a film of every page: it takes a third of the time of a run on two cores.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    // A page in a context of its own begins with a process that has compiled nothing yet, which takes longer than most
    // pages; what a test leaves behind is cleared before the next one.
    reuseContext: true,
    // Each frame of an animation is drawn by the processor; what moves is looked at by the tests about it.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [...QUIET, ...(isRoot ? ["--no-sandbox"] : [])],
    },
  },
});
