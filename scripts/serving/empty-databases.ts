import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { PRODUCT_BUILD } from "../building/builds.ts";

// With `import`, this large file would first be scanned for its exports, which takes a second.
const { convertV4MiniflareOptions, Miniflare } = createRequire(import.meta.url)(
  "miniflare",
) as typeof import("miniflare");

type Configuration = { d1_databases?: { binding: string; database_id: string }[] };

/**
 * Creates the build's databases in a new folder, with all their tables: only for tests, which delete the folder. It
 * does not record applied migrations, as wrangler's command does, which takes ten times as long.
 */
export async function makeEmptyDatabases(state: string): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {};",
      d1Databases: builtDatabases(),
      resourcePersistencePath: resolve(state, "v3"),
      cf: false,
      telemetry: { enabled: false },
    }),
  );
  try {
    const statements = globSync("migrations/*.sql")
      .sort()
      .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));
    for (const binding of Object.keys(builtDatabases())) {
      const database = await miniflare.getD1Database(binding);
      await database.batch(statements.map((statement) => database.prepare(statement)));
    }
  } finally {
    await miniflare.dispose();
  }
}

/** The ids of the databases by the names of their bindings. */
function builtDatabases(): Record<string, string> {
  const configurations = globSync(`${PRODUCT_BUILD}/*/wrangler.json`).map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Configuration,
  );
  const databases = configurations.flatMap(({ d1_databases = [] }) => d1_databases);
  return Object.fromEntries(databases.map(({ binding, database_id }) => [binding, database_id]));
}
