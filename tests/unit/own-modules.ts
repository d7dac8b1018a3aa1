import { afterAll, afterEach, vi } from "vitest";

/**
 * The files of `tests/unit` share their processes, because starting one and loading React and the other packages takes
 * longer than most files' tests. Each still begins with its own modules and page: another file's mocks, module state
 * and leftovers in the page are gone.
 */
vi.resetModules();

/** What a file's pages postpone, such as handing an answer back later, does not happen in the next file. */
const put = { timeout: globalThis.setTimeout, interval: globalThis.setInterval };
const waiting = new Set<ReturnType<typeof setTimeout>>();
const noted = (set: typeof setTimeout): typeof setTimeout =>
  Object.assign((...given: Parameters<typeof setTimeout>) => {
    const timer = set(...given);
    waiting.add(timer);
    return timer;
  }, set);
globalThis.setTimeout = noted(put.timeout);
globalThis.setInterval = noted(put.interval as typeof setTimeout) as typeof setInterval;

/**
 * No server provides a key here: pages read and write clinical text unencrypted.
 * `tests/unit/identity/clinical-storage.test.ts` covers encryption, and `sealed-pages.test.tsx` that pages use it.
 */
vi.mock("#app/core/identity/clinical-storage.ts", async (original) => ({
  ...(await original<typeof import("#app/core/identity/clinical-storage.ts")>()),
  clinicalStorage: () => ({
    getItem: (name: string) => localStorage.getItem(name),
    setItem: (name: string, text: string) => localStorage.setItem(name, text),
    removeItem: (name: string) => localStorage.removeItem(name),
    whenOpen: (work: () => void) => work(),
    onChange: () => () => {},
  }),
}));

/** Each test begins with real timers, no stubs, no recorded calls, an empty page and empty storage. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(async () => {
  globalThis.setTimeout = put.timeout;
  globalThis.setInterval = put.interval;
  for (const timer of waiting) clearTimeout(timer);
  // Work between two awaits still uses this file's stand-ins, not the next one's.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => put.timeout(resolve));
  for (const timer of waiting) clearTimeout(timer);
  if (typeof document === "undefined") return;
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
});
