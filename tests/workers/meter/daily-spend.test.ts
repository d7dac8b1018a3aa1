import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { LogFields } from "#app/base/runtime/log.server.ts";
import { utcDayOf } from "#app/base/runtime/utc-day.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { asksTooOften, CALLS_COUNTED_AT_ONCE } from "#app/core/identity/session/call-limit.server.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { readerOf } from "#app/core/second-reading/open-reader.server.ts";
import { pauseOf, refreshSpend } from "#app/core/spend/pause.server.ts";
import { budgetOf, counterOf, dollarsOf, TOTAL } from "#app/core/spend/spend.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";
import { openAppContext } from "#workers/app-context.ts";
import { startTool } from "#workers/generation-run.ts";
import type { UsageMeter } from "#workers/usage-meter.ts";
import { deliver, handIn, rowOf } from "../analysis/analysis-parts.ts";
import { askWith } from "../outages/outage-env.ts";
import { NO_USE, spentOn } from "../research/literature-calls.ts";
import { freshWord, modelCalls, notesAbout, readerCalls, watchConsole } from "../sbar/note-calls.ts";
import { freshPerson, personWithPlan, TO_A_PAGE } from "../signed-in.ts";
import { fileAnalysis, meterFor, setClock } from "./usage-person.ts";

/** New bindings act as another isolate, which does not know what the previous one learned. */
const withSettings = (settings: Record<string, string>): Env => ({
  ...env,
  DAILY_SPEND: { getByName: (name: string) => env.DAILY_SPEND.getByName(name) } as Env["DAILY_SPEND"],
  ...settings,
});

function contextWith(settings: Record<string, string>) {
  const lines: [event: string, fields: LogFields | undefined][] = [];
  const app = openAppContext(withSettings(settings), {
    requestId: "test",
    timeZone: () => "UTC",
    waitUntil: () => {},
  });
  const log: AppContext["log"] = (_level, event, fields) => void lines.push([event, fields]);
  return { app: Object.assign(Object.create(app), { log }) as AppContext, lines };
}

/** A day on which only these tests spend: late reports of an earlier file's meters are for today. */
const QUIET_DAY = Date.UTC(2090, 0, 1, 12);

/** Charges one use of `tokens`, and passes the spend on from meter to counter to sum. */
async function spend(plan: "Basic" | "Premium", tokens: number, { at = QUIET_DAY, isCutOff = false } = {}) {
  const { stub, userId } = meterFor();
  await setClock(stub, () => at);
  await runInDurableObject(stub, (meter: UsageMeter) => {
    const command = fileAnalysis({ plan, perMinute: 10_000 });
    meter.reserve(command);
    const { reservationId } = command;
    const figures = { inputTokens: tokens, outputTokens: tokens, isCounted: !isCutOff, isCutOff };
    meter.commit({ reservationId, ...figures });
  });
  await runDurableObjectAlarm(stub);
  await runDurableObjectAlarm(env.DAILY_SPEND.getByName(counterOf(userId)));
}

const spentOnDay = (at: number) => env.DAILY_SPEND.getByName(TOTAL).spent({ day: utcDayOf(at) });

async function startAs(tool: string, input: unknown, settings: Record<string, string>) {
  const { app, lines } = contextWith(settings);
  const { userId, sessionId } = freshPerson();
  const person: Person = { userId, sessionId, plan: "Basic", isUnlimited: false, lastActiveAt: 0, readAt: 0 };
  const asking = {
    app,
    person,
    caller: new AbortController().signal,
    key: crypto.randomUUID(),
    noteId: null,
  };
  const run = async () => {
    const events: { type: string; [name: string]: unknown }[] = [];
    for await (const event of await startTool(tool, asking, input)) events.push(event as never);
    return events.at(-1);
  };
  return { run, person, lines };
}

test("What the model took is added up by plan over all counters, forgiven answers too", async () => {
  for (let times = 0; times < 4; times++) await spend("Basic", 100);
  await spend("Premium", 7);
  await spend("Premium", 3, { isCutOff: true });
  const spends = await spentOnDay(QUIET_DAY);
  expect(spends.map(({ plan, inputTokens }) => [plan, inputTokens]).toSorted()).toEqual([
    ["Basic", 400],
    ["Premium", 10],
  ]);
  expect(await spentOnDay(Date.UTC(2020, 0, 1))).toEqual([]);
});

