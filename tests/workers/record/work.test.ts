import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { RetentionFacts } from "#app/core/record/record.ts";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import { ask, personWithPlan, recordFor, type TestPerson } from "../signed-in.ts";

const DAY = 24 * 60 * 60_000;
const path = "/api/work/sbar";

const read = async (person: TestPerson, tool = "sbar") =>
  (await (await ask(person, `/api/work/${tool}`)).json()) as OpenedWork;
const put = (person: TestPerson, text: string | null, revision: number, tool = "sbar") =>
  ask(person, `/api/work/${tool}`, { method: "PUT", body: { text, revision, saveId: "a" } });
async function save(person: TestPerson, text: string | null, tool = "sbar") {
  const answer = await put(person, text, (await read(person, tool)).revision, tool);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { revision: number }).revision;
}
const later = (person: TestPerson, ms: number) =>
  runInDurableObject(recordFor(person), (record) => {
    record.now = () => Date.now() + ms;
  });

test("Work is given back as it was saved, each tool's apart, and is not activity", async () => {
  const person = await personWithPlan();
  expect(await read(person)).toMatchObject({ text: null, revision: 0, savedAt: null });
  const text = `{"state":"36,8 °C 😮‍💨"}`;
  await save(person, text);
  await save(person, "a question", "document-question:d-1");
  expect(await read(person)).toMatchObject({ text, isFromEarlierSession: false, saveId: "a" });
  expect((await read(person, "document-question:d-1")).text).toBe("a question");
  expect((await read(person, "nanda")).text).toBeNull();
  const answer = await ask(person, path);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.getSetCookie().join()).not.toContain("activity=");
});

test("Over another revision than the one that is held nothing is saved, and the page is told what is held", async () => {
  const person = await personWithPlan();
  const first = await save(person, "first");
  const second = await save(person, "second");
  expect(second).toBeGreaterThan(first);
  const refused = await put(person, "older", first);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: "work_changed",
    current: { text: "second", revision: second, saveId: "a" },
  });
  await save(person, null);
  expect((await read(person)).text).toBeNull();
  expect((await put(person, "back from the dead", second)).status).toBe(409);
});

test("Another person, a tool that is none, and a text that is too large get nothing", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  await save(person, "mine");
  expect((await read(other)).text).toBeNull();
  const claimed = await ask(other, path, { headers: { "X-Customer-ID": person.userId } });
  expect(claimed.status).toBe(403);
  expect((await read(other)).browserKey).not.toBe((await read(person)).browserKey);
  expect((await ask(person, "/api/work/other")).status).toBe(404);
  expect((await put(person, "x".repeat(512 * 1024 + 1), 0)).status).toBe(413);
  expect((await ask(person, path, { method: "DELETE" })).status).toBe(405);
});

test("Another session of the same person is told that it is not its own, and may open what the browser kept for it", async () => {
  const person = await personWithPlan();
  await save(person, "typed before");
  const { browserKey } = await read(person);
  const next = { ...person, sessionId: `${person.sessionId}b` };
  const found = await read(next);
  expect(found).toMatchObject({ text: "typed before", isFromEarlierSession: true });
  expect(found.browserKey).not.toBe(browserKey);
  const again = await ask(next, `${path}?keyOf=${person.sessionId}`);
  expect(((await again.json()) as OpenedWork).browserKey).toBe(browserKey);
});

test("Signing out erases the work; a logout for inactivity leaves it for 24 hours [OPEN-73]", async () => {
  const [out, idle] = [await personWithPlan(), await personWithPlan()];
  await save(out, "gone");
  await save(idle, "kept");
  expect((await ask(out, "/api/session", { method: "DELETE" })).status).toBe(204);
  expect((await ask(idle, "/api/session?reason=inactivity", { method: "DELETE" })).status).toBe(204);
  expect((await read({ ...out, sessionId: `${out.sessionId}b` })).text).toBeNull();
  const next = { ...idle, sessionId: `${idle.sessionId}b` };
  expect(await read(next)).toMatchObject({ text: "kept", isFromEarlierSession: true });
  await later(idle, DAY - 60_000);
  expect((await read(next)).text).toBe("kept");
  await later(idle, DAY + 60_000);
  expect((await read(next)).text).toBeNull();
  await runDurableObjectAlarm(recordFor(idle));
  await runInDurableObject(recordFor(idle), (_, { storage }) => {
    expect(storage.sql.exec("SELECT * FROM work").toArray()).toEqual([]);
  });
});

