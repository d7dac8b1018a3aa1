import { env } from "cloudflare:test";
import { openRandom, type Random } from "#scripts/scorecard/random.ts";

/** What fails: bindings of the Worker and of its Durable Objects, and the providers behind `fetch`. */
export const PARTS = [
  "database",
  "bucket",
  "queue",
  "meter",
  "identity",
  "payments",
  "model",
  "literature",
] as const;
export type Part = (typeof PARTS)[number];

/** How a part is for some seconds; each draws its faults at this rate. */
const MOODS = {
  calm: { rate: 0, kinds: [] },
  shaky: { rate: 0.15, kinds: ["fails", "fails after", "slow", "nonsense"] },
  slow: { rate: 0.5, kinds: ["slow"] },
  stalled: { rate: 0.6, kinds: ["stalls"] },
  nonsense: { rate: 0.5, kinds: ["nonsense"] },
  down: { rate: 1, kinds: ["fails"] },
} as const;

type Fault = "fails" | "fails after" | "slow" | "stalls" | "nonsense";
type Mood = keyof typeof MOODS;

/** Calm half of the time, else one of the others. */
const DRAWN: readonly Mood[] = [
  "calm",
  "calm",
  "calm",
  "calm",
  "shaky",
  "shaky",
  "slow",
  "stalled",
  "nonsense",
  "down",
];

const MOOD_MS = 4_000;
const SLOW_MS = 400;
/** Longer than anybody waits for a database or a meter. */
const STALL_MS = 5_000;

export type Weather = {
  /** Does the work in the weather of the part. */
  through<T>(part: Part, work: () => Promise<T>, nonsense?: () => Promise<T>): Promise<T>;
  /** Nothing fails any more. */
  clear(): void;
  /** Faults by part and kind. */
  counts: Record<string, number>;
};

