/**
 * `npm run bench`: what the server adds to a generation, the meter's share of it beside a bare Durable Object round
 * trip, two pages under load, reading speed beside the bare libraries, the memory that reading an upload back takes,
 * what Lighthouse says of the public pages, and the end of a month for 10,000 people.
 * Everything runs on this machine against the stand-ins, takes under three minutes after the build, some four more for
 * Lighthouse and two for the month, and judges nothing. How the figures are made: docs/decisions/0006-measuring.md
 * and 0008-maintenance-queue.md.
 */
import { timeGenerations } from "./bench/generations.ts";
import { lighthouseLines } from "./bench/lighthouse.ts";
import { loadPath } from "./bench/load.ts";
import { monthEndLines } from "./bench/month-end.ts";
import { readingLines } from "./bench/reading.ts";
import { generationTable, loadTable } from "./bench/table.ts";
import { uploadMemoryLines } from "./bench/upload-memory.ts";
import { prepareLocalBuild } from "./local-build.ts";
import { serve } from "./serve.ts";

const PORT = Number(process.env.BENCH_PORT ?? 8850);
const GENERATIONS = 240;
const AT_ONCE = 4;
const LOAD_SECONDS = 8;
const LONGEST_GENERATIONS_MS = 120_000;
const LONGEST_MS = 170_000;

prepareLocalBuild();
const server = await serve(PORT);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(signal));
const limit = setTimeout(() => end("the time limit"), LONGEST_MS);
try {
  await requireStandIns();
  const deadline = Date.now() + LONGEST_GENERATIONS_MS;
  const { times, lost } = await timeGenerations(server.origin, {
    count: GENERATIONS,
    atOnce: AT_ONCE,
    deadline,
  });
  const without = lost > 0 ? `, ${lost} more without an answer` : "";
  print(`${times.length} generations, ${AT_ONCE} persons at a time${without}`, generationTable(times));
  const loads = [
    await loadPath(server.origin, "/", LOAD_SECONDS),
    await loadPath(server.origin, "/health", LOAD_SECONDS),
  ];
  print(`10 connections, ${LOAD_SECONDS} s each`, loadTable(loads));
  clearTimeout(limit);
  print("Reading documents", await readingLines());
  print("Uploads read back: heap and buffers beyond what they held before", await uploadMemoryLines());
  print("Lighthouse", await lighthouseLines(server.origin));
  print("The end of a month", await monthEndLines(10_000));
} catch (error) {
  console.error(`The server's last lines:\n${server.output().split("\n").slice(-12).join("\n")}`);
  throw error;
} finally {
  clearTimeout(limit);
  await server.stop();
}

/** With a real key the bench would write to somebody's account and pay for its notes. */
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
  await server.stop();
  process.exit(1);
}
