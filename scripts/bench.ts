/**
 * `npm run bench`: what the server adds to a generation compared to a bare Worker with the same stand-in, the meter
 * compared to a bare Durable Object, two pages under load, pages compared to bare counterparts, what each signed-in
 * page loads, start-up and first requests, the cost of checking a note in workerd, reading speed compared to the bare
 * libraries, the memory for reading an upload back, Lighthouse's scores of the public pages, and the end of a month for
 * 10,000 people. Everything runs on this machine against the stand-ins, without thresholds; it takes some twelve
 * minutes after the build, and `npm run bench -- pages sizes` runs only those sections. How the figures are measured:
 * docs/decisions/0006-measuring.md, 0008-maintenance-queue.md and 0018-speed.md.
 */
import "./building/bounded-pdf-in-node.ts";
import { buildBare, type ServedBare } from "./bench/bare/serve-bare.ts";
import { checkLines } from "./bench/checks.ts";
import { timeGenerations } from "./bench/generations.ts";
import { lighthouseLines } from "./bench/lighthouse.ts";
import { loadPath } from "./bench/load.ts";
import { meterLines } from "./bench/meter.ts";
import { monthEndLines } from "./bench/month-end.ts";
import { documentsOf, pageLines } from "./bench/pages.ts";
import { readingLines } from "./bench/reading.ts";
import { sizeLines } from "./bench/sizes.ts";
import { coldLines, startupLines } from "./bench/startup.ts";
import { generationTable, loadTable } from "./bench/table.ts";
import { uploadMemoryLines } from "./bench/upload-memory.ts";
import { prepareLocalBuild } from "./building/local-build.ts";
import { serve } from "./serving/serve.ts";

const PORT = Number(process.env.BENCH_PORT ?? 8850);
const BARE_PORT = PORT + 1;
const COLD_PORT = PORT + 2;
const CHECK_PORT = PORT + 3;
/** The folder of the dictations, as for the scorecard. */
const DATA = "../shared/data";
const GENERATIONS = 240;
const AT_ONCE = 4;
const LOAD_SECONDS = 8;
const LONGEST_GENERATIONS_MS = 120_000;

/** What is measured, in this order; `npm run bench -- pages sizes` measures only those named. */
const SECTIONS: Record<string, (origin: string) => Promise<void>> = {
  generations: async (origin) => {
    const deadline = Date.now() + LONGEST_GENERATIONS_MS;
    const { times, lost } = await timeGenerations(origin, { count: GENERATIONS, atOnce: AT_ONCE, deadline });
    const without = lost > 0 ? `, ${lost} more without an answer` : "";
    print(`${times.length} generations, ${AT_ONCE} people at a time${without}`, generationTable(times));
  },
  load: async (origin) => {
    const loads = [
      await loadPath(origin, "/", LOAD_SECONDS),
      await loadPath(origin, "/health", LOAD_SECONDS),
    ];
    print(`10 connections, ${LOAD_SECONDS} s each`, loadTable(loads));
  },
  pages: async (origin) =>
    print(
      "Pages beside bare counterparts: ratio of requests a second",
      await pageLines(origin, await servedBare(origin)),
    ),
  meter: async (origin) =>
    print(
      "The meter beside a bare Durable Object: ratio of times",
      await meterLines(origin, (await servedBare(origin)).origin),
    ),
  sizes: async () => print("What each signed-in page loads, in gzip", sizeLines()),
  startup: async () => print("Start-up (wrangler check startup)", startupLines()),
  cold: async (origin) =>
    print("First requests: ratio of times", await coldLines(COLD_PORT, await builtBare(origin))),
  checks: async () => print("Checking notes in workerd", await checkLines(CHECK_PORT, DATA)),
  reading: async () => print("Reading documents", await readingLines()),
  uploads: async () =>
    print("Uploads read back: heap and buffers beyond what they held before", await uploadMemoryLines()),
  lighthouse: async (origin) => print("Lighthouse", await lighthouseLines(origin)),
  month: async () => print("The end of a month", await monthEndLines(10_000)),
};

let built: ReturnType<typeof buildBare> | undefined;
let bare: ServedBare | undefined;

async function builtBare(origin: string) {
  built ??= buildBare(await documentsOf(origin));
  return built;
}

/** The counterparts, built and served once for all sections. */
async function servedBare(origin: string): Promise<ServedBare> {
  bare ??= await (await builtBare(origin))(BARE_PORT);
  return bare;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(
    `No section is called ${unknown.join(", ")}; there are ${Object.keys(SECTIONS).join(", ")}.`,
  );

await prepareLocalBuild();
const server = await serve(PORT);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(signal));
try {
  await requireStandIns();
  for (const [name, measure] of Object.entries(SECTIONS))
    if (wanted.length === 0 || wanted.includes(name)) await measure(server.origin);
} catch (error) {
  console.error(`The server's last lines:\n${server.output().split("\n").slice(-12).join("\n")}`);
  throw error;
} finally {
  await Promise.all([server.stop(), bare?.stop()]);
}

/** With a real key, the bench would write to somebody's account and pay for its notes. */
async function requireStandIns(): Promise<void> {
  const response = await fetch(`${server.origin}/health`);
  const { providers } = (await response.json()) as { providers: Record<string, string> };
  if (providers.identity !== "sandbox" || providers.model !== "sandbox")
    throw new Error("The bench runs on the stand-ins only: unset CLERK_SECRET_KEY and ANTHROPIC_API_KEY.");
}

function print(title: string, lines: string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(line);
}

async function end(reason: string): Promise<void> {
  console.error(`Stopped by ${reason}.`);
  await Promise.all([server.stop(), bare?.stop()]);
  process.exit(1);
}
