import type { BrowserContext } from "@playwright/test";

type Inside = { clearCache?: () => Promise<void> };
type WithInside = { _connection?: { toImpl?: (context: BrowserContext) => Inside | undefined } };

/**
 * Lets the browser keep loaded and compiled scripts from one test to the next. Between tests that share a context,
 * Playwright clears that cache along with cookies and storage, without an option; our file names change with their
 * content. If a later Playwright renames this call, tests only become slower.
 */
export function keepCache(context: BrowserContext): void {
  const inside = (context as unknown as WithInside)._connection?.toImpl?.(context);
  if (inside?.clearCache) inside.clearCache = async () => {};
}
