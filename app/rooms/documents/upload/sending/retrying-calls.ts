import { ApiError, callRaw } from "#app/base/http/request.ts";
import type { WaitEnvironment } from "./wait-environment.ts";

/** Repeats a call until it is answered, refused, or has failed too often. */
export type RetryCall = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** How often one call may fail at the server, or arrive damaged: with the pauses between, about two minutes. */
const MOST_TRIES = 8;
/** How long nothing at all may get through, counted from the last answer to any call. */
const LONGEST_LOSS_MS = 10 * 60_000;
const SIGNED_IN_AGAIN_EVERY_MS = 3_000;

/** How often one call has failed so far, by cause. */
type Failures = { passing: number; lost: number };

/** What the calls wait for: the connection, or the person signing in again. */
export type WaitedFor = "connection" | "session";

type Watch = {
  environment: WaitEnvironment;
  signal: AbortSignal;
  /** Called when calls begin to wait, and with null when none does any more; possibly repeatedly. */
  onWaiting(waitsFor: WaitedFor | null): void;
};

/**
 * The calls of one upload. Transient failures are retried after a pause; it waits up to ten minutes for a lost
 * connection or an ended session. Several calls may run at the same time.
 */
export function retryingCalls({ environment, signal, onWaiting }: Watch): RetryCall {
  let lastAnswerAt = environment.now();
  const waiting = { connection: 0, session: 0 };
  let signingIn: Promise<void> | null = null;

  const waitedFor = (): WaitedFor | null => {
    if (waiting.session > 0) return "session";
    return waiting.connection > 0 ? "connection" : null;
  };
  const leftMs = () => lastAnswerAt + LONGEST_LOSS_MS - environment.now();
  const waitForConnection = (losses: number) =>
    environment.isOnline()
      ? environment.sleep(Math.min(pauseAfter(losses, environment.random()), Math.max(0, leftMs())), signal)
      : environment.untilOnline(leftMs(), signal);
  const waitForSession = () => {
    signingIn ??= untilSignedIn({ environment, signal }, leftMs).finally(() => {
      signingIn = null;
    });
    return signingIn;
  };

  /** Waits as the failure requires. @throws the failure when there is nothing to wait for */
  const recover = async (error: unknown, count: Failures, setWaiting: (next: WaitedFor | null) => void) => {
    const kind = kindOf(error);
    if (kind === "final") throw error;
    setWaiting(WAITED_FOR[kind]);
    if (kind === "passing") {
      lastAnswerAt = environment.now();
      if (++count.passing >= MOST_TRIES) throw error;
      const { retryAfterMs } = error as ApiError;
      return await environment.sleep(pauseAfter(count.passing, environment.random(), retryAfterMs), signal);
    }
    if (leftMs() <= 0) throw error;
    count.lost += 1;
    await (kind === "lost" ? waitForConnection(count.lost) : waitForSession());
  };

  return async (call) => {
    const count = { passing: 0, lost: 0 };
    let own: WaitedFor | null = null;
    const setWaiting = (next: WaitedFor | null) => {
      if (next === own) return;
      if (own) waiting[own] -= 1;
      if (next) waiting[next] += 1;
      own = next;
      onWaiting(waitedFor());
    };
    try {
      for (;;) {
        signal.throwIfAborted();
        try {
          const answer = await call();
          lastAnswerAt = environment.now();
          return answer;
        } catch (error) {
          signal.throwIfAborted();
          await recover(error, count, setWaiting);
        }
      }
    } finally {
      setWaiting(null);
    }
  };
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long to wait after the n-th failure in a row, in milliseconds: a second, doubled each time, at most 30 s,
 * spread by a quarter so that clients do not return all at once. A server that asks for more gets it, up to a
 * minute.
 */
export function pauseAfter(failures: number, random: number, askedForMs: number | null = null): number {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.max(pauseMs * (0.75 + random / 2), Math.min(askedForMs ?? 0, 60_000));
}

const WAITED_FOR = { lost: "connection", "signed-out": "session", passing: null } as const;

/** Asks until the person is signed in again; the request helper has opened the dialog. */
async function untilSignedIn(
  { environment, signal }: Pick<Watch, "environment" | "signal">,
  leftMs: () => number,
): Promise<void> {
  while (leftMs() > 0) {
    await environment.sleep(SIGNED_IN_AGAIN_EVERY_MS, signal);
    try {
      await callRaw("/api/session", { signal });
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (kindOf(error) === "final") throw error;
    }
  }
}

/** Failures that last too long to wait, or until the person does something. */
const NOT_WAITED_FOR: readonly (string | null)[] = ["too_many_uploads", "too_many_documents"];

/** `lost`: nothing got through; `passing`: it may work in a moment; `final`: refused. */
function kindOf(error: unknown): "lost" | "signed-out" | "passing" | "final" {
  if (!(error instanceof ApiError)) return "final";
  if (error.code === "network_error") return "lost";
  if (error.status === 401) return "signed-out";
  const isPassing =
    error.status >= 500 ||
    [408, 425, 429].includes(error.status) ||
    error.reason === "chunk_corrupted" ||
    error.code === "invalid_json";
  return isPassing && !NOT_WAITED_FOR.includes(error.reason) ? "passing" : "final";
}
