import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { NotePage, OpenedNote } from "#app/core/record/notes/note.ts";
import type { RetentionFacts } from "#app/core/record/record.ts";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import { noteBody } from "../sbar/note-calls.ts";
import { ask, personWithPlan, post, recordFor, type TestPerson } from "../signed-in.ts";
import { amendedBody, signatureOf, signedBody } from "./signing.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const later = (person: TestPerson, ms: number) =>
  runInDurableObject(recordFor(person), (record) => {
    record.now = () => Date.now() + ms;
  });
const body = (text: string, kind = "sbar") => ({
  kind,
  title: text,
  text: `S: ${text}`,
  answer: { deep: [text] },
});
const freshId = () => crypto.randomUUID();

async function put(person: TestPerson, id: string, expectedVersion: number, text: string, cause = "edited") {
  const given = { expectedVersion, cause, body: await signedBody(person, cause, body(text)) };
  const answer = await ask(person, `/api/notes/${id}/versions`, { method: "PUT", body: given });
  return { status: answer.status, ...((await answer.json()) as { version?: number; code?: string }) };
}
async function kept(person: TestPerson, text = "Pt resting.") {
  const id = freshId();
  expect(await put(person, id, 0, text, "generated")).toEqual({ status: 200, version: 1 });
  return id;
}
const open = async (person: TestPerson, id: string, query = "") => {
  const answer = await ask(person, `/api/notes/${id}${query}`);
  return answer.status === 200 ? ((await answer.json()) as OpenedNote) : answer.status;
};
const list = async (person: TestPerson, query = "") =>
  (await (await ask(person, `/api/notes${query}`)).json()) as NotePage;
const search = async (person: TestPerson, given: object) =>
  (await (await post(person, "/api/notes/search", given)).json()) as NotePage;
const choose = (person: TestPerson, retention: string) =>
  ask(person, "/api/notes/retention", { method: "PUT", body: { retention } });
const signOut = (person: TestPerson, query = "") => ask(person, `/api/session${query}`, { method: "DELETE" });
const next = (person: TestPerson): TestPerson => ({ ...person, sessionId: `${person.sessionId}b` });

test("A note keeps every version, and only over the one that the page knows", async () => {
  const person = await personWithPlan();
  const id = await kept(person, "first");
  expect(await put(person, id, 1, "second")).toEqual({ status: 200, version: 2 });
  expect(await put(person, id, 1, "late")).toMatchObject({ status: 409, code: "note_changed", version: 2 });
  const note = (await open(person, id)) as OpenedNote;
  expect(note).toMatchObject({ id, kind: "sbar", title: "second", version: 2, shown: 2, signedAt: null });
  expect(note.body).toEqual(body("second"));
  expect(note.versions.map(({ version, cause }) => [version, cause])).toEqual([
    [1, "generated"],
    [2, "edited"],
  ]);
  expect(((await open(person, id, "?version=1")) as OpenedNote).body).toEqual(body("first"));
  expect(await open(person, id, "?version=3")).toBe(404);
  expect(await put(person, freshId(), 4, "of nothing")).toMatchObject({
    status: 404,
    code: "note_not_found",
  });
});

test("However many versions of other causes there are, the newest edit is never dropped", async () => {
  const person = await personWithPlan();
  const id = await kept(person, "first");
  for (let version = 1; version <= 101; version += 1)
    expect((await put(person, id, version, "", "cleared")).status).toBe(200);
  for (const [version, words] of [
    [102, "an edit"],
    [103, "another edit"],
  ] as const) {
    expect(await put(person, id, version, words)).toEqual({ status: 200, version: version + 1 });
    expect(((await open(person, id)) as OpenedNote).body).toEqual(body(words));
  }
});

