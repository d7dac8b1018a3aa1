import { env } from "cloudflare:test";
import type Stripe from "stripe";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import type { Random } from "#scripts/scorecard/random.ts";
import { handOverDocuments, workOn } from "#workers/analysis/consume.ts";
import { openDesk } from "#workers/analysis/desk-store.ts";
import type { AnalysisEnv } from "#workers/analysis/env.ts";
import { consumeMaintenance } from "#workers/maintenance/index.ts";
import { deliver as deliverEvent } from "../billing/stripe-calls.ts";
import { CALM, type Handed } from "./fault-injection.ts";

/** The clock of everything in this runtime: it can be advanced, so that nobody waits for what is due later. */
export function openClock() {
  const real = Date.now;
  let ahead = 0;
  Date.now = () => real() + ahead;
  return {
    forward: (ms: number) => {
      ahead += ms;
    },
    end: () => {
      ahead = 0;
      Date.now = real;
    },
  };
}

type Waiting = { body: object; attempts: number; due: number };
type Desk = ReturnType<typeof openDesk>;
type OpenDesk = { desk: Desk; alarm: { at: number | null }; isBusy: boolean };

/** Most messages handled at a time. */
const AT_ONCE = 8;

/**
 * The platform's part: it delivers both queues and the provider's webhooks at least once, some twice, and repeats what
 * failed. The consumers are the deployed ones; now and then, a desk's alarm dies after its work, and is repeated.
 */
export function openDeliveries(random: Random, findings: string[], userIds: ReadonlySet<string>) {
  const waiting: Waiting[] = [];
  const desks = new Map<string, OpenDesk>();
  const handled = new Set<string>();
  const customers = new Set<string>();
  const under = new Set<Promise<void>>();
  /** Unix seconds; a day's first customers were made at most some minutes before. */
  const begun = Math.floor(Date.now() / 1_000) - 600;

  const hand: Handed = (body, delaySeconds) => {
    const message = { body: body as object, attempts: 0, due: Date.now() + delaySeconds * 1_000 };
    waiting.push(message);
    if (random.happens(0.2)) waiting.push({ ...message });
  };

  const start = (work: Promise<void>) => {
    const tracked = work
      .catch((error: unknown) => void findings.push(`A delivery broke: ${String(error)}`))
      .finally(() => under.delete(tracked));
    under.add(tracked);
  };

  const deskOf = (userId: string): OpenDesk => {
    const known = desks.get(userId);
    if (known) return known;
    const opened: OpenDesk = { ...openMemoryDesk(random), isBusy: false };
    desks.set(userId, opened);
    return opened;
  };
  const analysisEnv = {
    ...env,
    DOCUMENT_DESK: {
      idFromName: (name: string) => name,
      get: (name: string) => ({ take: (about: DocumentMessage) => deskOf(name).desk.take(about) }),
    },
  } as unknown as AnalysisEnv;

  const deliver = async ({ body, attempts }: Waiting) => {
    let again: number | null = 0;
    const message = {
      id: crypto.randomUUID(),
      timestamp: new Date(),
      attempts: attempts + 1,
      body,
      ack: () => {
        again = null;
      },
      retry: (options?: { delaySeconds?: number }) => {
        again = options?.delaySeconds ?? 0;
      },
    };
    const batch = { queue: "", messages: [message], retryAll() {}, ackAll() {} } as unknown as MessageBatch;
    if ("documentId" in body) await handOverDocuments(batch, analysisEnv);
    else await consumeMaintenance(batch, env);
    if (again !== null) waiting.push({ body, attempts: attempts + 1, due: Date.now() + again * 1_000 });
  };

  /** The provider's stand-in also serves other test files, whose events do not belong to this day. */
  const isOurs = (event: Stripe.Event) => {
    const text = JSON.stringify(event);
    const named = text.match(/\b(?:cus_\w+|user_[0-9a-f]{32})/g) ?? [];
    return named.some((name) => customers.has(name) || userIds.has(name));
  };
  /** The provider's events about our people, oldest first, fetched outside of the weather. */
  const toldEvents = async () => {
    const { results } = await env.DB.prepare("SELECT id FROM payment_customers").all<{
      id: string;
    }>();
    for (const { id } of results) customers.add(id);
    const told: Stripe.Event[] = [];
    for (let hasMore = true; hasMore; ) {
      const after = told.length > 0 ? `&starting_after=${told.at(-1)?.id}` : "";
      const answer = await fetch(`http://stripe.test/v1/events?limit=100&created[gte]=${begun}${after}`, {
        headers: { [CALM]: "1", Authorization: "Bearer sk_test_for_tests" },
      });
      const page = (await answer.json()) as { data: Stripe.Event[]; has_more: boolean };
      told.push(...page.data);
      hasMore = page.has_more && page.data.length > 0;
    }
    return told.filter(isOurs).reverse();
  };
  const webhooks = async () => {
    for (const event of await toldEvents())
      if (!handled.has(event.id) && (await deliverEvent(event)).ok && !random.happens(0.1))
        handled.add(event.id);
  };

  const beginDue = () => {
    const now = Date.now();
    for (const one of waiting.filter(({ due }) => due <= now).slice(0, Math.max(0, AT_ONCE - under.size))) {
      waiting.splice(waiting.indexOf(one), 1);
      start(deliver(one));
    }
    for (const open of desks.values()) {
      if (open.isBusy || open.alarm.at === null || open.alarm.at > now) continue;
      open.isBusy = true;
      start(workAt(open));
    }
  };
  const isDue = (now: number) =>
    waiting.some(({ due }) => due <= now) ||
    [...desks.values()].some(({ alarm: { at } }) => at !== null && at <= now);

  return {
    hand,
    /** Starts what is due in both queues, without waiting. */
    beginDue,
    /** Delivers the provider's events that are not accepted yet. */
    webhooks,
    /** How many events the provider has sent about our people, and how many were accepted. */
    events: async () => ({ told: (await toldEvents()).length, taken: handled.size }),
    /** Continues until nothing is due any more. */
    untilQuiet: async (ends: () => boolean) => {
      while (!ends() && (under.size > 0 || isDue(Date.now()))) {
        beginDue();
        await Promise.race(under);
      }
    },
    /** How much waits, due or not. */
    left: () => waiting.length + [...desks.values()].filter(({ alarm }) => alarm.at !== null).length,
  };
}

/** An alarm that fails is repeated by the platform. */
async function workAt(open: OpenDesk): Promise<void> {
  open.alarm.at = null;
  try {
    await open.desk.work();
  } catch {
    open.alarm.at = Date.now() + 1_000;
  } finally {
    open.isBusy = false;
  }
}

function openMemoryDesk(random: Random) {
  const kept = new Map<string, unknown>();
  const alarm: { at: number | null } = { at: null };
  const storage = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    delete: async (key: string) => kept.delete(key),
    list: async () => new Map(kept),
    getAlarm: async () => alarm.at,
    setAlarm: async (at: number) => {
      alarm.at = at;
    },
  } as unknown as Parameters<typeof openDesk>[0];
  const work = async (about: DocumentMessage, faults: number) => {
    const worked = await workOn(about, faults, env as unknown as AnalysisEnv);
    if (random.happens(0.05)) throw new Error("The process ended before it noted what it did.");
    return worked;
  };
  return { desk: openDesk(storage, work, () => Date.now()), alarm };
}
