import { start } from "../run.ts";

const LONGEST_START_MS = 120_000;

/** A started server: its origin, how to stop it, and the end of its output. */
export type Served = Awaited<ReturnType<typeof serve>>;

type What = {
  /** What to serve; by default, the product with this machine's additions. */
  build?: string;
  /** A path that succeeds once the server is up. */
  ready?: string;
};

/** Serves a build on a port until `stop`: the product, from `prepareLocalBuild`, or another build. */
export async function serve(
  port: number,
  env: Record<string, string> = {},
  { build, ready = "/health" }: What = {},
) {
  const program = [
    "--no-warnings",
    "scripts/serving/serve-built.ts",
    String(port),
    ...(build ? [build] : []),
  ];
  const server = start(process.execPath, program, env, "pipe");
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (data: Buffer) => (output = (output + data).slice(-20_000)));
  let ending = "";
  server.on("exit", (code, signal) => (ending = `ended with ${signal ?? code}`));
  const origin = `http://localhost:${port}`;
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    if (server.pid && !ending) process.kill(-server.pid, signal);
    return new Promise<void>((resolve) => (ending ? resolve() : server.on("exit", () => resolve())));
  };
  await untilHealthy(
    origin + ready,
    () => ending !== "",
    () => output,
  );
  /** How it ended, e.g. "ended with SIGKILL"; empty as long as it runs. */
  const howItEnded = () => ending;
  return { origin, pid: server.pid, stop, howItEnded, output: () => output };
}

async function untilHealthy(address: string, hasEnded: () => boolean, output: () => string) {
  const deadline = Date.now() + LONGEST_START_MS;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error(`The server ended:\n${output()}`);
    const isUp = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No answer from ${address}:\n${output()}`);
}