test("A counter that cannot be reached gets the report later, once", async () => {
  const { stub, userId } = meterFor();
  const dayAfter = QUIET_DAY + 24 * 60 * 60_000;
  await setClock(stub, () => dayAfter);
  await runInDurableObject(stub, async (meter: UsageMeter) => {
    const tell = meter.tellSpend;
    meter.log = () => {};
    meter.tellSpend = () => Promise.reject(new Error("Away."));
    const command = fileAnalysis({ plan: "Enterprise" });
    meter.reserve(command);
    meter.commit({ reservationId: command.reservationId, inputTokens: 11, outputTokens: 1, isCounted: true });
    await meter.alarm();
    meter.tellSpend = tell;
  });
  await runDurableObjectAlarm(stub);
  await runDurableObjectAlarm(stub);
  await runDurableObjectAlarm(env.DAILY_SPEND.getByName(counterOf(userId)));
  expect(await spentOnDay(dayAfter)).toMatchObject([{ plan: "Enterprise", inputTokens: 11 }]);
});

test("A plan whose budget is spent is paused, is logged once, and no other plan is", async () => {
  await spend("Basic", 1_000_000, { at: Date.now() });
  const { app, lines } = contextWith({ DAILY_BUDGETS: "Basic:15,Premium:500" });
  expect(pauseOf(app, "Basic")).toBeNull();
  await refreshSpend(app);
  await refreshSpend(app);
  expect([pauseOf(app, "Basic"), pauseOf(app, "Premium"), pauseOf(app, null)]).toEqual([
    "over_budget",
    null,
    null,
  ]);
  expect(lines).toEqual([["budget.spent", { code: "Basic" }]]);
  const tomorrow = { env: app.env, now: () => Date.now() + 24 * 60 * 60_000 };
  expect(pauseOf(tomorrow, "Basic")).toBeNull();
});

test("Totals that cannot be read hold nobody up", async () => {
  const { app, lines } = contextWith({ DAILY_BUDGETS: "Basic:1" });
  const DAILY_SPEND = { getByName: () => ({ spent: () => Promise.reject(new Error("Away.")) }) };
  const asked = {
    now: app.now,
    env: { ...app.env, DAILY_SPEND: DAILY_SPEND as unknown as Env["DAILY_SPEND"] },
    log: app.log,
  };
  await refreshSpend(asked);
  expect(pauseOf(asked, "Basic")).toBeNull();
  expect(lines.map(([event]) => event)).toEqual(["budget.unreadable"]);
});

test.each([
  ["sbar", "sbar"],
  ["nanda", "nanda"],
] as const)("While the model is switched off, %s says so and costs nothing", async (tool, feature) => {
  const word = freshWord();
  const input =
    tool === "sbar" ? sbar.toInput({ description: notesAbout(word) }, new Headers()) : notesAbout(word);
  const { run, person, lines } = await startAs(tool, input, { MODEL_PAUSED: "all" });
  const refusal = { code: "model_paused", message: expect.stringContaining("What you typed is kept") };
  await expect(run()).rejects.toMatchObject(refusal);
  expect(await modelCalls(word)).toEqual([]);
  expect(lines).toContainEqual([`${tool}.paused`, { code: "paused" }]);
  expect(await spentOn(person, feature, "Basic")).toEqual(NO_USE);
});

test("While the model is switched off for a plan, research lists what it found and costs nothing", async () => {
  const question = "Do foam dressings prevent pressure ulcers?";
  const { run, person } = await startAs("research", question, { MODEL_PAUSED: "Free,Basic" });
  const done = await run();
  expect(done).toMatchObject({ type: "done" });
  expect(JSON.stringify(done)).toContain('"isExtracted":true');
  expect(await spentOn(person, "medical_research", "Basic")).toEqual(NO_USE);
});

test("A document of a paused plan fails in words, before it is read, and may be tried again", async () => {
  const message = await handIn("vitals.csv", "Name,BP\nA,120/80\n", { plan: "Basic" });
  const parse = () => Promise.reject(new Error("It must not be read."));
  expect(await deliver(message, { isPaused: async () => true, parse })).toBe("done");
  expect(await rowOf(message)).toMatchObject({ status: "failed", failureCode: "model-paused" });
});

