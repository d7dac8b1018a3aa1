/** Webhooks on their way to the product: signed, in order, retried until they are accepted. */

/** One webhook; `dueAt` in Unix milliseconds. */
export type Delivery = { id: string; body: string; attempts: number; dueAt: number };

/** Where deliveries wait, in the order in which they were first put. */
export type DeliveryStore = {
  put: (delivery: Delivery) => void;
  remove: (id: string) => void;
  /** The first that is due at `at` (Unix milliseconds), apart from those in `except`. */
  firstDue: (at: number, except: ReadonlySet<string>) => Delivery | undefined;
  /** When the next one is due, in Unix milliseconds; null when nothing waits. */
  nextDue: () => number | null;
};

type Endpoint = {
  url: string;
  /** The provider's signature headers; `at` is the moment of this attempt in Unix seconds. */
  sign: (id: string, body: string, at: number) => Promise<Record<string, string>>;
  send: (request: Request) => Promise<Response>;
  /** Unix milliseconds. */
  now: () => number;
};

/** Pauses before each further attempt, in seconds; then a delivery is given up. Stripe's own span three days. */
const PAUSES = [1, 5, 30, 120, 600, 3600, 21_600, 43_200];
/** How long the next delivery waits for an unanswered one. */
const FIRST_ATTEMPT_MS = 2_000;
const LONGEST_MS = 20_000;

export type Deliveries = {
  add: (id: string, body: string) => void;
  /** When the next attempt is due, in Unix milliseconds; null when nothing waits. */
  nextDue: () => number | null;
  /** Makes every attempt that is due, including those that fall due meanwhile, and settles when all are answered. */
  deliverDue: () => Promise<void>;
};

export function openDeliveries(store: DeliveryStore, endpoint: Endpoint): Deliveries {
  return {
    add: (id, body) => store.put({ id, body, attempts: 0, dueAt: endpoint.now() }),
    nextDue: () => store.nextDue(),
    deliverDue: () => deliverDue(store, endpoint),
  };
}

async function deliverDue(store: DeliveryStore, endpoint: Endpoint): Promise<void> {
  const underway = new Map<string, Promise<void>>();
  for (;;) {
    const next = store.firstDue(endpoint.now(), new Set(underway.keys()));
    if (!next && underway.size === 0) return;
    if (!next) {
      await settledOrTimedOut([...underway.values()]);
      continue;
    }
    const attempt = deliver(store, endpoint, next).finally(() => underway.delete(next.id));
    underway.set(next.id, attempt);
    await settledOrTimedOut([attempt]);
  }
}

/** Waits for the first attempt to end, but not for long. */
async function settledOrTimedOut(attempts: Promise<void>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, FIRST_ATTEMPT_MS);
  });
  await Promise.race([...attempts, timeout]);
  clearTimeout(timer);
}

async function deliver(store: DeliveryStore, endpoint: Endpoint, delivery: Delivery): Promise<void> {
  if (await isTaken(endpoint, delivery)) return store.remove(delivery.id);
  const wait = PAUSES[delivery.attempts];
  if (wait === undefined) return store.remove(delivery.id);
  store.put({ ...delivery, attempts: delivery.attempts + 1, dueAt: endpoint.now() + wait * 1000 });
}

async function isTaken({ url, sign, send, now }: Endpoint, { id, body }: Delivery): Promise<boolean> {
  const headers = await sign(id, body, Math.floor(now() / 1000));
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  try {
    const response = await send(request);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
