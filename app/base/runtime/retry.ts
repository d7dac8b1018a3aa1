/** How often a refused call is retried: at most four requests including the first. */
const MAX_RETRIES = 3;

const FIRST_WAIT_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
/** A longer wait requested by a provider is not granted: a nurse is watching. */
const LONGEST_WAIT_MS = 20_000;

/**
 * How long to wait before the next try: exponential backoff of 0.5 s, 1 s, 2 s… with jitter down to
 * half, and never less than the provider asked for.
 * @param retriesMade retries so far, from 0
 * @param retryAfterMs what the provider asked for, if it did
 * @param random a number in [0, 1)
 * @returns milliseconds, or null when a retry is pointless
 */
export function nextWait(retriesMade: number, retryAfterMs: number | null, random: number): number | null {
  if (retriesMade >= MAX_RETRIES || (retryAfterMs ?? 0) > LONGEST_WAIT_MS) return null;
  const ceiling = Math.min(FIRST_WAIT_MS * 2 ** retriesMade, LONGEST_BACKOFF_MS);
  return Math.max(Math.round(ceiling * (0.5 + random / 2)), retryAfterMs ?? 0);
}

/**
 * How long the headers ask us to wait: `retry-after-ms`, or `retry-after` in seconds or as a date.
 * @param now what a date is relative to, Unix milliseconds: by default, the response's own `date`
 * @returns milliseconds, or null if the headers do not say
 */
export function readRetryAfter(
  headers: Headers | undefined,
  now = Date.parse(headers?.get("date") ?? ""),
): number | null {
  const exact = headers?.get("retry-after-ms");
  if (exact && Number(exact) >= 0) return Number(exact);
  const value = headers?.get("retry-after");
  if (!value) return null;
  if (Number(value) >= 0) return Number(value) * 1000;
  const wait = Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
