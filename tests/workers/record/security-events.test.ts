import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, documents } from "#app/base/data/schema.ts";
import {
  type AuditEntry,
  auditFolders,
  findTampering,
  type KeptAuditDay,
  openAuditKey,
} from "#app/core/record/audit/audit-trail.ts";
import { erasePerson } from "#app/core/record/personal-data.server.ts";
import { buyPack } from "../billing/stripe-calls.ts";
import { database } from "../databases.ts";
import { seedDocument } from "../documents/seeded-document.ts";
import { csvFile, documentsOf, postProcess, uploaded } from "../documents/upload-calls.ts";
import { freshWord, noteBody, notesAbout, postNote } from "../sbar/note-calls.ts";
import { ask, freshPerson, personWithPlan, post, recordFor, type TestPerson } from "../signed-in.ts";
import { madeTemplate } from "../templates/template-calls.ts";

const entriesOf = async (person: TestPerson) => (await recordFor(person).auditTrail()).entries;
const named = (entries: AuditEntry[]) => entries.map(({ event, noteId }) => `${event} ${noteId}`.trim());
const eventsOf = async (person: TestPerson) => named(await entriesOf(person));

test("sign-in, plan, what was opened, asked, deleted and exported stand in the trail, without a word of content", async () => {
  const person = await personWithPlan();
  await ask(person, "/api/session", { cookies: { idleMs: null, signedInMinutesAgo: 0, plan: null } });
  await expect
    .poll(() => eventsOf(person))
    .toEqual(expect.arrayContaining(["signed_in", "plan_changed Free"]));
  const word = freshWord();
  await (await postNote(person, noteBody(notesAbout(word)))).text();
  const note = crypto.randomUUID();
  const body = { expectedVersion: 0, cause: "generated", body: { kind: "sbar", text: word } };
  await ask(person, `/api/notes/${note}/versions`, { method: "PUT", body });
  await ask(person, `/api/notes/${note}`);
  const document = await seedDocument(person);
  await ask(person, `/api/document/${document}`);
  await ask(person, `/api/document/${document}`, { method: "DELETE" });
  await (await post(person, "/api/account/export")).text();
  await database.update(customers).set({ plan: "Premium" }).where(eq(customers.userId, person.userId));
  await recordFor(person).changeEntitlement();
  await ask(person, "/api/session", { cookies: { readMsAgo: 120_000 } });
  await ask(person, "/api/session", { cookies: { readMsAgo: 120_000 } });
  await ask(person, "/api/session", { method: "DELETE" });
  const expected = ["asked sbar", `note_opened ${note}`, `document_opened ${document}`];
  const later = [
    `document_deleted ${document}`,
    "data_exported account",
    "plan_changed Premium",
    "signed_out",
  ];
  await expect.poll(() => eventsOf(person)).toEqual(expect.arrayContaining([...expected, ...later]));
  const entries = await entriesOf(person);
  expect(named(entries).filter((one) => one.startsWith("plan_changed"))).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain(word);
  expect(JSON.stringify(entries)).not.toContain(person.userId);
  const { days } = await recordFor(person).auditTrail();
  expect(await findTampering(await openAuditKey(env.AUDIT_SECRET, person.userId), entries, days)).toBeNull();
});

test("how many notes a sign-out erased stands in the trail, with those that another device had left behind", async () => {
  const person = await personWithPlan();
  const elsewhere = { ...person, sessionId: `${person.sessionId}b` };
  const body = { expectedVersion: 0, cause: "generated", body: { kind: "sbar", text: "Pt resting." } };
  for (const who of [person, elsewhere, elsewhere])
    await ask(who, `/api/notes/${crypto.randomUUID()}/versions`, { method: "PUT", body });
  await ask(elsewhere, "/api/session?reason=inactivity", { method: "DELETE" });
  expect(await eventsOf(person)).toContain("timed_out");
  expect((await eventsOf(person)).join()).not.toContain("notes_erased");
  await ask(person, "/api/session", { method: "DELETE" });
  expect((await eventsOf(person)).slice(-2)).toEqual(["notes_erased 3", "signed_out"]);
  const idle = await personWithPlan();
  await ask(idle, "/api/session", { method: "DELETE" });
  expect((await eventsOf(idle)).join()).not.toContain("notes_erased");
});