/** The same seed gives each part the same moods, one after the other. */
export function openWeather(seed: number): Weather {
  const begun = Date.now();
  const drawing = openRandom(seed ^ 0x5eed);
  const counts: Record<string, number> = {};
  let isClear = false;
  const moodOf = (part: Part): Mood => {
    const slot = Math.floor((Date.now() - begun) / MOOD_MS);
    return openRandom(seed * 1_000_003 + PARTS.indexOf(part) * 7_919 + slot).pick(DRAWN);
  };
  return {
    counts,
    clear: () => {
      isClear = true;
    },
    async through(part, work, nonsense) {
      const { rate, kinds } = MOODS[isClear ? "calm" : moodOf(part)];
      if (kinds.length === 0 || !drawing.happens(rate)) return await work();
      const fault: Fault = drawing.pick(kinds as readonly Fault[]);
      const name = `${part} ${fault}`;
      counts[name] = (counts[name] ?? 0) + 1;
      if (fault === "slow") await pause(SLOW_MS);
      if (fault === "stalls") await pause(STALL_MS);
      if (fault === "nonsense" && nonsense) return await nonsense();
      if (fault === "slow") return await work();
      if (fault === "fails after" || (fault === "stalls" && drawing.happens(0.5))) await work();
      throw new Error(`Chaos: the ${part} ${fault}.`);
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Method = (...given: unknown[]) => unknown;
type Prototype = Record<string, Method>;

/** Replaces a method of a binding's class, which the whole isolate shares, its Durable Objects too. */
function wrap(target: object, name: string, by: (method: Method) => Method): () => void {
  const prototype = Object.getPrototypeOf(target) as Prototype;
  const method = prototype[name];
  if (!method) throw new Error(`No method ${name}.`);
  prototype[name] = by(method);
  return () => {
    prototype[name] = method;
  };
}

/** Methods of D1 that ask it something. */
const ASKING = ["all", "run", "raw", "first"];

/** A session whose questions go through the weather; statements are told apart from their wrappers for a batch. */
function weatheredSession(session: D1DatabaseSession, weather: Weather): D1DatabaseSession {
  const plain = new WeakMap<object, D1PreparedStatement>();
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const outer = new Proxy(statement, {
      get: (inner, name) => {
        const method = Reflect.get(inner, name) as Method;
        if (typeof method !== "function") return method;
        if (name === "bind")
          return (...given: unknown[]) => wrapped(method.apply(inner, given) as D1PreparedStatement);
        if (!ASKING.includes(String(name))) return method.bind(inner);
        return (...given: unknown[]) =>
          weather.through("database", async () => await method.apply(inner, given), broken);
      },
    });
    plain.set(outer, statement);
    return outer;
  };
  return {
    prepare: (query: string) => wrapped(session.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      weather.through(
        "database",
        () => session.batch(statements.map((one) => plain.get(one) ?? one)),
        broken,
      ),
    getBookmark: () => session.getBookmark(),
  } as D1DatabaseSession;
}

/** What a part says that has lost its mind, and that no rule of ours foresees. */
const broken = () => Promise.reject("<html>502 Bad Gateway</html>");

const BUCKET = ["head", "get", "put", "delete", "list"];

/** Part of the internet by host. */
const HOSTS: Record<string, Part> = {
  "clerk.test": "identity",
  "stripe.test": "payments",
  "api.anthropic.com": "model",
  "literature.test": "literature",
  "www.ebi.ac.uk": "literature",
  "eutils.ncbi.nlm.nih.gov": "literature",
};
/** The header of calls that the driver makes itself: as a person at the provider's own page, or to look. */
export const CALM = "x-chaos-calm";

const underlying = globalThis.fetch.bind(globalThis);
let current: Weather | null = null;
// In place before anything binds it, as Clerk's package does when it loads.
globalThis.fetch = (input: unknown, init?: unknown) => {
  const request = new Request(input as unknown as string, init as RequestInit) as unknown as Request;
  const part = HOSTS[new URL(request.url).hostname];
  if (!current || !part || request.headers.has(CALM)) return underlying(request);
  const weather = current;
  return weather.through(
    part,
    async () => torn(await underlying(request as unknown as string), weather, part),
    async () => nonsenseOf(drawn),
  );
};
const drawn: Random = openRandom(77);

const NONSENSE: readonly (() => Response)[] = [
  () =>
    new Response("<html><body>Bad gateway</body></html>", {
      status: 502,
      headers: { "Content-Type": "text/html" },
    }),
  () =>
    new Response("<html><body>Welcome to the hotel's network</body></html>", {
      headers: { "Content-Type": "text/html" },
    }),
  () => Response.json({}),
  () => Response.json([null]),
  () => new Response('{"id":"', { headers: { "Content-Type": "application/json" } }),
  () => new Response("", { status: 200 }),
  () => Response.json({ error: { type: "rate_limit_error", message: "slow down" } }, { status: 429 }),
];
const nonsenseOf = (random: Random): Response => random.pick(NONSENSE)();

/** A stream of the model that breaks off on its way, now and then. */
function torn(answer: Response, weather: Weather, part: Part): Response {
  const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
  if (!answer.body || !isStream || !drawn.happens(0.08)) return answer;
  weather.counts[`${part} breaks off`] = (weather.counts[`${part} breaks off`] ?? 0) + 1;
  let left = drawn.integer(1, 12);
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= 1;
      if (left < 0) controller.error(new Error("Chaos: the stream breaks off."));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(cut), answer);
}

/** Documents that wait for their analysis; the driver delivers them, as the other Worker's queue would. */
export type Handed = (message: unknown) => void;

/** Lets the weather in. @returns what ends it, and puts everything back */
export function letIn(weather: Weather, handed: Handed): () => void {
  current = weather;
  const undo = [
    wrap(
      env.DB,
      "withSession",
      (method) =>
        function (this: unknown, ...given) {
          return weatheredSession(method.apply(this, given) as D1DatabaseSession, weather);
        },
    ),
    ...BUCKET.map((name) =>
      wrap(
        env.DOCUMENTS,
        name,
        (method) =>
          function (this: unknown, ...given) {
            return weather.through("bucket", async () => await method.apply(this, given), broken);
          },
      ),
    ),
    wrap(
      env.DOCUMENT_QUEUE,
      "send",
      (method) =>
        function (this: unknown, body, ...given) {
          return weather.through(
            "queue",
            async () => {
              if (body !== null && typeof body === "object" && "documentId" in body)
                handed(structuredClone(body));
              else await method.call(this, body, ...given);
            },
            broken,
          );
        },
    ),
    wrap(
      env.DOCUMENT_QUEUE,
      "sendBatch",
      (method) =>
        function (this: unknown, ...given) {
          return weather.through("queue", async () => await method.apply(this, given), broken);
        },
    ),
    wrap(
      env.USAGE_METER,
      "getByName",
      (method) =>
        function (this: unknown, ...given) {
          const stub = method.apply(this, given) as object;
          return this === env.USAGE_METER ? weatheredStub(stub, weather) : stub;
        },
    ),
  ];
  return () => {
    current = null;
    for (const one of undo) one();
  };
}

function weatheredStub(stub: object, weather: Weather): object {
  const calls = stub as Record<string, Method>;
  return new Proxy(stub, {
    get: (_, name) => {
      // A stub takes any name for one of the object's, `apply` too: what is called is called on it.
      const call = async (...given: unknown[]) => await calls[String(name)]?.(...given);
      return (...given: unknown[]) => weather.through("meter", () => call(...given), broken);
    },
  });
}