test("Budgets and prices are read as they are written in the settings", () => {
  expect([
    budgetOf("Free:200,Basic:0.5", "Basic"),
    budgetOf("Free:200", "Basic"),
    budgetOf(undefined, "Free"),
  ]).toEqual([0.5, null, null]);
  expect(dollarsOf([{ plan: "Free", inputTokens: 2_000_000, outputTokens: 1_000_000 }], "Free", "3,15")).toBe(
    21,
  );
});

test("Too many calls of one kind of path are refused, a call in JSON and a page as a page; other paths go on", async () => {
  const person = await personWithPlan("Basic");
  const asked: string[] = [];
  const limit = async ({ key }: { key: string }) => {
    asked.push(key);
    return { success: !/ (notes|dashboard)$/.test(key) };
  };
  const bindings = { ...env, CALLS: { limit } } as unknown as Env;
  // Everything within one minute.
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
  onTestFinished(() => clock.mockRestore());
  const app = openAppContext(bindings, { requestId: "test", timeZone: () => "UTC", waitUntil: () => {} });
  for (const path of ["/api/notes", "/dashboard"])
    for (let calls = 1; calls < CALLS_COUNTED_AT_ONCE; calls++)
      expect(await asksTooOften(app, new Request(`http://localhost${path}`), person.userId)).toBe(false);
  expect(asked).toEqual([]);
  const call = await askWith(bindings, person, "/api/notes");
  expect([call.status, call.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await call.json()).toMatchObject({ code: "rate_limited" });
  const page = await askWith(bindings, person, "/dashboard", { headers: TO_A_PAGE });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain("Too many requests. Please wait a moment and try again.");
  expect((await askWith(bindings, person, "/api/work/sbar")).status).toBe(200);
  expect(asked).toEqual([`${person.userId} notes`, `${person.userId} dashboard`]);
  // Refused until the counter is asked again, at the tenth call from here.
  for (let calls = 1; calls < CALLS_COUNTED_AT_ONCE; calls++)
    expect(await asksTooOften(app, new Request("http://localhost/api/notes"), person.userId)).toBe(true);
  expect(asked).toHaveLength(2);
  watchConsole();
  const broken = { ...env, CALLS: { limit: () => Promise.reject(new Error("Away.")) } } as unknown as Env;
  expect((await askWith(broken, person, "/api/notes")).status).toBe(200);
  clock.mockReturnValue(Date.now() + 60_000);
  expect((await askWith(bindings, person, "/api/notes")).status).toBe(200);
});

test("What a second reader takes counts towards the plan's day, and nothing where there is none", async () => {
  const day = Date.UTC(2090, 5, 1, 12);
  const { userId } = await freshPerson();
  const person = { userId, plan: "Basic" } as Person;
  const told: Promise<unknown>[] = [];
  const { app } = contextWith({});
  Object.assign(app, { now: () => day, waitUntil: (work: Promise<unknown>) => void told.push(work) });
  const pseudonymizer = openPseudonymizer([]);
  const hidden = [{ name: "nurseNotes", label: "Nurse's Notes", text: "Slept on and off." }];
  const reader = readerOf(app, person)?.({ hidden, pseudonymizer, signal: new AbortController().signal });
  reader?.add(0, "Sleep was broken.");
  await reader?.readings();
  await Promise.all(told);
  await runDurableObjectAlarm(env.DAILY_SPEND.getByName(counterOf(userId)));
  expect(await spentOnDay(day)).toEqual([
    {
      plan: "Basic",
      inputTokens: expect.toSatisfy((tokens) => tokens > 5),
      outputTokens: expect.any(Number),
    },
  ]);
  expect(readerOf(contextWith({ SECOND_READER_MODEL: "off" }).app, person)).toBeNull();
});

test("No second reader is asked while its plan is paused", async () => {
  const word = freshWord();
  const { app, lines } = contextWith({ MODEL_PAUSED: "Basic" });
  const person = { userId: (await freshPerson()).userId, plan: "Basic" } as Person;
  const hidden = [{ name: "nurseNotes", label: "Nurse's Notes", text: word }];
  const asked = { hidden, pseudonymizer: openPseudonymizer([]), signal: new AbortController().signal };
  const reader = readerOf(app, person)?.(asked);
  reader?.add(0, "Sleep was broken.");
  expect((await reader?.readings())?.size).toBe(0);
  expect(await readerCalls(word)).toEqual([]);
  expect(lines.map(([event]) => event)).toEqual(["second_reading.failed"]);
});
