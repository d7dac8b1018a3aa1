/** The usage is asked for at most this often, and this often on its own, in milliseconds (DOC-12). */
const SHORTEST_MS = 1_000;
const POLL_MS = 5 * 60_000;

/** Asks when it is run, though not more than once a second, and every 5 minutes until it ends. */
export function openUsagePoll(ask: () => void): { run: () => void; end: () => void } {
  const asking = throttle(SHORTEST_MS, ask);
  const poll = setInterval(asking.run, POLL_MS);
  const end = () => {
    clearInterval(poll);
    asking.end();
  };
  return { run: asking.run, end };
}

/**
 * Runs something at once, but not again before so many milliseconds have passed: calls in between are one run at their
 * end.
 */
function throttle(ms: number, work: () => void): { run: () => void; end: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    last = Date.now();
    work();
  };
  const run = () => {
    if (timer !== undefined) return;
    const left = last + ms - Date.now();
    if (left <= 0) now();
    else timer = setTimeout(now, left);
  };
  return { run, end: () => clearTimeout(timer) };
}