test("A signed note takes amendments and nothing else", async () => {
  const person = await personWithPlan();
  const id = await kept(person);
  expect(await put(person, id, 1, "signed", "signed")).toMatchObject({ version: 2 });
  expect(await put(person, id, 2, "changed")).toMatchObject({ status: 409, code: "note_signed", version: 2 });
  const signed = (await open(person, id)) as OpenedNote;
  const amended = {
    expectedVersion: 2,
    cause: "amended",
    body: await amendedBody(person, signed.body, "beside it"),
  };
  const answer = await ask(person, `/api/notes/${id}/versions`, { method: "PUT", body: amended });
  expect(await answer.json()).toEqual({ version: 3 });
  expect(((await open(person, id)) as OpenedNote).signedAt).toEqual(expect.any(Number));
  expect((await list(person, "?isSigned=true")).notes).toHaveLength(1);
  expect((await list(person, "?isSigned=false")).notes).toHaveLength(0);
});

test("A signature that the server did not make for this person, time and text is refused, and nothing is kept", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const id = await kept(person);
  const mine = await signatureOf(person, body("signed").text);
  const added = { ...(await signatureOf(person, "Added.")), text: "Added." };
  const forged: [string, { signature: unknown; amendments?: unknown[] } | null][] = [
    ["signed", null],
    ["signed", { signature: null }],
    ["signed", { signature: { name: "Dr. Somebody Else", at: 1 } }],
    ["signed", { signature: { ...mine, name: "Dr. Somebody Else" } }],
    ["signed", { signature: { ...mine, at: mine.at - 1 } }],
    ["signed", { signature: await signatureOf(other, body("signed").text) }],
    ["signed", { signature: await signatureOf(person, "another text") }],
    ["edited", { signature: { ...mine, name: "Dr. Somebody Else" } }],
    ["signed", { signature: mine, amendments: [{ ...added, text: "Added, and more." }] }],
    ["amended", { signature: mine, amendments: [] }],
  ];
  for (const [cause, version] of forged) {
    const given = { ...body("signed"), ...(version && { note: { versions: [version] } }) };
    const answer = await ask(person, `/api/notes/${id}/versions`, {
      method: "PUT",
      body: { expectedVersion: 1, cause, body: given },
    });
    expect([answer.status, ((await answer.json()) as { code?: string }).code], cause).toEqual([
      422,
      "signature_forged",
    ]);
  }
  expect(await open(person, id)).toMatchObject({ version: 1, signedAt: null });
  const versions = [{ signature: mine, amendments: [] }];
  const answer = await ask(person, `/api/notes/${id}/versions`, {
    method: "PUT",
    body: { expectedVersion: 1, cause: "signed", body: { ...body("signed"), note: { versions } } },
  });
  expect(answer.status).toBe(200);
  const { entries } = await recordFor(person).auditTrail();
  expect(entries.at(-1)).toMatchObject({ event: "signed", noteId: `${id} sha256:${mine.hash}` });
});

test("A version of more than 64 kB lies sealed in the bucket and goes with its note", async () => {
  const person = await personWithPlan();
  const long = "Margaret Ellis ".repeat(8_000);
  const id = await kept(person, long);
  expect(((await open(person, id)) as OpenedNote).body).toEqual(body(long));
  const { objects } = await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` });
  expect(objects).toHaveLength(1);
  expect(await (await env.PERSON_RECORDS.get(objects[0]?.key ?? ""))?.text()).not.toContain("Margaret");
  expect((await ask(person, `/api/notes/${id}`, { method: "DELETE" })).status).toBe(204);
  expect((await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` })).objects).toEqual([]);
  expect(await open(person, id)).toBe(404);
});

test("What is looked for is found with and without the marks of its letters, either way", async () => {
  const person = await personWithPlan();
  const marked = "Łukasz García, Großmann, Sørensen, Đorđe, Lætitia, Cœur";
  const plain = "Lukasz Garcia, Grossmann, Sorensen, Dorde, Laetitia, Coeur";
  await kept(person, marked);
  await later(person, 1_000);
  await kept(person, plain);
  for (const text of [marked, plain].flatMap((names) => names.split(/,? /)))
    expect([text, (await search(person, { text })).notes.length]).toEqual([text, 2]);
  expect((await search(person, { text: "lukasz garcía" })).notes).toHaveLength(2);
});

