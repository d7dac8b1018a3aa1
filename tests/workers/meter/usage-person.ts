import { env, runInDurableObject } from "cloudflare:test";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Reserve } from "#app/core/meter/reserve.ts";
import type { UsageMeter } from "#workers/usage-meter.ts";

export const MINUTE = 60_000;
export const FREE = { plan: "Free", isFirstMonth: false } as const;

type Stub = DurableObjectStub<UsageMeter>;

/** A person nobody else is, with the meter as the product opens it and a fresh stub of the object behind it. */
export function meterFor(userId = `user_${crypto.randomUUID()}`) {
  return {
    userId,
    meter: openMeter(env.USAGE_METER, userId),
    get stub() {
      return env.USAGE_METER.getByName(userId);
    },
  };
}

/** A file analysis on Free, of which a month has one, with a key of its own unless told otherwise. */
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

/** Sets the object's clock until it is evicted. */
export async function setClock(stub: Stub, now: () => number): Promise<void> {
  await runInDurableObject(stub, (instance: UsageMeter) => {
    instance.now = now;
  });
}

/**
 * Makes the object's next write to D1 wait. A plain flag and not a promise, because a promise that one object
 * resolves for another drags the other's work into the wrong one.
 * @returns `hasBegun` whether a write waits, `letGo` to let it
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
