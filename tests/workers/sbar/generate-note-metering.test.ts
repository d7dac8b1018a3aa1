import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { AppError } from "#app/base/http/errors.ts";
import type { Log } from "#app/base/runtime/log.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { admitUse } from "#app/core/generation/admission.server.ts";
import type { DraftUsage } from "#app/core/generation/define-generation.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { checkedNote } from "#tests/unit/generation/drafting.ts";
import productionConfig from "/wrangler.toml?raw";
import { databaseOf } from "../databases.ts";
import { fileAnalysis, MINUTE, setClock } from "../meter/usage-person.ts";
import { freshPerson, personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  envWith,
  freshWord,
  haveWritten,
  metersWithout,
  modelCalls,
  NOTHING_SPENT,
  noteBody,
  notesAbout,
  postNote,
  spentBy,
  stopNote,
  watchConsole,
} from "./note-calls.ts";

test("A note counts one use and the tokens that the model says it took, of both kinds [USE-01]", async () => {
  const person = await personWithPlan();
  const answers: NoteAnswer[] = [];
  for (const more of ["", "Will notify the physician. Family updated at bedside."])
    answers.push(await (await postNote(person, noteBody(notesAbout(freshWord(), more)))).json());
  const sum = (kind: "input_tokens" | "output_tokens") =>
    answers.reduce((total, { usage }) => total + usage[kind], 0);
  expect(await spentBy(person)).toEqual({
    notes: 2,
    input: sum("input_tokens"),
    output: sum("output_tokens"),
    reserved: [0, 0, 0],
  });
  expect(answers[1]?.usage.input_tokens).toBeGreaterThan(answers[0]?.usage.input_tokens ?? 0);
  expect(answers[1]?.usage.output_tokens).toBeGreaterThan(answers[0]?.usage.output_tokens ?? 0);
});

test("One key is one run and one charge: whoever calls again with it gets the same answer", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const call = () => postNote(person, noteBody(notesAbout(word)), { headers });
  const answers = await Promise.all([1, 2, 3].map(async () => (await call()).json()));
  answers.push(await (await call()).json());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await modelCalls(word)).toHaveLength(1);
  expect(await spentBy(person)).toMatchObject({ notes: 1, reserved: [0, 0, 0] });
});

test("Of one key whose answer was lost each time, two repeats are free, and then it is refused in words, for a day: it is charged once", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const stub = env.USAGE_METER.getByName(person.userId);
  const seen: [number, number, number][] = [];
  for (const minutes of [0, 9, 11, 12, 60, 23 * 60]) {
    await setClock(stub, () => Date.now() + minutes * MINUTE);
    const { status } = await postNote(person, noteBody(notesAbout(word)), { headers });
    await stopNote(person, headers["Idempotency-Key"]);
    seen.push([minutes, status, (await spentBy(person)).notes]);
  }
  expect(seen).toEqual([
    [0, 200, 1],
    [9, 200, 1],
    [11, 200, 1],
    [12, 409, 1],
    [60, 409, 1],
    [23 * 60, 409, 1],
  ]);
  const refused = await postNote(person, noteBody(notesAbout(word)), { headers });
  expect(await refused.json()).toEqual({
    code: "key_used_up",
    error: expect.stringMatching(/three times.*count as a new use/),
  });
  expect(await modelCalls(word)).toHaveLength(3);
});

test("A charged key stands for its input for a day after it last came to something, and no longer", async () => {
  const person = await personWithPlan();
  const body = noteBody(notesAbout(freshWord()));
  const key = crypto.randomUUID();
  const write = async () => {
    await postNote(person, body, { headers: { "Idempotency-Key": key } });
    await stopNote(person, key);
  };
  await write();
  const stub = env.USAGE_METER.getByName(person.userId);
  await setClock(stub, () => Date.now() + 23 * 60 * MINUTE);
  await write();
  expect((await spentBy(person)).notes).toBe(1);
  await setClock(stub, () => Date.now() + 48 * 60 * MINUTE);
  await write();
  expect((await spentBy(person)).notes).toBe(2);
});

