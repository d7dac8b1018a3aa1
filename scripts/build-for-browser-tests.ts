/** Builds and makes an empty database: `node scripts/build-for-browser-tests.ts STATE_FOLDER`. */
import { rmSync } from "node:fs";
import { buildLocally, migrateLocally } from "./local-build.ts";

const [, , state = ""] = process.argv;
if (!state) throw new Error("The folder of the database is missing.");
await buildLocally();
rmSync(state, { recursive: true, force: true });
migrateLocally(state);