test("The list is paged, newest first, and what is looked for is found in any word of a note", async () => {
  const person = await personWithPlan();
  const ids: string[] = [];
  for (let nth = 0; nth < 23; nth++) {
    await later(person, nth * 1_000);
    ids.unshift(await kept(person, nth === 3 ? "Crackles at both bases" : `note ${nth}`));
  }
  const first = await list(person);
  const second = await list(person, `?after=${encodeURIComponent(first.next ?? "")}`);
  expect([...first.notes, ...second.notes].map(({ id }) => id)).toEqual(ids);
  expect([first.notes.length, second.next]).toEqual([20, null]);
  const found = await search(person, { text: "BASES crackles" });
  expect(found.notes.map(({ title }) => title)).toEqual(["Crackles at both bases"]);
  expect((await search(person, { text: "pneumothorax" })).notes).toEqual([]);
  expect((await search(person, { kind: "nanda" })).notes).toEqual([]);
  const [newest] = first.notes;
  expect((await search(person, { from: newest?.createdAt })).notes.map(({ id }) => id)).toEqual([ids[0]]);
  expect((await ask(person, "/api/notes", { method: "DELETE" })).status).toBe(200);
  expect((await list(person)).notes).toEqual([]);
});

test("A title that is too long for the list ends at a word, and says so", async () => {
  const person = await personWithPlan();
  await kept(person, "Resting in bed ".repeat(20));
  const [note] = (await list(person)).notes;
  expect(note?.title).toBe(`${"Resting in bed ".repeat(10)}Resting…`);
});

test("Another person reaches none of it", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const id = await kept(person);
  expect(await open(other, id)).toBe(404);
  expect((await list(other)).notes).toEqual([]);
  expect(await put(other, id, 1, "mine now")).toMatchObject({ status: 404 });
  expect((await ask(other, `/api/notes/${id}`, { method: "DELETE" })).status).toBe(204);
  await post(other, `/api/notes/${id}/events`, { event: "copied" });
  expect((await open(person, id)) as OpenedNote).toMatchObject({ version: 1, leftAt: null });
});

test("Kept until sign-out, a note goes with it, and after a logout for inactivity it stays for 24 hours", async () => {
  const [out, idle] = [await personWithPlan(), await personWithPlan()];
  const [gone, stays] = [await kept(out), await kept(idle)];
  expect(await open(out, gone)).toMatchObject({ isUntilSignOut: true });
  await signOut(out);
  await signOut(idle, "?reason=inactivity");
  expect(await open(next(out), gone)).toBe(404);
  await later(idle, DAY - 60_000);
  expect(await open(next(idle), stays)).toMatchObject({ id: stays, isUntilSignOut: false });
  await later(idle, DAY + 60_000);
  expect(await open(next(idle), stays)).toBe(404);
});

