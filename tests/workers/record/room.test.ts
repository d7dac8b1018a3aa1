import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { MOST_KEPT } from "#app/core/generation/kept-answer.server.ts";
import { MOST_NOTE_BYTES, MOST_NOTES, type NotePage } from "#app/core/record/notes/note.ts";
import { createTables } from "#app/core/record/store/tables.server.ts";
import { MOST_WORK, type OpenedWork } from "#app/core/record/work/work.ts";
import { postQuery } from "../research/literature-calls.ts";
import { noteBody, postNote } from "../sbar/note-calls.ts";
import { ask, personWithPlan, post, recordFor, type TestPerson } from "../signed-in.ts";

const sqlOf = <T>(person: TestPerson, run: (sql: SqlStorage) => T) =>
  runInDurableObject(recordFor(person), (_, { storage }) => run(storage.sql));
const answerOf = async (answer: Response) => {
  const { code, error } = (await answer.json()) as { code?: string; error?: string };
  return answer.ok ? answer.status : [answer.status, code, error];
};

const putWork = async (person: TestPerson, tool: string, text: string | null, revision = 0) =>
  answerOf(await ask(person, `/api/work/${tool}`, { method: "PUT", body: { text, revision, saveId: "a" } }));
const openWork = async (person: TestPerson, tool: string) =>
  (await (await ask(person, `/api/work/${tool}`)).json()) as OpenedWork;
const WORK_FULL = [413, "work_full", expect.stringContaining("100 places")];

const putNote = async (person: TestPerson, id: string, expectedVersion = 0, text = "Resting.") => {
  const body = { expectedVersion, cause: "edited", body: { kind: "sbar", title: "t", text } };
  return answerOf(await ask(person, `/api/notes/${id}/versions`, { method: "PUT", body }));
};
const NOTES_FULL = [413, "notes_full", expect.stringContaining("20000 notes")];

test("Work is kept in a limited number of tools at once; one more is refused in words, and nothing that was typed is erased", async () => {
  const person = await personWithPlan();
  await runInDurableObject(recordFor(person), async (record) => {
    for (let at = 0; at < MOST_WORK; at++) {
      const tool = `document-question:q${at}` as const;
      await record.saveWork({
        tool,
        text: `typed ${at}`,
        revision: 0,
        saveId: "",
        sessionId: person.sessionId,
      });
    }
  });
  expect(await putWork(person, "sbar", "one more")).toEqual(WORK_FULL);
  expect(await putWork(person, "document-question:q100", "one more")).toEqual(WORK_FULL);
  expect((await openWork(person, "sbar")).text).toBeNull();
  expect((await openWork(person, "document-question:q0")).text).toBe("typed 0");
  const { revision } = await openWork(person, "document-question:q7");
  expect(await putWork(person, "document-question:q7", "typed on", revision)).toBe(200);
  const next = await openWork(person, "document-question:q7");
  expect(await putWork(person, "document-question:q7", null, next.revision)).toBe(200);
  expect(await putWork(person, "sbar", "one more")).toBe(200);
  expect(await putWork(person, "nanda", "and another")).toEqual(WORK_FULL);
});

