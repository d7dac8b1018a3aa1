import { type applyD1Migrations, env, reset } from "cloudflare:test";
import { afterEach, beforeEach } from "vitest";
import { shardsOf } from "#app/base/data/shards.ts";
import { loadInTestRunner, loadLazyModules } from "./loaded-modules.ts";
import { outside } from "./outside.ts";

type Migrations = Parameters<typeof applyD1Migrations>[1];

outside();
loadInTestRunner();
if ((env as unknown as { TEST_LAZY: string }).TEST_LAZY) await loadLazyModules();

// The files share one runtime, so that the app is compiled once; each begins with empty stores.
await reset();
const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: Migrations };
const statements = TEST_MIGRATIONS.flatMap(({ queries }) => queries);
const newestTable = statements.flatMap((query) => /^CREATE TABLE `(\w+)`/.exec(query)?.[1] ?? []).at(-1);
await Promise.all(shardsOf(env).map(makeTables));

/** In one batch: one by one they take longer than most files' tests. */
async function makeTables(d1: D1Database): Promise<void> {
  try {
    await d1.batch(statements.map((query) => d1.prepare(query)));
  } catch (error) {
    // A database being emptied may repeat a batch that it has already completed.
    const tables = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    if (!tables.results.some(({ name }) => name === newestTable)) throw error;
  }
}

/** Errors logged by the Worker during a test say more than the status that the test saw. */
const logged: string[] = [];
const log = console.error;
console.error = (...words: unknown[]) => {
  logged.push(words.join(" "));
  log(...words);
};
beforeEach(() => {
  logged.length = 0;
});
afterEach(({ task }) => {
  const [first] = task.result?.state === "fail" ? (task.result.errors ?? []) : [];
  if (!first || logged.length === 0) return;
  const told = `${first.message} (logged: ${logged.join("; ").slice(0, 2_000)})`;
  // Reports use the stack, which begins with the message.
  first.stack = first.stack?.replace(first.message, () => told) ?? "";
  first.message = told;
});
