import { createScheduledController, env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/base/data/database.server.ts";
import { openDrafts } from "#app/core/identity/drafts/drafts.server.ts";
import { exportPerson } from "#app/core/identity/personal-data.server.ts";
import worker from "#workers/app.ts";
import { freshWord, watchConsole } from "../sbar/note-calls.ts";
import { ask, freshPerson, ORIGIN, personWithPlan, type TestPerson } from "../signed-in.ts";

const DAY = 24 * 60 * 60 * 1000;
const PATH = "/api/session/draft?form=sbar";

const report = (person: TestPerson, body: unknown) =>
  ask(person, "/api/session/activity", { method: "POST", body });

async function save(person: TestPerson, text: string | null) {
  expect((await report(person, { idleMs: 0, draft: { form: "sbar", text } })).status).toBe(204);
}

async function read(person: TestPerson): Promise<string | null> {
  const response = await ask(person, PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return ((await response.json()) as { text: string | null }).text;
}

type Row = { user_id: string; form: string; sealed: string; saved_at: number };

async function rowsOf({ userId }: TestPerson): Promise<Row[]> {
  const rows = await env.DB.prepare("SELECT * FROM drafts WHERE user_id = ?").bind(userId).all<Row>();
  return rows.results;
}

const agedTo = (person: TestPerson, age: number) =>
  env.DB.prepare("UPDATE drafts SET saved_at = ? WHERE user_id = ?")
    .bind(Date.now() - age, person.userId)
    .run();

test("A draft comes with the report that the person is there, and is given back as it was", async () => {
  const person = await personWithPlan();
  expect(await read(person)).toBeNull();
  const text = JSON.stringify({
    nurseNotes: `${freshWord()}\n"36,8 °C" 😮‍💨`,
    vitalSigns: "",
    demographics: {},
  });
  await save(person, text);
  expect(await read(person)).toBe(text);
});

test("Each form has a draft of its own", async () => {
  const person = await personWithPlan();
  await save(person, "an SBAR form");
  const text = `RR 30 ${freshWord()}`;
  expect((await report(person, { idleMs: 0, draft: { form: "nanda", text } })).status).toBe(204);
  const path = "/api/session/draft?form=nanda";
  expect(await (await ask(person, path)).json()).toEqual({ text, savedAt: expect.any(Number) });
  expect(await read(person)).toBe("an SBAR form");
  expect((await ask(person, path, { method: "DELETE" })).status).toBe(204);
  expect(await (await ask(person, path)).json()).toEqual({ text: null, savedAt: null });
  expect(await read(person)).toBe("an SBAR form");
});

test("What is stored holds no word of the draft, and is not the same twice", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const text = `Margaret Ellis, ${freshWord()}, chest pain`;
  await save(person, text);
  await save(other, text);
  const [[row], [otherRow]] = [await rowsOf(person), await rowsOf(other)];
  const stored = JSON.stringify(row) + atob(row?.sealed ?? "");
  for (const word of text.split(/\W+/)) expect(stored).not.toContain(word);
  expect(row?.sealed.length).toBeGreaterThan(text.length);
  expect(otherRow?.sealed).not.toBe(row?.sealed);
});

test("There is one draft for a person and form: a later one replaces it", async () => {
  const person = await personWithPlan();
  for (const text of ["first", "second", "third"]) await save(person, text);
  expect(await rowsOf(person)).toHaveLength(1);
  expect(await read(person)).toBe("third");
});

test("Reporting an emptied form deletes the draft, and so does DELETE; either may be repeated", async () => {
  const person = await personWithPlan();
  for (const forget of [
    () => save(person, null),
    async () => expect((await ask(person, PATH, { method: "DELETE" })).status).toBe(204),
  ]) {
    await save(person, "Pt resting.");
    for (let time = 0; time < 2; time++) {
      await forget();
      expect(await rowsOf(person)).toEqual([]);
      expect(await read(person)).toBeNull();
    }
  }
});

test("Forgetting the draft of one moment leaves alone what was saved after it", async () => {
  const person = await personWithPlan();
  const forget = async (savedAt: number) =>
    expect((await ask(person, `${PATH}&savedAt=${savedAt}`, { method: "DELETE" })).status).toBe(204);
  await save(person, "Pt resting.");
  const { savedAt } = (await (await ask(person, PATH)).json()) as { savedAt: number };
  await forget(savedAt - 1);
  expect(await read(person)).toBe("Pt resting.");
  await forget(savedAt);
  expect(await read(person)).toBeNull();
});

test("A report without a draft leaves the saved one alone", async () => {
  const person = await personWithPlan();
  await save(person, "Pt resting.");
  expect((await report(person, { idleMs: 1_000 })).status).toBe(204);
  expect(await read(person)).toBe("Pt resting.");
});

test("A draft is given for 24 hours and never afterwards, also while it is not swept yet", async () => {
  const person = await personWithPlan();
  await save(person, "Pt resting.");
  await agedTo(person, DAY - 10_000);
  expect(await read(person)).toBe("Pt resting.");
  await agedTo(person, DAY + 1);
  expect(await read(person)).toBeNull();
  expect(await rowsOf(person)).toHaveLength(1);

  const saved = 1_000_000;
  const at = (now: number) => openDrafts(openDatabase(env.DB), env.DRAFT_KEY, () => now);
  await at(saved).save(person.userId, "sbar", "Pt resting.");
  expect(await at(saved + DAY).read(person.userId, "sbar")).toEqual({ text: "Pt resting.", savedAt: saved });
  expect(await at(saved + DAY + 1).read(person.userId, "sbar")).toBeNull();
});

test("The hourly sweep deletes what is older than 24 hours and nothing else", async () => {
  watchConsole();
  const [old, young] = [await personWithPlan(), await personWithPlan()];
  await save(old, "Pt resting.");
  await save(young, "Pt walking.");
  await agedTo(old, DAY + 1_000);
  await agedTo(young, DAY - 60_000);
  for (let time = 0; time < 2; time++) {
    await worker.scheduled(createScheduledController({ cron: "0 * * * *" }), env as Env);
    await expect.poll(() => rowsOf(old)).toEqual([]);
    expect(await read(young)).toBe("Pt walking.");
  }
});

test("Nobody else reads, replaces or deletes a draft, by whatever name they call themselves", async () => {
  const [person, thief] = [await personWithPlan(), await personWithPlan()];
  await save(person, "Pt resting.");
  expect(await read(thief)).toBeNull();
  for (const query of [
    `userId=${person.userId}`,
    `user_id=${person.userId}`,
    `customerId=${person.userId}`,
  ]) {
    const answer = await ask(thief, `${PATH}&${query}`);
    expect(await answer.json()).toEqual({ text: null, savedAt: null });
  }
  for (const method of ["GET", "DELETE"]) {
    const answer = await ask(thief, PATH, { method, headers: { "X-Customer-ID": person.userId } });
    expect(answer.status).toBe(403);
  }
  await ask(thief, PATH, { method: "DELETE" });
  await report(thief, {
    userId: person.userId,
    draft: { form: "sbar", text: "mine", userId: person.userId },
  });
  expect(await read(person)).toBe("Pt resting.");
  expect(await read(thief)).toBe("mine");
  expect(
    JSON.stringify(
      await exportPerson({ database: openDatabase(env.DB), draftKey: env.DRAFT_KEY }, thief.userId),
    ),
  ).not.toContain(person.userId);
});

test("A row that was copied to somebody else in the database does not open", async () => {
  const [person, thief] = [await personWithPlan(), await personWithPlan()];
  await save(person, "Pt resting.");
  await env.DB.prepare(
    "INSERT INTO drafts (user_id, form, sealed, saved_at) SELECT ?, form, sealed, saved_at FROM drafts WHERE user_id = ?",
  )
    .bind(thief.userId, person.userId)
    .run();
  expect(await rowsOf(thief)).toHaveLength(1);
  expect(await read(thief)).toBeNull();
});

test("Without a session there is no draft to read, save or delete", async () => {
  const idle = { idleMs: 400_000 };
  const person = await personWithPlan();
  await save(person, "Pt resting.");
  const draft = { form: "sbar", text: "changed" };
  const attempts = [
    exports.default.fetch(`${ORIGIN}${PATH}`),
    ask(freshPerson("ended"), PATH, { cookies: { ageSeconds: 70 } }),
    ask(person, PATH, { cookies: idle }),
    ask(person, PATH, { method: "DELETE", cookies: idle }),
    ask(person, "/api/session/activity", { method: "POST", body: { draft }, cookies: idle }),
  ];
  for (const attempt of attempts) expect((await attempt).status).toBe(401);
  expect(await read(person)).toBe("Pt resting.");
});

test("A draft of 100,000 characters is kept, a longer one and one of a wrong shape are refused and change nothing", async () => {
  const written = watchConsole();
  const person = await personWithPlan();
  const word = freshWord();
  const longest = word.padEnd(100_000, "a");
  await save(person, longest);
  for (const draft of [
    { form: "sbar", text: `${longest}a` },
    { form: "sbar", text: 7 },
    { form: "sbar" },
    { form: "another", text: word },
    { text: word },
    word,
  ])
    expect((await report(person, { draft })).status).toBe(400);
  expect(await read(person)).toBe(longest);
  expect(written.text()).not.toContain(word);
});

test("A form that keeps no drafts is not found, and no other method is taken", async () => {
  const person = await personWithPlan();
  for (const query of ["?form=unknown", "?form=", "", "?form=SBAR", "?form[]=sbar"])
    for (const method of ["GET", "DELETE"]) {
      const answer = await ask(person, `/api/session/draft${query}`, { method });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: "not_found" });
    }
  for (const method of ["POST", "PUT"])
    expect((await ask(person, PATH, { method, body: {} })).status).toBe(405);
});
