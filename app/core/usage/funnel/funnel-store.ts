import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import {
  having,
  orElse,
  orNull,
  storedFlag,
  storedList,
  storedNumber,
  storedObject,
  storedText,
} from "#app/base/ui/browser/read-stored.ts";
import { isLeaving, keptKey } from "#app/core/identity/local-traces.ts";
import { type FunnelState, NEW_FUNNEL } from "./funnel.ts";

const count = orElse(
  having(storedNumber, (value) => Number.isSafeInteger(value) && value >= 0),
  0,
);
const moment = orElse(orNull(storedNumber), null);
const flag = orElse(storedFlag, false);

const stored = storedObject<FunnelState>({
  notesGenerated: count,
  month: orElse(orNull(having(storedText, (month) => /^\d{4}-\d{2}$/.test(month))), null),
  notesThisMonth: count,
  firstMonthBonus: flag,
  hasUsedPremiumTrial: flag,
  streakCount: count,
  lastNoteDate: moment,
  featuresUsed: orElse(storedList(storedText), []),
  showUpgradePrompt: flag,
  promptClosedAt: moment,
  timeSaved: orElse(
    having(storedNumber, (minutes) => minutes >= 0),
    0,
  ),
});

/** Outlasts a sign-out, as it holds no clinical text, and goes with the account (OPEN-73). */
const keyOf = (userId: string): string => keptKey("funnel", userId);

const listeners = new Set<() => void>();

/** The person's own state; a damaged part starts afresh. */
export function readFunnel(storage: Storage, userId: string): FunnelState {
  return stored(parsed(storage.getItem(keyOf(userId)))) ?? NEW_FUNNEL;
}

/** Changes the person's state and notifies listeners. If the storage is full, only the change is lost. */
export function changeFunnel(
  storage: Storage,
  userId: string,
  change: (before: FunnelState) => FunnelState,
): FunnelState {
  const next = change(readFunnel(storage, userId));
  if (isLeaving()) return next;
  keepStored(storage, keyOf(userId), JSON.stringify(next));
  for (const listener of listeners) listener();
  return next;
}

/** Calls back on every change made in this tab. @returns ends that */
export function onFunnel(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
