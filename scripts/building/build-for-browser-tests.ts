/** Builds, and creates an empty database in each folder: `node scripts/building/build-for-browser-tests.ts FOLDER…`. */
import { cpSync, rmSync } from "node:fs";
import { makeEmptyDatabases } from "../serving/empty-databases.ts";
import { buildLocally } from "./local-build.ts";

const [, , first = "", ...others] = process.argv;
if (!first) throw new Error("The folder of the database is missing.");
await buildLocally();
for (const folder of [first, ...others]) rmSync(folder, { recursive: true, force: true });
await makeEmptyDatabases(first);
for (const folder of others) cpSync(first, folder, { recursive: true });
