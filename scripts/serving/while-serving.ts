import type { ChildProcess } from "node:child_process";
import type { Served } from "./serve.ts";

const LOOK_EVERY_MS = 1_000;
/** After this many refused connections in a row, the server is gone. */
const MOST_REFUSALS = 5;

/**
 * Waits for a runner that uses a server, and ends the runner at once when the server is gone: its remaining tests
 * would fail one by one and prove nothing.
 * @param runner leads its own process group
 * @throws when the runner fails, or the server is gone; the message then ends with the server's last words
 */
export async function whileServing(
  server: Pick<Served, "origin" | "howItEnded" | "output">,
  runner: ChildProcess,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  let gone = "";
  let refusals = 0;
  const look = setInterval(async () => {
    refusals = (await isRefused(server.origin)) ? refusals + 1 : 0;
    if (gone) return;
    gone = server.howItEnded() || (refusals >= MOST_REFUSALS ? "no longer listens" : "");
    if (!gone) return;
    clearInterval(look);
    if (runner.pid && runner.exitCode === null && runner.signalCode === null)
      process.kill(-runner.pid, "SIGTERM");
  }, lookEveryMs);
  const code = await new Promise<number | null>((resolve, reject) => {
    runner.on("error", reject);
    runner.on("exit", resolve);
  }).finally(() => clearInterval(look));
  if (gone) throw new Error(`The server ${gone}. Its last output:\n${server.output().trim() || "(none)"}`);
  if (code !== 0) throw new Error(`The runner ended with ${code}`);
}

/** Whether the connection is refused; a server that answers late, or with an error, is there. */
async function isRefused(origin: string): Promise<boolean> {
  try {
    await (await fetch(`${origin}/health`, { signal: AbortSignal.timeout(10_000) })).body?.cancel();
    return false;
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code === "ECONNREFUSED";
  }
}
