/**
 * Runs something at once, but not again before so many milliseconds have passed: calls in between are one run at their
 * end.
 */
export function throttle(ms: number, work: () => void): { run: () => void; end: () => void } {
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
