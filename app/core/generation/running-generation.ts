import { INTERRUPTED_WORDS } from "#app/base/http/error-words.ts";
import { ApiError } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { createStore, type Store } from "#app/base/ui/browser/store.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { isLeaving } from "../identity/local-traces.ts";
import type { KeptNote } from "../record/notes/note.ts";
import { beforeSignOut, beginWork } from "../usage/active-work.ts";
import {
  type DoneGeneration,
  type FailedGeneration,
  failedProgress,
  followGeneration,
  type GenerationClient,
  type GenerationProgress,
  IDLE,
  requestGeneration,
} from "./generation-client.ts";
import {
  endRun,
  forgetDelivered,
  forgetRun,
  holdRun,
  inOneTab,
  markDelivered,
  type RememberedRun,
  readRun,
  rememberRun,
  TAKEN_AFTER_MS,
  whenRemembered,
} from "./remembered-run.ts";

/** What the page passes along when it asks for an answer. */
type AskedWith = {
  customerId: string | null | undefined;
  noteId: string | null;
};

/** A finished answer, with what was asked for. */
type FinishedAnswer<Input, Answer> = {
  answer: Answer;
  input: Input;
  key: string;
  kept: KeptNote | null;
};

/** The page that shows a generation. */
type GenerationPage<Input, Answer> = {
  deliver(delivery: FinishedAnswer<Input, Answer>): void;
  /** The answer was delivered, and the server is done with it. */
  settled(): void;
  /** It ended without an answer; `reason` is the server's. */
  failed(reason: string | null): void;
};

type Shown<Input, Growing, Answer> = {
  /** Null until something was asked for on this page. */
  progress: GenerationProgress<Growing, Answer> | null;
  /** What was asked for last. */
  input: Input | null;
};

/**
 * One tool's generation. It goes on while the person is elsewhere in the product, and its answer waits for her; when
 * the page's scripts end, the server continues it, and the next page follows it.
 */
type RunningGeneration<Input, Growing, Answer> = {
  /** The tool, and what the page is about within it. */
  name: string;
  shown: Store<Shown<Input, Growing, Answer>>;
  /** The page that shows it; null while the person is elsewhere. */
  page: GenerationPage<Input, Answer> | null;
  /** An answer that finished while no page could take it. */
  waiting: FinishedAnswer<Input, Answer> | null;
  controller: AbortController | null;
  lastKey: { input: string; key: string } | null;
  /** The key that is being followed. */
  following: string | null;
  /** The key of the last answer: asking again with the same input is a new generation. */
  answered: string | null;
};

const NOTHING = { progress: null, input: null };

const running = new Map<string, RunningGeneration<unknown, unknown, unknown>>();

/**
 * The generation of that name on this page.
 * @param name the same types for the same name
 */
export function runningGeneration<Input, Growing, Answer>(
  name: string,
): RunningGeneration<Input, Growing, Answer> {
  const known = running.get(name);
  if (known) return known as unknown as RunningGeneration<Input, Growing, Answer>;
  const fresh: RunningGeneration<Input, Growing, Answer> = {
    name,
    shown: createStore<Shown<Input, Growing, Answer>>(NOTHING),
    page: null,
    waiting: null,
    controller: null,
    lastKey: null,
    following: null,
    answered: null,
  };
  // A server serves many people, so no generation is held in it.
  if (typeof document !== "undefined")
    running.set(name, fresh as unknown as RunningGeneration<unknown, unknown, unknown>);
  return fresh;
}

/** A page begins to show a generation, and takes the answer that finished meanwhile. @returns ends that */
export function showRunning<Input, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  page: GenerationPage<Input, Answer>,
): () => void {
  run.page = page;
  const { waiting } = run;
  run.waiting = null;
  if (waiting) {
    page.deliver(waiting);
    taken(run, waiting.key);
    page.settled();
  }
  return () => {
    if (run.page !== page) return;
    run.page = null;
    // Its end was seen.
    if (run.shown.get().progress?.status !== "generating") run.shown.set(NOTHING);
  };
}

/**
 * Asks for an answer and follows it to its end. A retry of the same input keeps its key, so that it is not charged twice.
 * @returns whether there is an answer
 */
