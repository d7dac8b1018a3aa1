import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOCAL_BUILD } from "./builds.ts";
import { databaseBindings } from "./database-bindings.ts";
import { run } from "./run.ts";
import { FROM_ENVIRONMENT } from "./sandbox-config.ts";

const SOURCES = ["app", "workers", "public", "scripts", "migrations"];
const FILES = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
  ".env",
  ".env.local",
  ".dev.vars",
];
const STAMP = `${LOCAL_BUILD}/.made-from`;

/** Everything that the build reads: its variables are baked in too, so they belong to what it was made from. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const name of [...FROM_ENVIRONMENT, "SANDBOX_TOKEN_SECONDS", "SANDBOX_PUBMEDQA"])
    hash.update(`${name}=${process.env[name]}`);
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

/** Builds for this machine when needed, and migrates its database. */
export function prepareLocalBuild(): void {
  buildLocally();
  migrateLocally();
}

/** Builds for this machine when sources, configuration or `.env` changed since the last time. */
export function buildLocally(): void {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building…");
  run("react-router", ["build", "--logLevel", "warn"], { BUILD_DIRECTORY: LOCAL_BUILD });
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