test("A key that comes with other notes is refused, whichever field differs, and nothing is asked or spent", async () => {
  const person = await personWithPlan();
  const [word, other] = [freshWord(), freshWord()];
  const headers = { "Idempotency-Key": "the same key" };
  expect((await postNote(person, noteBody(notesAbout(word)), { headers })).status).toBe(200);
  const before = await spentBy(person);
  const others = [
    noteBody(notesAbout(other)),
    noteBody(notesAbout(word), { vital_signs: `BP 99/54 ${other}` }),
    noteBody(notesAbout(word), { demographics: { age: "68", allergies: other } }),
  ];
  for (const body of others) {
    const answer = await postNote(person, body, { headers });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "key_reused" });
  }
  expect(await modelCalls(other)).toEqual([]);
  expect(await spentBy(person)).toEqual(before);
  const somebodyElse = await postNote(await personWithPlan(), noteBody(notesAbout(other)), { headers });
  expect(somebodyElse.status).toBe(200);
});

test("An empty key is no key: different notes that carry it are different notes", async () => {
  const person = await personWithPlan();
  const headers = { "Idempotency-Key": "" };
  for (let note = 0; note < 2; note++)
    expect((await postNote(person, noteBody(notesAbout(freshWord())), { headers })).status).toBe(200);
  expect((await spentBy(person)).notes).toBe(2);
});

async function expectLimitReached(person: TestPerson, plan?: "Free" | "Basic" | "Premium" | null) {
  const word = freshWord();
  const before = await spentBy(person);
  const answer = await postNote(person, noteBody(notesAbout(word)), plan === undefined ? {} : { plan });
  expect(answer.status).toBe(402);
  expect(await answer.json()).toEqual({
    error: "You have reached your monthly limit. Please upgrade to continue.",
    code: "limit_reached",
  });
  expect(await modelCalls(word)).toEqual([]);
  expect(await spentBy(person)).toEqual(before);
}

test.for([
  ["Free", 15],
  ["Basic", 30],
  ["Premium", 90],
] as const)(
  "On %s the last note of %i is written and the next is refused, whether the plan is in the cookie or only on record [USE-07] [OPEN-26]",
  async ([plan, limit]) => {
    for (const cookiePlan of [plan, null]) {
      const person = await personWithPlan(cookiePlan === null ? plan : "Free");
      await haveWritten(person, limit - 1);
      const last = await postNote(person, noteBody(notesAbout(freshWord())), { plan: cookiePlan });
      expect(last.status).toBe(200);
      await expectLimitReached(person, cookiePlan);
    }
  },
);

test("Somebody who has chosen no plan has Free's limits [USE-03]", async () => {
  const person = freshPerson();
  await haveWritten(person, 14);
  expect((await postNote(person, noteBody(notesAbout(freshWord())), { plan: null })).status).toBe(200);
  await expectLimitReached(person, null);
});

test("Either kind of token alone, used up, refuses the note [USE-02] [PLAN-37]", async () => {
  for (const used of [
    { inputTokens: 75_000, outputTokens: 0 },
    { inputTokens: 0, outputTokens: 35_000 },
  ]) {
    const person = await personWithPlan();
    await runInDurableObject(env.USAGE_METER.getByName(person.userId), (meter) => {
      const command = fileAnalysis();
      meter.reserve(command);
      meter.commit({ reservationId: command.reservationId, ...used, isCounted: false });
    });
    await expectLimitReached(person);
    const upgraded = await postNote(person, noteBody(notesAbout(freshWord())), { plan: "Basic" });
    expect(upgraded.status).toBe(200);
  }
});

test("One attempt too many in a minute is told when to try again, asks no model and costs nothing; every attempt counts", async () => {
  const person = await personWithPlan();
  const stub = env.USAGE_METER.getByName(person.userId);
  await runInDurableObject(stub, (meter) => {
    const refused = { ...fileAnalysis({ outputTokens: 36_000, leastOutputTokens: 36_000 }), perMinute: 1000 };
    for (let attempt = 0; attempt < 998; attempt++)
      meter.reserve({ ...refused, reservationId: crypto.randomUUID() });
  });
  const failing = await postNote(person, noteBody(notesAbout(freshWord(), "[[sandbox:refusal]]")));
  expect(failing.status).toBe(422);
  expect((await postNote(person, noteBody(notesAbout(freshWord())))).status).toBe(200);
  const before = await spentBy(person);
  const word = freshWord();
  const tooMany = await postNote(person, noteBody(notesAbout(word)));
  expect(tooMany.status).toBe(429);
  expect(await tooMany.json()).toMatchObject({
    code: "rate_limited",
    error: expect.stringMatching(/Please wait (?:a second|a minute|\d+ seconds) and try again\.$/),
  });
  const wait = Number(tooMany.headers.get("Retry-After"));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await modelCalls(word)).toEqual([]);
  expect(await spentBy(person)).toEqual(before);
  const start = Date.now();
  await setClock(stub, () => start + MINUTE);
  expect((await postNote(person, noteBody(notesAbout(word)))).status).toBe(200);
});

