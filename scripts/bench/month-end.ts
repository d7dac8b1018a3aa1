import { readdirSync, readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { periodBefore, periodOf } from "#app/core/meter/period.ts";
import { migrateLocally } from "../building/local-build.ts";
import { serve } from "../serving/serve.ts";
import { localDatabase, settlePeople } from "./month-end-people.ts";

const STATE = ".wrangler/bench-month-end";
const PORT = Number(process.env.BENCH_PORT ?? 8850) + 1;
/** The share of people whose month is closed when the server is killed. */
const KILLED_AT = 0.4;
/** If no further month is closed for this long, the queue is empty, or was lost with the server. */
const QUIET_MS = 15_000;
const LONGEST_MS = 600_000;

/**
 * Ends the past month for `count` people, kills the server midway, and lets it resume.
 * @returns lines of text: seconds for 1,000 people before and after, and the peak memory of the server's processes
 */
export async function monthEndLines(count: number): Promise<string[]> {
  rmSync(STATE, { recursive: true, force: true });
  migrateLocally(STATE);
  settlePeople(STATE, { count, period: periodBefore(periodOf(Date.now())) });
  const first = await run("SIGKILL", ({ closed }) => closed >= count * KILLED_AT);
  const second = await run("SIGTERM", ({ closed, isFinished }) => closed >= count && isFinished);
  return [
    `  ${count} people, killed after ${first.closed}, all closed and finished after the restart`,
    `  seconds for 1,000 people    ${first.secondsPer1000.toFixed(2)} at first, ${second.secondsPer1000.toFixed(2)} after the restart`,
    `  peak memory of the server   ${mebibytes(first.peak)} at first, ${mebibytes(second.peak)} after the restart`,
    `  memory by thousands closed  ${second.byThousand.map(mebibytes).join(", ")}`,
  ];
}

type Progress = { closed: number; isFinished: boolean };

/** Serves, runs the cron, waits, and ends the server. The cron runs again if there is no progress for a while. */
async function run(signal: NodeJS.Signals, isDone: (progress: Progress) => boolean) {
  const server = await serve(PORT, { STATE_DIR: STATE });
  try {
    const begun = Date.now();
    const before = progress().closed;
    let last = { closed: before, at: begun };
    let peak = 0;
    const byThousand: number[] = [];
    let askedAt = begun;
    await cron(server.origin);
    for (;;) {
      const now = progress();
      if (now.closed !== last.closed) last = { closed: now.closed, at: Date.now() };
      if (isDone(now)) break;
      if (Date.now() - begun > LONGEST_MS) throw new Error(`Only ${now.closed} people were closed in time.`);
      if (Date.now() - Math.max(last.at, askedAt) > QUIET_MS) {
        await cron(server.origin);
        askedAt = Date.now();
      }
      const memory = memoryOf(server.pid);
      peak = Math.max(peak, memory);
      if (now.closed - before >= 1000 * (byThousand.length + 1)) byThousand.push(memory);
      await new Promise((resume) => setTimeout(resume, 2));
    }
    const seconds = (last.at - begun) / 1000;
    const { closed } = progress();
    return { closed, peak, byThousand, secondsPer1000: (seconds / Math.max(1, closed - before)) * 1000 };
  } finally {
    await server.stop(signal);
  }
}

async function cron(origin: string): Promise<void> {
  const { ok, status } = await fetch(`${origin}/cdn-cgi/local/scheduled?cron=0+*+*+*+*&time=${Date.now()}`);
  if (!ok) throw new Error(`The cron ended with ${status}.`);
}

function progress(): Progress {
  const database = new DatabaseSync(localDatabase(STATE), { readOnly: true });
  try {
    const closed = database.prepare("SELECT count(*) AS n FROM usage_months WHERE closed_at > 0").get()?.n;
    const finished = database.prepare("SELECT count(finished_at) AS n FROM month_ends").get()?.n;
    return { closed: Number(closed), isFinished: Number(finished) > 0 };
  } finally {
    database.close();
  }
}

/** Resident bytes of a process group; 0 if the system does not tell. */
function memoryOf(group: number | undefined): number {
  if (group === undefined || process.platform !== "linux") return 0;
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map((id) => residentBytes(id, group)).reduce((sum, bytes) => sum + bytes, 0);
}

function residentBytes(id: string, group: number): number {
  try {
    const [, , processGroup] = (readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1) ?? "").split(" ");
    if (Number(processGroup) !== group) return 0;
    const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
    return Number(kibibytes ?? 0) * 1024;
  } catch {
    return 0; // it has ended meanwhile
  }
}

const mebibytes = (bytes: number): string =>
  bytes === 0 ? "not known" : `${Math.round(bytes / 2 ** 20)} MiB`;
