import { env, runDurableObjectAlarm } from "cloudflare:test";
import type Stripe from "stripe";
import { expect, test, vi } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { consumeDocuments } from "#workers/analysis/consume.ts";
import type { AnalysisEnv } from "#workers/analysis/env.ts";
import { deliver as deliverDirectly, handIn as handInDirectly } from "../analysis/analysis-parts.ts";
import { deliver as deliverEvent } from "../billing/stripe-calls.ts";
import { finish, judge, settleDown, unhandledEvents } from "./after.ts";
import { database, generate, HABITS, type Life, leave, live, newMemory, TOOLS } from "./nurse.ts";
import { newNurse, type Tally } from "./visits.ts";
import { CALM, type Handed, letIn, openWeather } from "./weather.ts";

const { CHAOS_SEED, CHAOS_PEOPLE, CHAOS_MINUTES } = env as unknown as Record<string, string | undefined>;
const SEED = Number(CHAOS_SEED ?? 1);
const PEOPLE = Number(CHAOS_PEOPLE ?? 5);
const DAY_MS = Number(CHAOS_MINUTES ?? 0.25) * 60_000;
/** Who deletes her account at the end of the day. */
const isLeaver = (index: number) => index % 5 === 4;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The document queue and the provider's webhooks: what fails comes again, some of it twice. */
function openDeliveries(random: ReturnType<typeof openRandom>) {
  const waiting: unknown[] = [];
  const delivered = new Set<string>();
  const hand: Handed = (message) => {
    waiting.push(message);
    if (random.happens(0.2)) waiting.push(message);
  };
  const documents = async () => {
    await Promise.all(
      waiting.splice(0, 5).map(async (body) => {
        let isDone = false;
        const message = {
          id: crypto.randomUUID(),
          timestamp: new Date(),
          attempts: 1,
          body,
          ack: () => {
            isDone = true;
          },
          retry: () => {},
        };
        const batch = { queue: "nursegpt-documents", messages: [message], retryAll() {}, ackAll() {} };
        await consumeDocuments(batch as unknown as MessageBatch, env as unknown as AnalysisEnv).catch(
          () => {},
        );
        if (!isDone) waiting.push(body);
      }),
    );
    return waiting.length;
  };
  const webhooks = async () => {
    const answer = await fetch("http://stripe.test/v1/events?limit=100", {
      headers: { [CALM]: "1", Authorization: "Bearer sk_test_for_tests" },
    });
    const { data } = (await answer.json()) as { data: Stripe.Event[] };
    const due = data.filter(({ id }) => !delivered.has(id)).reverse();
    for (const event of due)
      if ((await deliverEvent(event)).ok && !random.happens(0.1)) delivered.add(event.id);
    return due.length;
  };
  return { hand, once: async () => (await documents()) + (await webhooks()) };
}

/**
 * One of everything in calm weather: what loads its modules with its first use has loaded them then. Under test two
 * objects that load the same one at the same time wait for each other.
 */
async function warmUp(life: Life): Promise<void> {
  await Promise.all([
    import("#workers/generation-tools.ts"),
    import("#app/core/usage/usage-history.server.ts"),
  ]);
  const { nurse } = life;
  await database
    .insert(customers)
    .values({ userId: nurse.userId, plan: "Free", planChosenAt: Date.now(), unlimitedSince: Date.now() });
  for (const habit of new Set(HABITS)) await habit(life);
  for (const tool of TOOLS) await generate(life, tool);
  const message = await handInDirectly("warm.csv", "Name,BP\nA,120/80\n", { userId: nurse.userId });
  await deliverDirectly(message);
  await runDurableObjectAlarm(env.USAGE_METER.getByName(nurse.userId));
  await leave(life);
}