test("a plan stands in the trail when it is chosen, not when its person next signs in", async () => {
  const person = freshPerson();
  await ask(person, "/api/session", { cookies: { idleMs: null, signedInMinutesAgo: 0, plan: null } });
  const choosing = { method: "POST", body: { plan: "Free" }, cookies: { plan: null } };
  expect((await ask(person, "/api/users/select-plan", choosing)).status).toBe(200);
  await expect.poll(() => eventsOf(person)).toEqual(["signed_in", "plan_changed Free"]);
});

test("uploads, what is archived and restored, templates and packs stand in the trail, each once, without a name", async () => {
  const person = await personWithPlan();
  const file = await csvFile(2_000);
  const uploadId = await uploaded(person, file);
  const handedIn = postProcess(person, uploadId);
  await expect.poll(() => documentsOf(uploadId)).toHaveLength(1);
  await database.update(documents).set({ status: "failed" }).where(eq(documents.uploadId, uploadId));
  await Promise.all([handedIn, postProcess(person, uploadId)]);
  const [document] = await documentsOf(uploadId);
  await post(person, `/api/document/${document?.id}/archive`);
  await post(person, `/api/document/${document?.id}/restore`);
  const { id } = await madeTemplate(person, { name: "Nightly wound round" });
  await ask(person, `/api/templates/${id}`, { method: "DELETE", cookies: { plan: "Premium" } });
  await buyPack(person, "small");
  await Promise.all([post(person, "/api/users/sync-plan"), post(person, "/api/users/sync-plan")]);
  const expected = [
    `document_uploaded ${document?.id}`,
    `document_archived ${document?.id}`,
    `document_restored ${document?.id}`,
    `template_saved ${id}`,
    `template_deleted ${id}`,
    "pack_bought small",
  ];
  const isOfThese = (one: string) => /^(document_(up|ar|re)|template|pack)/.test(one);
  await expect.poll(async () => (await eventsOf(person)).filter(isOfThese).sort()).toEqual(expected.sort());
  expect(JSON.stringify(await entriesOf(person))).not.toMatch(/labs-|wound/i);
});

test("the trail is read page by page, newest first, by the person alone", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  for (let count = 0; count < 120; count++)
    await recordFor(person).noteSecurityEvent({ event: "asked", subject: `tool ${count}` });
  const seen: AuditEntry[] = [];
  let pages = 0;
  for (let query = ""; ; ) {
    const answer = await ask(person, `/api/account/events${query}`);
    const { entries, next } = (await answer.json()) as { entries: AuditEntry[]; next: number | null };
    seen.push(...entries);
    pages += 1;
    if (next === null) break;
    query = `?before=${next}`;
  }
  expect(pages).toBe(3);
  expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
  expect(await (await ask(other, "/api/account/events")).json()).toEqual({ entries: [], next: null });
  expect((await ask(person, "/api/account/events?before=x")).status).toBe(400);
});

test("when the account is gone, its whole trail lies in the bucket under a name that says nothing, and verifies", async () => {
  const person = await personWithPlan();
  await recordFor(person).noteSecurityEvent({ event: "signed_in", subject: "" });
  await recordFor(person).noteSecurityEvent({ event: "asked", subject: "sbar" });
  await erasePerson(env, person.userId);
  await erasePerson(env, person.userId);
  const [folder] = await auditFolders(env.AUDIT_SECRET, person.userId);
  const { objects } = await env.PERSON_RECORDS.list({ prefix: folder });
  const days = await Promise.all(
    objects.map(async ({ key }) => (await (await env.PERSON_RECORDS.get(key))!.json()) as KeptAuditDay),
  );
  const entries = days.flatMap((day) => day.entries);
  expect(named(entries)).toEqual(["signed_in", "asked sbar", "account_deleted"]);
  expect(JSON.stringify([objects.map(({ key }) => key), days])).not.toContain(person.userId);
  const key = await openAuditKey(env.AUDIT_SECRET, person.userId);
  expect(await findTampering(key, entries, days)).toBeNull();
  expect(await findTampering(key, entries.slice(0, 2), days)).not.toBeNull();
  expect(await entriesOf(person)).toEqual([]);
});
