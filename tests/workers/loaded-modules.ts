type Loaded = { evaluated?: boolean };
type Runner = {
  cachedModule(url: string, importer?: string): Promise<Loaded>;
  evaluatedModules: { getModuleByUrl(url: string): Loaded | undefined };
};

/**
 * Lets `import()` find what is loaded without asking. Under test every `import()` asks the test's own process, a loaded
 * module too, on behalf of whichever object asks first; others that want the same at that moment wait for its question,
 * and end with it ("I/O on behalf of a different Durable Object"). A deployed Worker loads its modules by itself.
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
 * Loads what the product loads when it is first needed. A module that is first asked for on behalf of a request that ends
 * before it arrives is waited for without end by whoever asks for it later in the same process.
 */
export async function loadLazyModules(): Promise<void> {
  const lazy = import.meta.glob([
    "/app/**/*.tsx",
    "/app/**/*.server.ts",
    "!/app/entry.client.tsx",
    // What the Workers and their objects load with their first event.
    "/workers/site.ts",
    "/workers/maintenance/*.ts",
    "/workers/analysis/consume.ts",
    "/workers/analysis/analyse/*.ts",
    "/workers/analysis/parse/*/read-*.ts",
  ]);
  // Asked for by the first request; of a test's many first requests some would wait for it without end.
  await import("virtual:react-router/server-build");
  await Promise.all(Object.values(lazy).map((load) => load()));
}