test("A limited number of notes is kept; one more is refused in words, and those that are there take further versions", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  expect(await putNote(person, id)).toBe(200);
  await sqlOf(person, (sql) =>
    sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO notes SELECT 'note-of-test-' || i, kind, session_id, sealed_title, version, created_at, changed_at,
       signed_at, left_at, ended_at, erase_at FROM notes, n`,
      MOST_NOTES,
    ),
  );
  expect(await putNote(person, crypto.randomUUID())).toEqual(NOTES_FULL);
  expect(await putNote(person, id, 1)).toBe(200);
  expect((await ask(person, "/api/notes/note-of-test-2", { method: "DELETE" })).status).toBe(204);
  expect(await putNote(person, crypto.randomUUID())).toBe(200);
});

test("Kept notes may take a limited number of bytes with all their versions, those in the bucket too; a finished note is then shown all the same", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const long = "Margaret Ellis ".repeat(8_000);
  expect(await putNote(person, id, 0, long)).toBe(200);
  const sizes = () =>
    sqlOf(person, (sql) => sql.exec<{ bytes: number }>("SELECT bytes FROM note_versions").toArray());
  const { objects } = await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` });
  expect(await sizes()).toEqual([{ bytes: objects[0]?.size }]);
  await sqlOf(person, (sql) => sql.exec("UPDATE note_versions SET bytes = ?", MOST_NOTE_BYTES - 10_000));
  expect(await putNote(person, id, 1, long)).toEqual(NOTES_FULL);
  expect((await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` })).objects).toEqual(objects);
  expect(await putNote(person, id, 1)).toBe(200);
  await sqlOf(person, (sql) => sql.exec("UPDATE note_versions SET bytes = ?", MOST_NOTE_BYTES));
  const key = crypto.randomUUID();
  const headers = { "Idempotency-Key": key };
  const shown = await postNote(person, noteBody("Pt resting, no pain, on room air."), { headers });
  expect(shown.status).toBe(200);
  expect((await ask(person, `/api/notes/${key}`)).status).toBe(404);
  expect(await putNote(person, key)).toEqual(NOTES_FULL);
  expect((await ask(person, `/api/notes/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(await putNote(person, crypto.randomUUID(), 0, long)).toBe(200);
});

test("A record whose versions were stored without their sizes gets them from what it holds", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  expect(await putNote(person, id)).toBe(200);
  expect(await putNote(person, id, 1, "Margaret Ellis ".repeat(8_000))).toBe(200);
  const rows = await sqlOf(person, (sql) => {
    sql.exec("DROP INDEX note_versions_by_size");
    sql.exec("ALTER TABLE note_versions DROP COLUMN bytes");
    createTables(sql);
    createTables(sql);
    return sql
      .exec<{ bytes: number; held: number | null }>("SELECT bytes, length(sealed) AS held FROM note_versions")
      .toArray();
  });
  expect(rows).toEqual([
    { bytes: rows[0]?.held, held: expect.any(Number) },
    { bytes: 64 * 1024, held: null },
  ]);
});

test("One search reads a limited number of words; the next page goes on with what is left", async () => {
  const person = await personWithPlan();
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  for (const id of ids) expect(await putNote(person, id, 0, "Resting. ".repeat(50_000))).toBe(200);
  const find = async (text: string, after?: string) =>
    (await (await post(person, "/api/notes/search", { text, after })).json()) as NotePage;
  const first = await find("pneumothorax");
  expect(first).toEqual({ notes: [], next: expect.any(String) });
  expect(await find("pneumothorax", first.next ?? "")).toEqual({ notes: [], next: null });
});

test("Answers that no page has taken are kept in a limited number; one more is shown all the same", async () => {
  const person = await personWithPlan();
  const record = recordFor(person);
  const now = Date.now();
  const waiting = Array.from({ length: MOST_KEPT }, (_, at) => ({
    kind: "generation" as const,
    id: `${at}`,
    text: "{}",
    at: now,
    eraseAt: now + 60_000,
  }));
  expect(await record.putItems({ items: waiting })).toBe(true);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  expect((await postNote(person, noteBody("Pt resting, no pain."), { headers })).status).toBe(200);
  expect(await record.listItems({ kinds: ["generation"] })).toHaveLength(MOST_KEPT);
});

test("A known answer, which costs nothing, is not asked for without end either", async () => {
  const person = await personWithPlan();
  const ask = async () => (await postQuery(person, "Do foam dressings prevent pressure ulcers?")).status;
  const statuses = [await ask()];
  while (statuses.length < 50 && !statuses.includes(429)) statuses.push(await ask());
  expect(statuses.slice(0, 15).every((status) => status === 200)).toBe(true);
  expect(statuses).toContain(429);
});