export async function generateOn<Input, Growth extends { type: string }, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  client: GenerationClient<Input, Growth, Growing, Answer>,
  input: Input,
  request: AskedWith,
): Promise<boolean> {
  const asked = { key: keyFor(run, input), input, at: Date.now() };
  rememberRun(run.name, asked);
  const ask = (signal: AbortSignal) =>
    requestGeneration<Input, Growth, Answer>(client, input, { ...request, key: asked.key, signal });
  const isAnswered = follow(run, client, asked, ask);
  void holdRun(asked.key, isAnswered);
  return await isAnswered;
}

/** Follows what an earlier page of this browser asked for and had no answer to, unless another tab follows it. */
export function resumeOn<Input, Growth extends { type: string }, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  client: GenerationClient<Input, Growth, Growing, Answer>,
): void {
  if (run.following || run.waiting) return;
  whenRemembered<Input>(run.name, (asked) => {
    if (run.following || run.waiting || asked.key === run.answered) return;
    run.lastKey = { input: JSON.stringify(asked.input), key: asked.key };
    const join = (signal: AbortSignal) =>
      followGeneration<Growth, Answer>(client, { key: asked.key, signal });
    void inOneTab(run.name, asked.key, async () => {
      // Another tab may have followed and removed it meanwhile.
      if (!run.following && readRun(run.name)?.key === asked.key) await follow(run, client, asked, join);
    });
  });
}

/** The person's own Cancel, which stops it on the server too. */
export function cancelOn<Input, Growing, Answer>(run: RunningGeneration<Input, Growing, Answer>): void {
  const { following } = run;
  run.controller?.abort();
  if (!following) return;
  forgetRun(run.name, following);
  void endRun(following);
}

/** Clears what is shown; after a reload, the page is not given the cleared answer again. */
export function clearOn<Input, Growing, Answer>(run: RunningGeneration<Input, Growing, Answer>): void {
  run.shown.set({ progress: IDLE, input: null });
  forgetOn(run, () => true);
}

/** What the person removed is not delivered again after a reload, nor to this page if it is on its way. */
export function forgetOn<Input, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  isRemoved: (input: Input) => boolean,
): void {
  forgetDelivered(run.name, isRemoved, (key) => {
    if (run.following === key) run.controller?.abort();
  });
}

/** The page has the answer; should that page not have stored it yet, the next page is given it again. */
function taken({ name }: Pick<RunningGeneration<never, never, never>, "name">, key: string): void {
  markDelivered(name, key);
  // Who signs out meanwhile has no session afterwards to forget it with.
  const cancelStop = beforeSignOut(() => endRun(key));
  setTimeout(() => {
    cancelStop();
    if (isLeaving()) return;
    forgetRun(name, key);
    void endRun(key);
  }, TAKEN_AFTER_MS);
}

type Events<Growth, Answer> = AsyncIterable<Growth | DoneGeneration<Answer>>;

/** How long to wait before each attempt to resume a lost connection; while the browser is offline, none is made. */
const REJOIN_AFTER_MS = [300, 1_000, 3_000, 10_000] as const;

async function follow<Input, Growth extends { type: string }, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  client: GenerationClient<Input, Growth, Growing, Answer>,
  asked: RememberedRun<Input>,
  open: (signal: AbortSignal) => Events<Growth, Answer>,
): Promise<boolean> {
  const { key, input } = asked;
  const controller = new AbortController();
  const { signal } = controller;
  run.controller = controller;
  run.following = key;
  const endWork = beginWork(() => endRun(key));
  try {
    run.shown.set({ progress: { status: "generating", growing: client.nothingYet }, input });
    await rejoining(client, { key, signal }, open, (events) => showEvents(run, client, asked, events));
    return true;
  } catch (error) {
    const failed = isGone(error) ? interrupted(error, asked) : failedProgress(client, error);
    run.shown.set({ progress: signal.aborted ? IDLE : failed, input });
    if (signal.aborted) return false;
    // If the connection broke, the server may have an answer for the next page.
    if (!isUnheard(error)) forgetRun(run.name, key);
    // Asking again is a new use with a key of its own.
    if (failed.reason === "key_used_up") run.lastKey = null;
    if (run.page) run.page.failed(failed.reason);
    else showToast.error(failed.message);
    return false;
  } finally {
    endWork();
    if (run.following === key) run.following = null;
  }
}

