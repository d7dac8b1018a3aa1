import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, runBeside } from "../run.ts";
import { databaseBindings } from "../serving/database-bindings.ts";
import { environmentHere } from "../serving/this-machine.ts";
import { PRODUCT_BUILD } from "./builds.ts";

const SOURCES = ["app", "workers", "public", "scripts", "migrations"];
const FILES = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.stand-ins.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];
/** Inside the build, so that it is deleted with it. */
const STAMP = `${PRODUCT_BUILD}/.made-from`;

/** A hash of everything that the builds read, including environment variables that Vite puts into pages. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const [name, value] of Object.entries(environmentHere()))
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}`);
  for (const path of [...SOURCES.flatMap(filesBelow), ...FILES.filter((file) => existsSync(file))]) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));
}

/** Builds when needed, and migrates this machine's database. */
export async function prepareLocalBuild(): Promise<void> {
  await buildLocally();
  migrateLocally();
}

/** Builds what is deployed, and the stand-ins, when sources or configuration changed since the last time. */
export async function buildLocally(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building…");
  await Promise.all([
    runBeside(process.execPath, ["scripts/build.ts"]),
    runBeside("vite", ["build", "--config", "vite.stand-ins.config.ts", "--logLevel", "warn"]),
  ]);
  writeFileSync(STAMP, wanted);
}

/** Brings the local databases up to date; forward only. */
export function migrateLocally(state = process.env.STATE_DIR ?? ".wrangler/state"): void {
  for (const binding of databaseBindings())
    run("wrangler", ["d1", "migrations", "apply", binding, "--local", "--persist-to", state], {
      CI: "1",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG: "error",
    });
}
