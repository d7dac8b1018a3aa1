import { spawn, spawnSync } from "node:child_process";
import { isAbsolute, join } from "node:path";

const bin = (name: string) =>
  isAbsolute(name) ? name : join("node_modules", ".bin", process.platform === "win32" ? `${name}.cmd` : name);
const shell = process.platform === "win32";

/** Runs one of the project's own tools to its end. @throws when it fails */
export function run(tool: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(bin(tool), args, { stdio: "inherit", env: { ...process.env, ...env }, shell });
  if (status !== 0) throw new Error(`${tool} ${args.join(" ")} ended with ${status}`);
}

/** As `run`, with the output returned instead of shown; `ok` tells how it ended. */
export function capture(tool: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(bin(tool), args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

/** Starts one of the project's own tools in a process group of its own, so that it ends with all its children. */
export function start(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: "inherit" | "pipe" = "inherit",
) {
  return spawn(bin(tool), args, {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
    shell,
    detached: !shell,
  });
}
