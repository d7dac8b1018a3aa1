import { z } from "zod";
import { isLeaving, keptKey } from "#app/core/identity/local-traces.ts";
import { type FunnelState, NEW_FUNNEL } from "./funnel.ts";

const count = z.number().int().nonnegative();

const stored = z.object({
  notesGenerated: count.catch(0),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullable()
    .catch(null),
  notesThisMonth: count.catch(0),
  firstMonthBonus: z.boolean().catch(false),
  hasUsedPremiumTrial: z.boolean().catch(false),
  streakCount: count.catch(0),
  lastNoteDate: z.number().nullable().catch(null),
  featuresUsed: z.array(z.string()).catch([]),
  showUpgradePrompt: z.boolean().catch(false),
  promptClosedAt: z.number().nullable().catch(null),
  timeSaved: z.number().nonnegative().catch(0),
}) satisfies z.ZodType<FunnelState>;

/** Stays over a sign-out, as it holds no clinical text, and goes with the account (OPEN-73). */
const keyOf = (userId: string): string => keptKey("funnel", userId);

const listeners = new Set<() => void>();

/** The person's own state; a part that is damaged begins anew. */
export function readFunnel(storage: Storage, userId: string): FunnelState {
  return stored.safeParse(parsed(storage.getItem(keyOf(userId)))).data ?? NEW_FUNNEL;
}

/** Changes the person's state and tells whoever shows it. A full storage loses the change, and nothing else. */
export function changeFunnel(
  storage: Storage,
  userId: string,
  change: (before: FunnelState) => FunnelState,
): FunnelState {
  const next = change(readFunnel(storage, userId));
  if (isLeaving()) return next;
  try {
    storage.setItem(keyOf(userId), JSON.stringify(next));
  } catch {
    // The funnel is a convenience.
  }
  for (const listener of listeners) listener();
  return next;
}

/** Calls back on every change made in this tab; returns what ends it. */
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
