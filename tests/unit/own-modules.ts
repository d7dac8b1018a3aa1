import { afterAll, afterEach, vi } from "vitest";

/**
 * The files of `tests/unit` share their processes, because starting one and loading React and the other packages takes
 * longer than most files' tests. Each still begins with modules and a page of its own: what another file mocked, what a
 * module remembered for it and what it left in the browser's page is gone.
 */
vi.resetModules();

/** What a file's pages put off, such as handing an answer back later, is not done in the next file. */
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
 * No server gives a key here: what pages keep of clinical text is read and written as it is. How it is encrypted is
 * `tests/unit/identity/clinical-storage.test.ts`'s.
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

/** Each test begins with real timers, nothing stubbed, no call noted, and a page on which nothing stands or is kept. */
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
  // What is between two of its awaits asks this file's stand-ins, and not the next one's.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => put.timeout(resolve));
  for (const timer of waiting) clearTimeout(timer);
  if (typeof document === "undefined") return;
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
});