const [, perMinute = ""] = /^GENERATIONS_PER_MINUTE = "(\d+)"$/m.exec(productionConfig) ?? [];

test("As deployed, ten notes may be started in a minute, and the eleventh may not", async () => {
  const person = freshPerson();
  const tabs: string[] = [];
  for (let tab = 0; tab < 11; tab++)
    tabs.push(await writeInATab(person, envWith({ GENERATIONS_PER_MINUTE: perMinute })));
  expect(tabs).toEqual([...Array(10).fill("done"), "rate_limited"]);
});

test("A meter that cannot be reached lets the note pass, and it is counted afterwards [USE-05] [OPEN-15]", async () => {
  const person = freshPerson();
  const events: string[] = [];
  const outcome = await writeInATab(
    person,
    envWith({ USAGE_METER: metersWithout("reserve") }),
    (_level, event) => void events.push(event),
  );
  expect(outcome).toBe("done");
  expect(events).toEqual(["usage_check_failed_open"]);
  expect(await spentBy(person)).toEqual({ notes: 1, input: 3, output: 3, reserved: [0, 0, 0] });
});

const SOURCES = [{ name: "nurseNotes", label: "Nurse's Notes", text: "Pt resting." }];

/** A model that writes one statement. */
async function* draft(): AsyncGenerator<NoteDraft | DraftUsage> {
  const about = { index: 0, section: "situation", text: "Pt resting." } as const;
  yield { type: "text", ...about };
  await scheduler.wait(1);
  yield { type: "statement", ...about, quotes: ["Pt resting."], isSuggestion: false };
  yield { type: "usage", inputTokens: 3, outputTokens: 3, isFinal: true };
}

/** @returns the last event's type, or the code of the error */
async function writeInATab(person: TestPerson, appEnv = envWith({}), log: Log = () => {}): Promise<string> {
  const app = { env: appEnv, databaseOf, log, now: Date.now, timing: openTiming() };
  const FREE = { plan: "Free", isUnlimited: false } as const;
  const ask = {
    feature: "sbar",
    key: crypto.randomUUID(),
    input: "Pt resting.",
    inputTokens: 3,
    outputTokens: 100,
    leastOutputTokens: 1,
  } as const;
  try {
    const use = await admitUse(app, { ...person, ...FREE, lastActiveAt: 0, readAt: 0 }, ask);
    const signal = new AbortController().signal;
    const events = await Array.fromAsync(checkedNote({ draft, use }, SOURCES, signal));
    return events.at(-1)?.type ?? "nothing";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

test("Of two tabs that spend the last note at once exactly one gets it, 100 times of 100 [USE-07]", async () => {
  const rounds = Array.from({ length: 100 }, async () => {
    const person = freshPerson();
    await haveWritten(person, 14);
    const tabs = await Promise.all([writeInATab(person), writeInATab(person)]);
    return { tabs: tabs.sort(), notes: (await spentBy(person)).notes };
  });
  expect(await Promise.all(rounds)).toEqual(Array(100).fill({ tabs: ["done", "limit_reached"], notes: 15 }));
});

test("Through the whole Worker, too, the last note is written once", async () => {
  const logged = watchConsole();
  const failedOpen = () => logged.text().split("usage_check_failed_open").length;
  for (let round = 0, tries = 0; round < 5 && tries < 30; tries++) {
    const person = await personWithPlan();
    await haveWritten(person, 14);
    const before = failedOpen();
    const tabs = [1, 2, 3].map(() => postNote(person, noteBody(notesAbout(freshWord()))));
    const answers = await Promise.all(tabs);
    // If the machine is too busy for the meter to answer in time, everybody may write (USE-05).
    if (failedOpen() > before) continue;
    round++;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    expect(await spentBy(person)).toMatchObject({ notes: 15, reserved: [0, 0, 0] });
  }
});

test("A note that the meter has not admitted leaves it as it was", async () => {
  const person = await personWithPlan();
  await postNote(person, noteBody(" "));
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  expect(await env.USAGE_METER.getByName(person.userId).export()).toEqual({ state: null, pending: [] });
});