test("What was being saved while the record was erased is not written, and what was saved before does not open again", async () => {
  const person = await personWithPlan();
  await save(person, "before");
  const record = recordFor(person);
  const sealed = await runInDurableObject(record, (_, { storage }) =>
    storage.sql.exec<{ sealed: ArrayBuffer }>("SELECT sealed FROM work").one(),
  );
  const racing = runInDurableObject(record, async (instance) => {
    const late = { tool: "nanda", text: "late", revision: 0, saveId: "", sessionId: "s" } as const;
    const saving = instance.saveWork(late).then(
      () => "saved",
      (error: Error) => error.name,
    );
    await instance.erase();
    return saving;
  });
  expect(await racing).toBe("RecordErased");
  expect(await env.PERSON_KEYS.get(`keys/${person.userId}`)).toBeNull();
  expect((await read(person)).text).toBeNull();
  await runInDurableObject(record, (_, { storage }) => {
    storage.sql.exec(
      "INSERT INTO work (tool, sealed, revision, save_id, session_id, saved_at, erase_at) VALUES ('sbar', ?, 9, '', 's', 1, ?)",
      sealed.sealed,
      Date.now() + DAY,
    );
  });
  expect((await read(person)).text).toBeNull();
});

test("Two erasures of one person at once are one, and leave nothing", async () => {
  const person = await personWithPlan();
  await save(person, "chest pain");
  const record = recordFor(person);
  await record.noteSecurityEvent({ event: "asked", subject: "note" });
  const tables = await runInDurableObject(record, async (instance, { storage }) => {
    await Promise.all([instance.erase(), instance.erase()]);
    return storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray();
  });
  expect(tables).toEqual([]);
});

test("The page learns of a message or question that was typed and not sent, unless it is kept over a sign-out", async () => {
  const person = await personWithPlan();
  const facts = async () => (await (await ask(person, "/api/notes/retention")).json()) as RetentionFacts;
  const type = async (tool: string, state: unknown, other?: unknown) => {
    const { revision } = (await (await ask(person, `/api/work/${tool}`)).json()) as OpenedWork;
    const text = JSON.stringify({ state, ...(other === undefined ? {} : { other }) });
    const body = { text, revision, saveId: crypto.randomUUID() };
    expect((await ask(person, `/api/work/${tool}`, { method: "PUT", body })).status).toBe(200);
  };
  const exchanges = { "1": { at: 1, message: "Asked", answer: null } };
  await type("chat", { message: " ", exchanges });
  await type("research", "Does oral care prevent pneumonia?");
  await type("document-question:doc-1", "Which drugs?");
  expect((await facts()).unfinished).toEqual(["document-question:doc-1", "research"]);
  await type("chat", { message: "Pt asks about", exchanges });
  expect((await facts()).unfinished).toEqual(["chat", "document-question:doc-1", "research"]);
  const record = env.PERSON_RECORD.getByName(person.userId);
  const [kind, id] = ["research-search", "1"] as const;
  const text = "Does oral care prevent pneumonia?";
  await record.putItems({ items: [{ kind, id, text, at: Date.now(), eraseAt: null }] });
  await type("document-question:doc-1", "");
  await type("chat", { message: "", exchanges }, { message: "In another tab", exchanges: {} });
  expect((await facts()).unfinished).toEqual(["chat"]);
  await type("research", "Does oral care prevent pneumonia in the ICU?");
  expect((await facts()).unfinished).toEqual(["chat", "research"]);
  await ask(person, "/api/notes/retention", { method: "PUT", body: { retention: "12_hours" } });
  expect((await facts()).unfinished).toEqual([]);
});
