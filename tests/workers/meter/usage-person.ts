import { env, runInDurableObject } from "cloudflare:test";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Reserve } from "#app/core/meter/reserve.ts";
import type { UsageMeter } from "#workers/usage-meter.ts";

export const MINUTE = 60_000;
export const FREE = { plan: "Free", isFirstMonth: false } as const;

type Stub = DurableObjectStub<UsageMeter>;

/** A unique person, with the meter as opened by the product and a fresh stub of its object. */
export function meterFor(userId = `user_${crypto.randomUUID()}`) {
  return {
    userId,
    meter: openMeter(env.USAGE_METER, userId),
    get stub() {
      return env.USAGE_METER.getByName(userId);
    },
  };
}

/** A file analysis on Free, which allows one per month, by default with its own key. */
export function fileAnalysis(changes: Partial<Reserve> = {}): Reserve {
  return {
    reservationId: crypto.randomUUID(),
    key: crypto.randomUUID(),
    input: "0".repeat(64),
    feature: "file_analysis",
    ...FREE,
    inputTokens: 1,
    outputTokens: 1,
    leastOutputTokens: 1,
    ...changes,
  };
}

/** Uses up the one analysis that Free allows a person per month. */
export async function spendAnalyses(userId: string): Promise<void> {
  const { meter } = meterFor(userId);
  const { reservationId } = fileAnalysis();
  await meter.reserve(fileAnalysis({ reservationId }));
  await meter.commit({ reservationId, inputTokens: 1, outputTokens: 1, isCounted: true });
}

/** Sets the object's clock until it is evicted. */
export async function setClock(stub: Stub, now: () => number): Promise<void> {
  await runInDurableObject(stub, (instance: UsageMeter) => {
    instance.now = now;
  });
}

/**
 * Makes the object's next write to D1 wait. A plain flag, not a promise: resolving a promise across objects
 * would run one object's work in the other.
 * @returns `hasBegun` tells whether a write waits, `letGo` releases it
 */
export async function holdWrites(stub: Stub) {
  let hasBegun = false;
  let isHeld = true;
  await runInDurableObject(stub, (instance: UsageMeter) => {
    const write = instance.write;
    instance.write = async (records) => {
      hasBegun = true;
      while (isHeld) await scheduler.wait(5);
      await write(records);
    };
  });
  return {
    hasBegun: () => hasBegun,
    letGo: () => {
      isHeld = false;
    },
  };
}
