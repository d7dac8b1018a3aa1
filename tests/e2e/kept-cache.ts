import type { BrowserContext } from "@playwright/test";

type Inside = { clearCache?: () => Promise<void> };
type WithInside = { _connection?: { toImpl?: (context: BrowserContext) => Inside | undefined } };

/**
 * Lets the browser keep what it loaded and compiled of our scripts from one test to the next. Between tests that share a
 * context Playwright empties that too, beside cookies and storage, and has no option for it; the files' names change with
 * what they hold. Where a later Playwright calls it otherwise, tests are slower, and no other.
 */
export function keepCache(context: BrowserContext): void {
  const inside = (context as unknown as WithInside)._connection?.toImpl?.(context);
  if (inside?.clearCache) inside.clearCache = async () => {};
}
