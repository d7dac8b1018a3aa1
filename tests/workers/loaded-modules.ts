type Loaded = { evaluated?: boolean };
type Runner = {
  cachedModule(url: string, importer?: string): Promise<Loaded>;
  evaluatedModules: { getModuleByUrl(url: string): Loaded | undefined };
};

/**
 * Lets `import()` return loaded modules without a request. Under test, every `import()` is a request to the test's own
 * process, even for a loaded module, on behalf of the object that asks first; others waiting for the same module fail
 * along with it ("I/O on behalf of a different Durable Object"). A deployed Worker loads its modules by itself.
 */
export function findLoadedModules(): void {
  const runner = (globalThis as { __vitest_mocker__?: { moduleRunner?: Runner } }).__vitest_mocker__
    ?.moduleRunner;
  if (!runner || Object.hasOwn(runner, "cachedModule")) return;
  const ask = runner.cachedModule.bind(runner);
  runner.cachedModule = async (url, importer) => {
    const known = runner.evaluatedModules.getModuleByUrl(url);
    return known?.evaluated ? known : await ask(url, importer);
  };
}

/**
 * Loads the product's lazy modules. If a request first asks for a module and ends before it arrives, later callers in
 * the same process wait for it forever.
 */
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
  // The first request loads this; some of a test's many first requests would wait for it forever.
  await import("virtual:react-router/server-build");
  await Promise.all(Object.values(lazy).map((load) => load()));
}
