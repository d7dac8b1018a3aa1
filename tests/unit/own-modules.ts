import { afterAll, vi } from "vitest";

/**
 * The files of `tests/unit` share their processes, because starting one and loading React and the other packages takes
 * longer than most files' tests. Each still begins with modules and a page of its own: what another file mocked, what a
 * module remembered for it and what it left in the browser's page is gone.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
