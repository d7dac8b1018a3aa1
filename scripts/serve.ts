import { start } from "./run.ts";

const LONGEST_START_MS = 120_000;

/** Serves the built product on a port until `stop`. The built product is made by `prepareLocalBuild`. */
export async function serve(port: number, env: Record<string, string> = {}) {
  const server = start(
    "vite",
    ["preview", "--port", String(port), "--strictPort", "--host", "localhost", "--logLevel", "error"],
    env,
    "pipe",
  );
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (data: Buffer) => (output = (output + data).slice(-20_000)));
  const origin = `http://localhost:${port}`;
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, signal);
    return new Promise<void>((resolve) =>
      server.exitCode === null ? server.on("exit", () => resolve()) : resolve(),
    );
  };
  await untilHealthy(
    origin,
    () => server.exitCode !== null,
    () => output,
  );
  return { origin, pid: server.pid, stop, output: () => output };
}

async function untilHealthy(origin: string, hasEnded: () => boolean, output: () => string) {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`The server ended:\n${output()}`);
    const isUp = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No answer from ${origin}/health:\n${output()}`);
}
