import { throttle } from "#app/base/runtime/throttle.ts";

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
