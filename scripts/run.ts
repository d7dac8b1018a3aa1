import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { isAbsolute, join } from "node:path";

const bin = (name: string) =>
  isAbsolute(name) ? name : join("node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
const shell = process.platform === "win32";

/** Runs one of the project's own tools to its end. @throws when it fails */
export function run(tool: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(bin(tool), args, { stdio: "inherit", env: { ...process.env, ...env }, shell });
  if (status !== 0) throw new Error(`${tool} ${args.join(" ")} ended with ${status}`);
}

/** Like `run`, but returns the output instead of showing it; `ok` tells whether it succeeded. */
export function capture(tool: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(bin(tool), args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Child processes still running; they are ended with this process. */
const started = new Set<ChildProcess>();
process.on("exit", () => {
  for (const { pid } of started) if (pid) process.kill(shell ? pid : -pid, "SIGTERM");
});

/** Starts one of the project's own tools in a process group of its own, so that it ends with all its children. */
export function start(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: "inherit" | "pipe" = "inherit",
) {
  const child = spawn(bin(tool), args, {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
    shell,
    detached: !shell,
  });
  started.add(child);
  child.on("exit", () => started.delete(child));
  return child;
}

/**
 * Like `capture`, but asynchronous.
 * @returns the tool's output
 * @throws when it fails; the message ends with its output
 */
export function runBeside(tool: string, args: string[]): Promise<string> {
  const child = start(tool, args, {}, "pipe");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => (said += data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`${tool} ${args.join(" ")} ended with ${code}\n${said}`));
    });
  });
}
