/**
 * What a page asked for and has no answer to yet. It outlives the page in the session's sealed storage, so that after a
 * reload, or in another tab, the tool finds the generation still running, or its answer.
 */

import { call, currentCustomerId } from "#app/base/http/request.ts";
import { sleep } from "#app/base/runtime/timeout.ts";
import { openLocalStore, openLocalText } from "#app/base/ui/browser/local-store.ts";
import { clinicalStorage } from "../identity/clinical-storage.ts";
import { generationKey } from "../identity/local-traces.ts";

export type RememberedRun<Input> = {
  key: string;
  input: Input;
  /** When it was asked for, Unix milliseconds. */
  at: number;
  /** A page has the answer, and may not have stored it yet. */
  isDelivered?: true;
};

function placeOf(name: string) {
  const userId = currentCustomerId();
  if (!userId) return null;
  const [storage, at] = [clinicalStorage(userId), generationKey(name, userId)];
  return { storage, at, run: openLocalStore(at, readRemembered, () => storage) };
}

/** The page that reads a run is the one that wrote it: its input needs no check. */
const readRemembered = (given: unknown) => given as RememberedRun<unknown> | undefined;

export function rememberRun(name: string, run: RememberedRun<unknown>): void {
  placeOf(name)?.run.write(run);
}

/** Forgets the run with that key; a later one stays. */
export function forgetRun(name: string, key: string): void {
  if (readRun(name)?.key === key) placeOf(name)?.run.remove();
}

/** A page has the answer of the run with that key; a later run stays as it is. */
export function markDelivered(name: string, key: string): void {
  const held = readRun(name);
  if (held?.key === key) rememberRun(name, { ...held, isDelivered: true });
}

/** What is remembered now; what an earlier page stored is available once the storage is open. */
export const readRun = <Input>(name: string): RememberedRun<Input> | null =>
  (placeOf(name)?.run.read() as RememberedRun<Input> | undefined) ?? null;

/** What an earlier page remembered, once: when the storage has it, which may be after the page was drawn. */
export function whenRemembered<Input>(name: string, then: (run: RememberedRun<Input>) => void): void {
  const place = placeOf(name);
  if (!place) return;
  let isFound = false;
  const look = () => {
    const held = readRun<Input>(name);
    if (!held || isFound) return;
    isFound = true;
    stopListening();
    then(held);
  };
  const stopListening = place.storage.onChange(look);
  place.storage.whenOpen(look);
}

/**
 * Forgets a run whose answer a page has had, if `isMeant`; a run from an earlier page once the storage is open.
 * @param then called with the key of the forgotten run
 */
export function forgetDelivered<Input>(
  name: string,
  isMeant: (input: Input) => boolean,
  then: (key: string) => void,
): void {
  placeOf(name)?.storage.whenOpen(() => {
    const held = readRun<Input>(name);
    if (!held?.isDelivered || !isMeant(held.input)) return;
    forgetRun(name, held.key);
    then(held.key);
  });
}

/** Whether no tab has had the answer of that run yet. */
function isStillAwaited(name: string, key: string): boolean {
  const place = placeOf(name);
  if (!place || readRun(name)?.key !== key) return false;
  // Another tab erases it from the browser's storage, but not from this page's memory.
  if (openLocalText(place.at).read() !== null) return true;
  place.run.remove();
  return false;
}

const PAUSES_MS = [0, 2_000, 10_000];

/** Tells the server that the person has the answer or no longer wants it: the run is stopped and forgotten. */
export async function endRun(key: string): Promise<void> {
  if (!currentCustomerId()) return;
  for (const pause of PAUSES_MS) {
    await sleep(pause);
    const path = `/api/generations/${encodeURIComponent(key)}`;
    const isTold = await call(path, { method: "DELETE", keepalive: true }).then(
      () => true,
      () => false,
    );
    if (isTold) return;
  }
}

/** How long an answer is remembered here and on the server after delivery; by then the page has stored its own copy. */
export const TAKEN_AFTER_MS = 500;

const lockOf = (key: string): string => `nursegpt-run:${key}`;

/** Keeps other tabs from following a generation that this one follows, until it ends. */
export async function holdRun(key: string, isEnded: Promise<unknown>): Promise<void> {
  const hold = () => isEnded.catch(() => null);
  await navigator.locks?.request(lockOf(key), { ifAvailable: true }, hold);
}

/**
 * Follows a generation in this tab alone, if the browser has locks; while another tab follows it, waits for that tab to
 * be closed or to have the answer.
 */
export async function inOneTab(name: string, key: string, follow: () => Promise<unknown>): Promise<void> {
  if (!navigator.locks) return void (await follow());
  const isMine = await navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await follow();
    return lock !== null;
  });
  if (isMine) return;
  await navigator.locks.request(lockOf(key), async () => {
    await sleep(2 * TAKEN_AFTER_MS);
    if (isStillAwaited(name, key)) await follow();
  });
}
