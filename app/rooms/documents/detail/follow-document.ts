import { ApiError } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { isFinal } from "#app/core/document/document-status.ts";
import type { DocumentDetail } from "./document-detail.ts";

/** What following needs of the browser. */
export type Following = {
  /** Null while it is too early to say anything. */
  read(signal: AbortSignal): Promise<DocumentDetail | null>;
  /** Resolves after `ms`, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Resolves as soon as the page is visible. */
  whenVisible(signal: AbortSignal): Promise<void>;
  /** Unix milliseconds. */
  now(): number;
};

const QUICK_MS = 1_000;
const SLOW_MS = 3_000;
const QUICK_FOR_MS = 30_000;

/**
 * Polls the document until its analysis is done or failed: every second, slower after 30 s, and not at all while the
 * page is hidden (OPEN-74). It retries after a lost connection or a server failure.
 * @throws ApiError when the server refuses: signed out, or no such document
 */
export async function* followDocument(
  { read, wait, whenVisible, now }: Following,
  signal: AbortSignal,
): AsyncGenerator<DocumentDetail> {
  const since = now();
  while (!signal.aborted) {
    await whenVisible(signal);
    if (signal.aborted) return;
    const detail = await read(signal).catch(lostIfPassing);
    if (signal.aborted) return;
    if (detail && detail !== LOST) yield detail;
    if (detail && detail !== LOST && isFinal(detail.status)) return;
    const isQuick = detail !== LOST && now() - since < QUICK_FOR_MS;
    await wait(isQuick ? QUICK_MS : SLOW_MS, signal);
  }
}

const LOST = "lost";

function lostIfPassing(error: unknown): typeof LOST {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isRefused && error.status !== 429) throw error;
  return LOST;
}

/** Following one document by the browser's means. */
export const followingIn = (read: Following["read"]): Following => ({
  read,
  wait: (ms, signal) => sleep(ms, signal).catch(() => {}),
  whenVisible: (signal) =>
    new Promise((resolve) => {
      if (!document.hidden) return resolve();
      const done = () => {
        if (document.hidden && !signal.aborted) return;
        document.removeEventListener("visibilitychange", done);
        resolve();
      };
      document.addEventListener("visibilitychange", done);
      signal.addEventListener("abort", done);
    }),
  now: Date.now,
});