for (const [retention, ms] of [
  ["12_hours", 12 * HOUR],
  ["7_days", 7 * DAY],
  ["30_days", 30 * DAY],
] as const)
  test(`Chosen for ${retention}, a note outlives the sign-out, and the alarm erases every byte of it then`, async () => {
    const person = await personWithPlan();
    const early = await kept(person, "x".repeat(70_000));
    expect((await choose(person, retention)).status).toBe(204);
    await signOut(person);
    await later(person, ms - 60_000);
    expect(await open(next(person), early)).toMatchObject({ id: early });
    await later(person, ms + 60_000);
    expect(await open(next(person), early)).toBe(404);
    await runDurableObjectAlarm(recordFor(person));
    await runInDurableObject(recordFor(person), (_, { storage }) => {
      for (const table of ["notes", "note_versions"])
        expect(storage.sql.exec(`SELECT * FROM ${table}`).toArray()).toEqual([]);
    });
    expect((await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` })).objects).toEqual([]);
  });

test("Nothing is chosen at first; the page learns what a sign-out would lose", async () => {
  const person = await personWithPlan();
  const facts = async () => (await ask(person, "/api/notes/retention")).json();
  expect(await facts()).toEqual({ retention: "sign_out", isChosen: false, neverLeft: 0, unfinished: [] });
  const id = await kept(person);
  await kept(person);
  expect(await facts()).toMatchObject({ neverLeft: 2 });
  await post(person, `/api/notes/${id}/events`, { event: "printed" });
  expect(await facts()).toMatchObject({ neverLeft: 1 });
  await choose(person, "7_days");
  expect(await facts()).toEqual({ retention: "7_days", isChosen: true, neverLeft: 0, unfinished: [] });
  expect((await choose(person, "for ever")).status).toBe(400);
});

test("The page learns what was typed and did not become a note, unless it is kept over a sign-out", async () => {
  const person = await personWithPlan();
  const unfinished = async (who = person) =>
    ((await (await ask(who, "/api/notes/retention")).json()) as RetentionFacts).unfinished;
  const type = async (tool: string, text: string | null, who = person) => {
    const { revision } = (await (await ask(who, `/api/work/${tool}`)).json()) as OpenedWork;
    await ask(who, `/api/work/${tool}`, { method: "PUT", body: { text, revision, saveId: freshId() } });
  };
  await type("sbar", "typed");
  await type("nanda", "typed");
  await type("chat", "a message");
  expect(await unfinished()).toEqual(["nanda", "sbar"]);
  expect(await (await ask(person, "/dashboard")).text()).toMatch(
    /is waiting.*NANDA Diagnosis<.*SBAR Generator</,
  );
  expect(await unfinished(await personWithPlan())).toEqual([]);
  // A note was made from what was typed; what is typed a while later is for another patient.
  const id = await kept(person);
  expect(await unfinished()).toEqual(["nanda"]);
  await type("nanda", null);
  await later(person, 11_000);
  await type("sbar", "typed anew");
  expect(await unfinished()).toEqual(["sbar"]);
  const copy = () => post(person, `/api/notes/${id}/events`, { event: "copied" });
  await copy();
  expect(await unfinished()).toEqual([]);
  await later(person, 15_000);
  await type("sbar", "typed over what was copied");
  expect(await unfinished()).toEqual(["sbar"]);
  // Kept on request, it is there for the next session, which asks about it once more.
  await signOut(person, "?reason=keep");
  expect(await unfinished(next(person))).toEqual(["sbar"]);
  await choose(next(person), "12_hours");
  expect(await unfinished(next(person))).toEqual([]);
});

test("What came back from an earlier session with its note, and says no more, is not asked about as if it had become none", async () => {
  const person = await personWithPlan();
  const id = await kept(person);
  await signOut(person, "?reason=inactivity");
  const again = next(person);
  await later(person, 60_000);
  const form = { nurseNotes: "Bed 4. Slept well.", vitalSigns: "", demographics: {} };
  const note = {
    id,
    forms: [form],
    draft: null,
    waiting: [],
    kept: { number: 1 },
    versions: [{ number: 1 }],
  };
  const unfinished = async (more: object, noteMore: object = {}) => {
    const { revision } = (await (await ask(again, "/api/work/sbar")).json()) as OpenedWork;
    const state = { ...form, note: JSON.stringify({ ...note, ...noteMore }), ...more };
    const body = { text: JSON.stringify({ state }), revision, saveId: freshId() };
    expect((await ask(again, "/api/work/sbar", { method: "PUT", body })).status).toBe(200);
    return ((await (await ask(again, "/api/notes/retention")).json()) as RetentionFacts).unfinished;
  };
  expect(await unfinished({})).toEqual([]);
  expect(await unfinished({ nurseNotes: "Bed 5. Slept badly." })).toEqual(["sbar"]);
  expect(await unfinished({}, { amendment: "Late entry" })).toEqual(["sbar"]);
  expect(await unfinished({}, { id: freshId() })).toEqual(["sbar"]);
  for (const broken of ["{", "null", "{}"]) expect(await unfinished({ note: broken })).toEqual(["sbar"]);
});

test("A finished note is kept by the server as version 1 of the note with the call's key, and its retry beside it", async () => {
  const person = await personWithPlan("Premium");
  const key = freshId();
  const write = async (headers: Record<string, string>, description: string) => {
    const answer = await post(person, "/api/generate-note", noteBody(description), {
      headers: { Accept: "text/event-stream", ...headers },
    });
    return (await answer.text()).match(/event: kept\ndata: (.*)/)?.[1];
  };
  const first = JSON.parse((await write({ "Idempotency-Key": key }, "Pt resting at 0300.")) ?? "null");
  expect(first).toEqual({ id: key, version: 1 });
  const note = (await open(person, key)) as OpenedNote;
  expect(note).toMatchObject({ kind: "sbar", version: 1, versions: [{ cause: "generated" }] });
  expect(note.body.text).toContain("Pt resting at 0300");
  expect(note.body.form).toMatchObject({ nurseNotes: "Pt resting at 0300." });
  const again = await write({ "Idempotency-Key": freshId(), "Note-Id": key }, "Pt awake at 0400.");
  expect(JSON.parse(again ?? "null")).toEqual({ id: key, version: 2 });
  await put(person, key, 2, "signed", "signed");
  const beside = await write({ "Idempotency-Key": freshId(), "Note-Id": key }, "Pt awake at 0500.");
  expect(JSON.parse(beside ?? "null")).toMatchObject({ id: expect.not.stringMatching(key), version: 1 });
  expect((await list(person)).notes).toHaveLength(2);
});

test("What a session left that nobody ended goes with the next sign-out, which asks about it first; a living session's stays", async () => {
  const facts = async (who: TestPerson) =>
    (await (await ask(who, "/api/notes/retention")).json()) as RetentionFacts;
  const isThere = async (who: TestPerson, id: string) => {
    const work = (await (await ask(who, "/api/work/nanda")).json()) as OpenedWork;
    return { work: work.text, note: (await open(who, id)) !== 404 };
  };
  const BOTH = { work: "typed", note: true };
  const NEITHER = { work: null, note: false };
  const isActive = async (person: TestPerson) => {
    const report = { method: "POST", body: { idleMs: 0 }, cookies: { idleMs: 70_000 } };
    expect((await ask(person, "/api/session/activity", report)).status).toBe(204);
  };
  const isLeft = (person: TestPerson) =>
    runInDurableObject(recordFor(person), (_record, { storage }) => {
      const query = "SELECT is_left FROM sessions WHERE session_id = ?";
      return storage.sql.exec<{ is_left: number }>(query, person.sessionId).one().is_left;
    });
  /** A person types and makes a note, and signs in again, with the first session still open. */
  const twice = async () => {
    const first = await personWithPlan();
    await isActive(first);
    const work = { text: "typed", revision: 0, saveId: freshId() };
    await ask(first, "/api/work/nanda", { method: "PUT", body: work });
    return { first, id: await kept(first), second: next(first), third: next(next(first)) };
  };
  const HOUR_LATER = 60 * 60_000;
  const killed = await twice();
  expect(await facts(killed.second)).toMatchObject({ neverLeft: 1, unfinished: ["nanda"] });
  await later(killed.second, HOUR_LATER);
  await signOut(killed.second);
  expect(await isThere(killed.third, killed.id)).toEqual(NEITHER);
  // The sign-out comes so soon that the first session may still be open: it turns out not to be.
  const soon = await twice();
  await signOut(soon.second);
  expect(await isThere(soon.third, soon.id)).toEqual(BOTH);
  await later(soon.third, 8 * 60_000);
  await runDurableObjectAlarm(recordFor(soon.third));
  expect(await isThere(soon.third, soon.id)).toEqual(NEITHER);
  // She continues on another computer.
  const living = await twice();
  await signOut(living.second);
  await isActive(living.first);
  // The record is informed in the background.
  await expect.poll(() => isLeft(living.first)).toBe(0);
  await later(living.third, HOUR_LATER);
  await runDurableObjectAlarm(recordFor(living.third));
  expect(await isThere(living.third, living.id)).toEqual(BOTH);
  const wished = await twice();
  await signOut(wished.second, "?reason=keep");
  await later(wished.third, HOUR_LATER);
  expect(await isThere(wished.third, wished.id)).toEqual(BOTH);
  const chosen = await twice();
  await choose(chosen.second, "7_days");
  await later(chosen.second, HOUR_LATER);
  await signOut(chosen.second);
  expect(await isThere(chosen.third, chosen.id)).toEqual(BOTH);
});