/** Shows the events; after a lost connection, goes on with those that the server has. @throws the first loss */
async function rejoining<Growth extends { type: string }, Answer>(
  client: Pick<GenerationClient<never, Growth, never, Answer>, "failed" | "readAnswer">,
  { key, signal }: { key: string; signal: AbortSignal },
  open: (signal: AbortSignal) => Events<Growth, Answer>,
  show: (events: Events<Growth, Answer>) => Promise<void>,
): Promise<void> {
  let loss: unknown = null;
  for (const pause of [0, ...REJOIN_AFTER_MS]) {
    try {
      if (loss !== null) {
        await untilOnline(signal);
        await sleep(pause, signal);
      }
      return await show(loss === null ? open(signal) : followGeneration(client, { key, signal }));
    } catch (error) {
      if (signal.aborted || !(isLost(error) || (loss !== null && isUnheard(error))))
        throw loss !== null && isUnknown(error) ? loss : error;
      loss ??= error;
    }
  }
  throw loss;
}

async function showEvents<Input, Growth extends { type: string }, Growing, Answer>(
  run: RunningGeneration<Input, Growing, Answer>,
  client: GenerationClient<Input, Growth, Growing, Answer>,
  { key, input }: RememberedRun<Input>,
  events: Events<Growth, Answer>,
): Promise<void> {
  const show = (progress: GenerationProgress<Growing, Answer>) => run.shown.set({ progress, input });
  let growing = client.nothingYet;
  /** The page that took the answer; null while it waits. */
  let taker: GenerationPage<Input, Answer> | null = null;
  for await (const event of events) {
    if (!isDone(event)) {
      growing = client.grow(growing, event);
      show({ status: "generating", growing });
      continue;
    }
    show({ status: "done", answer: event.answer });
    const delivery = { answer: event.answer, input, key, kept: event.kept ?? null };
    taker = run.page;
    if (taker) {
      taker.deliver(delivery);
      taken(run, key);
    } else {
      run.waiting = delivery;
      if (client.finished) showToast.success(client.finished);
    }
  }
  run.lastKey = null;
  run.answered = key;
  if (taker) run.page?.settled();
}

/** The start of an answer arrived and its end did not. */
const isLost = (error: unknown): boolean => error instanceof ApiError && error.reason === "no_answer";

/** It is unknown what the server made of the request. */
const isUnheard = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && error.code === "network_error" && error.reason === null);

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.reason === "not_found";

/** Nothing is left of the generation, as after a crash of the server; it can be asked for again under its key. */
const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ["not_found", "interrupted", "interrupted_counted", "interrupted_unknown"].includes(error.reason ?? "");

/** The server knows a key for ten minutes: if it does not know one within that time, the generation never began. */
const COST_KNOWN_MS = 9 * 60_000;

/** The same words for every tool; the reason says what it cost. */
function interrupted({ reason }: ApiError, { at }: RememberedRun<unknown>): FailedGeneration {
  const isRecent = Date.now() - at < COST_KNOWN_MS;
  const known = reason === "not_found" && isRecent ? "interrupted" : reason;
  return { status: "failed", message: INTERRUPTED_WORDS, reason: known };
}

async function untilOnline(signal: AbortSignal): Promise<void> {
  while (navigator.onLine === false) await sleep(500, signal);
}

function isDone<Growth extends { type: string }, Answer>(
  event: Growth | DoneGeneration<Answer>,
): event is DoneGeneration<Answer> {
  return event.type === "done";
}

function keyFor(
  run: Pick<RunningGeneration<never, never, never>, "lastKey" | "name" | "answered">,
  value: unknown,
): string {
  const input = JSON.stringify(value);
  const known = readRun(run.name);
  if (known && known.key !== run.answered && JSON.stringify(known.input) === input)
    run.lastKey = { input, key: known.key };
  if (run.lastKey?.input !== input) run.lastKey = { input, key: crypto.randomUUID() };
  return run.lastKey.key;
}
