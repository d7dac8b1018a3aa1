/** The shortest interval between requests for the usage, and the automatic one, in milliseconds (DOC-12). */
const SHORTEST_MS = 1_000;
const POLL_MS = 5 * 60_000;

/** Asks on `run`, though at most once a second, and every 5 minutes until `end`. */
export function openUsagePoll(ask: () => void): { run: () => void; end: () => void } {
  const asking = throttle(SHORTEST_MS, ask);
  const poll = setInterval(asking.run, POLL_MS);
  const end = () => {
    clearInterval(poll);
    asking.end();
  };
  return { run: asking.run, end };
}

/** Runs something at once, but not again for so many milliseconds: calls in between become one run at the end. */
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
