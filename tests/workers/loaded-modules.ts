import { runInRunnerObject } from "cloudflare:test-internal";
import { AsyncLocalStorage } from "node:async_hooks";

type Loaded = { evaluated?: boolean };
type Runner = {
  cachedModule(url: string, importer?: string): Promise<Loaded>;
  cachedRequest(url: string, module: Loaded, ...rest: unknown[]): Promise<unknown>;
  evaluatedModules: { getModuleByUrl(url: string): Loaded | undefined };
};

const isInTestRunner = new AsyncLocalStorage<true>();

/** Does the work in the test runner's object, which outlives every request and object of the product. */
const inTestRunner = <T>(work: () => Promise<T>): Promise<T> =>
  isInTestRunner.getStore() ? work() : runInRunnerObject(() => isInTestRunner.run(true, work));

/**
 * Lets the test runner's object load every module, and `import()` find loaded ones without a request. By itself, a
 * module under test is loaded on behalf of the request or object that asks first: if that one ends meanwhile, everybody
 * who asks for the module later waits for it forever, or fails with "I/O on behalf of a different Durable Object". A
 * deployed Worker loads its modules by itself.
 */
export function loadInTestRunner(): void {
  const runner = (globalThis as { __vitest_mocker__?: { moduleRunner?: Runner } }).__vitest_mocker__
    ?.moduleRunner;
  if (!runner || Object.hasOwn(runner, "cachedModule")) return;
  const find = runner.cachedModule.bind(runner);
  const load = runner.cachedRequest.bind(runner);
  runner.cachedModule = async (url, importer) => {
    const known = runner.evaluatedModules.getModuleByUrl(url);
    return known?.evaluated ? known : await inTestRunner(() => find(url, importer));
  };
  runner.cachedRequest = async (url, module, ...rest) =>
    module.evaluated
      ? await load(url, module, ...rest)
      : await inTestRunner(() => load(url, module, ...rest));
}

/** Loads the product's lazy modules, so that no test's time limits and no limits of the product count that. */
export async function loadLazyModules(): Promise<void> {
  const lazy = import.meta.glob([
    "/app/**/*.tsx",
    "/app/**/*.server.ts",
    "!/app/entry.client.tsx",
    // What the Workers and their objects load on their first event.
    "/workers/site.ts",
    "/workers/maintenance/*.ts",
    "/workers/analysis/consume.ts",
    "/workers/analysis/analyse/*.ts",
    "/workers/analysis/parse/*/read-*.ts",
  ]);
  await import("virtual:react-router/server-build");
  await Promise.all(Object.values(lazy).map((load) => load()));
}
