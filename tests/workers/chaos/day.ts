import { vi } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { openRandom } from "#scripts/scorecard/random.ts";
import { database } from "../databases.ts";
import { finish, judge, settleDown } from "./after.ts";
import { openClock, openDeliveries } from "./deliveries.ts";
import { injectFaults } from "./fault-injection.ts";
import { generate, HABITS, type Life, leave, live, newMemory, TOOLS } from "./nurse.ts";
import { newNurse, type Tally } from "./visits.ts";
import { openWeather, pause } from "./weather.ts";

type Day = {
  seed: number;
  people: number;
  /** How long each person works, in milliseconds; */
  dayMs?: number;
  /** or how many steps each makes, with the weather changing by number of calls. */
  steps?: number;
  /** Called with what is happening. */
  tell?(what: string): void;
};

/** Whether a person deletes her account at the end of the day. */
const isLeaver = (index: number) => index % 5 === 4;

/**
 * Lets people work while everything fails, clears the weather, lets all of it finish and settle, and judges the result.
 * @returns each broken promise with its number of occurrences, and figures of the day
 */
export async function inBadWeather({ seed, people, dayMs = 0, steps: most, tell = () => {} }: Day) {
  const begun = performance.now();
  const say = (what: string) => tell(`${Math.round((performance.now() - begun) / 1_000)} s: ${what}`);
  const log = listen();
  const clock = openClock();
  const weather = openWeather(seed, most ? "by questions" : "by seconds");
  const findings: string[] = [];
  const tally: Tally = {};
  const lives: Life[] = Array.from({ length: people }, (_, index) => ({
    findings,
    tally,
    nurse: newNurse(),
    memory: newMemory(),
    random: openRandom(seed * 1_000 + index),
    others: () => lives,
  }));
  await Promise.all(lives.map(({ nurse }, index) => known(nurse.userId, index % 2 === 0)));
  const deliveries = openDeliveries(
    openRandom(seed + 5),
    findings,
    new Set(lives.map(({ nurse }) => nurse.userId)),
  );
  if (!most)
    await warmUp({ ...(lives[0] as Life), nurse: newNurse(), memory: newMemory(), random: openRandom(seed) });
  const end = injectFaults(weather, deliveries.hand);
  let steps = 0;
  let isDay = true;
  const allDay = async (work: () => Promise<void> | void, everyMs: number) => {
    for (; isDay; await pause(everyMs)) await work();
  };
  const platform = Promise.all([allDay(deliveries.beginDue, 300), allDay(deliveries.webhooks, 1_000)]);
  const until = performance.now() + dayMs;
  try {
    say("the weather turns");
    await Promise.all(
      lives.map(async (life, index) => {
        for (let own = 0; most ? own < most : performance.now() < until; own++) {
          await live(life);
          steps += 1;
          if (!most) await pause(life.random.integer(100, 1_200));
        }
        for (let times = 0; isLeaver(index) && times < 20 && !life.nurse.isGone; times++) {
          await leave(life);
          await pause(300);
        }
      }),
    );
    weather.clear();
    // On a short walk, retries within a minute are not awaited.
    if (most) clock.forward(60_000);
    say("the weather clears, what was begun is finished");
    await Promise.all(lives.map((life) => finish(life, most ? "short" : "a while")));
    isDay = false;
    await platform;
    say("everything settles down");
    findings.push(...(await settleDown(lives, deliveries, clock)));
    say("it is judged");
    await Promise.all(
      lives.map((life) =>
        judge(life).catch((error: unknown) => void findings.push(`It could not be judged: ${String(error)}`)),
      ),
    );
    // Uses that could not be charged at all are logged, and only those may be missing.
    const unpaid = lives.reduce((total, { memory }) => total + memory.unpaid, 0);
    if (unpaid > log.notCounted())
      findings.push(`${unpaid} answers were not charged, ${log.notCounted()} by the log`);
  } finally {
    isDay = false;
    end();
    clock.end();
    log.end();
  }
  const counted = Object.entries(Object.groupBy(findings, (finding) => finding)).map(
    ([finding, all]) => `${all?.length} × ${finding}`,
  );
  const events = await deliveries.events();
  const figures = { seed, people, steps, ...figuresOf(lives, tally), events, faults: weather.counts };
  return { figures: { ...figures, unforeseen: log.unforeseen(), findings: counted }, findings: counted };
}

const known = (userId: string, isUnlimited: boolean) =>
  database.insert(customers).values({
    userId,
    plan: "Free",
    planChosenAt: Date.now(),
    ...(isUnlimited ? { unlimitedSince: Date.now() } : {}),
  });

/** Does everything once in calm weather, so that lazy modules are loaded. */
async function warmUp(life: Life): Promise<void> {
  await known(life.nurse.userId, true);
  for (const habit of new Set(HABITS)) await habit(life);
  for (const tool of TOOLS) await generate(life, tool);
  await leave(life);
}

/** Silences the log, and collects unexpected failures with their causes, which only the log has. */
function listen() {
  const unforeseen = new Set<string>();
  let notCounted = 0;
  const spies = (["log", "info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      if (String(line).includes('"usage_not_counted"')) notCounted += 1;
      if (/"code":"unexpected"|request\.failed|on behalf of/.test(String(line)))
        unforeseen.add(String(line).replace(/"requestId":"[^"]*",/, ""));
    }),
  );
  return {
    unforeseen: () => [...unforeseen],
    notCounted: () => notCounted,
    end: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

function figuresOf(lives: readonly Life[], tally: Tally) {
  const sum = (of: (life: Life) => number) => lives.reduce((total, life) => total + of(life), 0);
  return {
    answers: tally,
    asked: sum(({ memory }) => memory.asked.length),
    answered: sum(({ memory }) => memory.asked.filter(({ isDone }) => isDone).length),
    charged: sum(({ memory }) => memory.asked.filter(({ isCharged }) => isCharged).length),
    documents: sum(({ memory }) => memory.documents.length),
    analysed: sum(({ memory }) => memory.analysed),
    ...questionsOf(lives),
    uncharged: sum(({ memory }) => memory.unpaid),
    packs: sum(({ memory }) => memory.paid.packs),
    plans: sum(({ memory }) => (memory.paid.plan ? 1 : 0)),
    deleted: lives.filter(({ nurse }) => nurse.isGone).length,
  };
}

function questionsOf(lives: readonly Life[]) {
  const questions = lives.flatMap(({ memory }) => memory.asked.filter(({ documentId }) => documentId));
  const answered = questions.filter(({ isDone }) => isDone);
  const written = answered.filter(({ isCharged }) => isCharged);
  return {
    questions: questions.length,
    questionsAnswered: answered.length,
    questionsWritten: written.length,
  };
}
