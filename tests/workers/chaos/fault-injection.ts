import { env } from "cloudflare:test";
import { openRandom, type Random } from "#scripts/scorecard/random.ts";
import { outside } from "../outside.ts";
import type { Part, Weather } from "./weather.ts";

type Method = (...given: unknown[]) => unknown;
type Prototype = Record<string, Method>;

/** Replaces a method of a binding's class, which the whole isolate shares, including its Durable Objects. */
function wrap(target: object, name: string, by: (method: Method) => Method): () => void {
  const prototype = Object.getPrototypeOf(target) as Prototype;
  const method = prototype[name];
  if (!method) throw new Error(`No method ${name}.`);
  prototype[name] = by(method);
  return () => {
    prototype[name] = method;
  };
}

/** Methods of D1 that run a query. */
const ASKING = ["all", "run", "raw", "first"];

/** A session whose queries go through the weather; a batch unwraps its statements. */
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

/** Nonsense from a part, which no rule of ours foresees. */
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
/** The header of the driver's own calls: as a person at the provider's own page, or to inspect. */
export const CALM = "x-chaos-calm";

const { underlying } = outside();

function letOutside(weather: Weather): () => void {
  outside().through = (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const part = HOSTS[new URL(request.url).hostname];
    if (!part || request.headers.has(CALM)) return underlying(request);
    return weather.through(
      part,
      async () => torn(await underlying(request), weather, part),
      async () => nonsenseOf(drawn),
    );
  };
  return () => {
    outside().through = null;
  };
}
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

/** A model stream that breaks off now and then. */
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

/** Receives what is sent to a queue: the driver delivers it, as the platform would. */
export type Handed = (body: unknown, delaySeconds: number) => void;

/** Makes parts fail as the weather says. @returns a function that ends it and restores everything */
export function injectFaults(weather: Weather, handed: Handed): () => void {
  type Sent = { body: unknown; delaySeconds?: number };
  const undo = [
    letOutside(weather),
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
    wrap(env.DOCUMENT_QUEUE, "send", () => (body, options) => {
      const { delaySeconds = 0 } = (options ?? {}) as Partial<Sent>;
      return weather.through("queue", async () => handed(structuredClone(body), delaySeconds), broken);
    }),
    wrap(env.DOCUMENT_QUEUE, "sendBatch", () => (messages) => {
      const sent = messages as Sent[];
      const hand = async () => {
        for (const { body, delaySeconds = 0 } of sent) handed(structuredClone(body), delaySeconds);
      };
      return weather.through("queue", hand, broken);
    }),
    wrap(
      env.USAGE_METER,
      "getByName",
      (method) =>
        function (this: unknown, ...given) {
          const stub = method.apply(this, given) as object;
          const part = PART_OF_OBJECT.get(this as object);
          return part && !weather.isClear() ? weatheredStub(stub, weather, part) : stub;
        },
    ),
  ];
  return () => {
    for (const one of undo) one();
  };
}

/** Namespaces share their class; a generation's own object counts as the server's process, not as a separate part. */
const PART_OF_OBJECT = new Map<object, Part>([
  [env.USAGE_METER, "meter"],
  [env.PERSON_RECORD, "record"],
]);

function weatheredStub(stub: object, weather: Weather, part: Part): object {
  const calls = stub as Record<string, Method>;
  return new Proxy(stub, {
    get: (_, name) => {
      // A stub takes any name for a method of the object, even `apply`, so methods are called on it directly.
      const call = async (...given: unknown[]) => await calls[String(name)]?.(...given);
      return (...given: unknown[]) => weather.through(part, () => call(...given), broken);
    },
  });
}
