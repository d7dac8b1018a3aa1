/**
 * `npm run migrate`: migrates every database in wrangler.toml, locally, or with `-- --remote` the deployed ones;
 * forward only.
 */
import { parseArgs } from "node:util";
import { migrateLocally } from "./building/local-build.ts";
import { run } from "./run.ts";
import { databaseBindings } from "./serving/database-bindings.ts";

const { values: given } = parseArgs({ options: { remote: { type: "boolean", default: false } } });

if (given.remote)
  for (const binding of databaseBindings())
    run("wrangler", ["d1", "migrations", "apply", binding, "--remote", "--config", "wrangler.toml"]);
else migrateLocally();