test(`${PEOPLE} people work through bad weather: nothing is lost, nothing charged twice, nobody sees another's, every failure is told in words`, {
  timeout: DAY_MS * 2 + 600_000,
}, async () => {
  const say = console.error.bind(console);
  const tell = (what: string) =>
    CHAOS_PEOPLE && say(`${Math.round((Date.now() - until + DAY_MS) / 1000)} s: ${what}`);
  let until = 0;
  const silence = (["log", "info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      // What nobody foresaw, with the cause that only the log has.
      if (/"code":"unexpected"|request\.failed/.test(String(line))) unforeseen.push(String(line));
    }),
  );
  const weather = openWeather(SEED);
  const findings: string[] = [];
  const unforeseen: string[] = [];
  const tally: Tally = {};
  const lives: Life[] = Array.from({ length: PEOPLE }, (_, index) => ({
    findings,
    tally,
    nurse: newNurse(),
    memory: newMemory(),
    random: openRandom(SEED * 1_000 + index),
    others: () => lives,
  }));
  for (const [index, { nurse }] of lives.entries())
    await database.insert(customers).values({
      userId: nurse.userId,
      plan: "Free",
      planChosenAt: Date.now(),
      ...(index % 2 === 0 ? { unlimitedSince: Date.now() } : {}),
    });
  await warmUp({ ...(lives[0] as Life), nurse: newNurse(), memory: newMemory(), random: openRandom(SEED) });
  const deliveries = openDeliveries(openRandom(SEED + 5));
  until = Date.now() + DAY_MS;
  const end = letIn(weather, deliveries.hand);
  let steps = 0;
  let isDay = true;
  const deliveryService = (async () => {
    while (isDay) {
      await deliveries.once().catch((error: unknown) => findings.push(`A delivery broke: ${String(error)}`));
      await pause(500);
    }
  })();
  try {
    await Promise.all(
      lives.map(async (life, index) => {
        while (Date.now() < until) {
          await live(life);
          steps += 1;
          await pause(life.random.integer(100, 1_200));
        }
        for (let times = 0; isLeaver(index) && times < 20 && !life.nurse.isGone; times++) {
          await leave(life);
          await pause(300);
        }
      }),
    );
    tell("the weather clears");
    weather.clear();
    isDay = false;
    await deliveryService;
    tell("what was begun is finished");
    await Promise.all(lives.map((life) => finish(life)));
    tell("everything settles down");
    end();
    findings.push(...(await settleDown(lives, deliveries.once)));
  } finally {
    isDay = false;
    end();
  }
  tell("it is judged");
  for (const life of lives)
    await judge(life).catch((error: unknown) => findings.push(`It could not be judged: ${String(error)}`));
  const unhandled = await unhandledEvents();
  if (unhandled > 0) findings.push(`${unhandled} events of the payment provider are not handled`);
  const sum = (of: (life: Life) => number) => lives.reduce((total, life) => total + of(life), 0);
  const counted = Object.entries(Object.groupBy(findings, (finding) => finding)).map(
    ([finding, all]) => `${all?.length} × ${finding}`,
  );
  const figures = {
    seed: SEED,
    people: PEOPLE,
    minutes: DAY_MS / 60_000,
    steps,
    answers: tally,
    faults: weather.counts,
    unforeseen: [...new Set(unforeseen.map((line) => line.replace(/"requestId":"[^"]*",/, "")))],
    findings: counted,
    asked: sum(({ memory }) => memory.asked.length),
    answered: sum(({ memory }) => memory.asked.filter(({ isDone }) => isDone).length),
    charged: sum(({ memory }) => memory.asked.filter(({ isCharged }) => isCharged).length),
    documents: sum(({ memory }) => memory.documents.length),
    packs: sum(({ memory }) => memory.paid.packs),
    plans: sum(({ memory }) => (memory.paid.plan ? 1 : 0)),
    deleted: lives.filter(({ nurse }) => nurse.isGone).length,
  };
  for (const spy of silence) spy.mockRestore();
  if (CHAOS_PEOPLE) console.error(JSON.stringify(figures, null, 2));
  expect(counted).toEqual([]);
  expect(steps).toBeGreaterThan(PEOPLE);
});
