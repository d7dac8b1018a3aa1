import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../testing/chromium.ts";
import { median } from "../testing/sizes.ts";

const PACKAGE = "lighthouse@13.5.0";
const PATHS = ["/", "/pricing", "/privacy"];
const RUNS = 5;
const LONGEST_RUN_MS = 90_000;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** As for the browser tests: quiet without internet; as root, Chromium does not start with its own sandbox. */
const CHROME_FLAGS = [
  "--headless=new",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The result of one Lighthouse run: scores from 0 to 100, and what the page fetched. */
export type PageScore = Record<(typeof CATEGORIES)[number] | "requests" | "bytes", number>;

/**
 * Lighthouse's figures of the public pages on a mid-range phone, each the median of five runs, as lines of text.
 * Lighthouse is not a dependency: npm fetches it for this; without it, or without Chromium, one line says so.
 */
export async function lighthouseLines(origin: string): Promise<string[]> {
  const chromium = findChromium();
  if (!chromium) return ["  Lighthouse was skipped: no Chromium found; install one or name it in CHROMIUM."];
  if (!(await isFetched())) return [`  Lighthouse was skipped: npm could not fetch ${PACKAGE}.`];
  const lines = [line("median of 5, mobile", [...CATEGORIES, "requests", "bytes"])];
  for (const path of PATHS) {
    const scores: PageScore[] = [];
    for (let run = 0; run < RUNS; run++) scores.push(await scoreOf(origin + path, chromium));
    lines.push(line(path, figuresOf(scores)));
  }
  return lines;
}

/** The median of each figure separately. */
export function figuresOf(scores: readonly PageScore[]): string[] {
  return [...CATEGORIES, "requests" as const, "bytes" as const].map((name) =>
    String(Math.round(median(scores.map((score) => score[name])))),
  );
}

async function isFetched(): Promise<boolean> {
  return await lighthouse(["--version"]).then(
    () => true,
    () => false,
  );
}

async function scoreOf(url: string, chromium: string): Promise<PageScore> {
  const report = await lighthouse(
    [
      url,
      "--quiet",
      "--output=json",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${CHROME_FLAGS.join(" ")}`,
    ],
    { CHROME_PATH: chromium },
  );
  return readReport(JSON.parse(report));
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: { "network-requests": { details: { items: { transferSize: number }[] } } };
};

/** Scores and sums of a Lighthouse report. @throws Error when a category has no score */
export function readReport({ categories, audits }: Report): PageScore {
  const scores = CATEGORIES.map((name) => {
    const score = categories[name]?.score;
    if (typeof score !== "number") throw new Error(`Lighthouse gave no score for ${name}.`);
    return [name, score * 100];
  });
  const { items } = audits["network-requests"].details;
  const bytes = items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { ...Object.fromEntries(scores), requests: items.length, bytes };
}

async function lighthouse(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["exec", "--yes", "--package", PACKAGE, "--", "lighthouse", ...args],
    {
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: LONGEST_RUN_MS,
      shell: process.platform === "win32",
    },
  );
  return stdout;
}

const line = (label: string, cells: string[]): string =>
  `  ${label.padEnd(22)}${cells.map((cell) => cell.padStart(15)).join("")}`;
