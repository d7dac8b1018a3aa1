import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import {
  type AuditEntry,
  auditFolders,
  findTampering,
  type KeptAuditDay,
  openAuditKey,
} from "#app/core/record/audit/audit-trail.ts";
import { erasePerson } from "#app/core/record/personal-data.server.ts";
import { noteBody, postNote } from "../sbar/note-calls.ts";
import { ask, personWithPlan, post, recordFor, type TestPerson } from "../signed-in.ts";
import { signedBody } from "./signing.ts";

const put = async (person: TestPerson, id: string, expectedVersion: number, cause: string) => {
  const body = await signedBody(person, cause, { kind: "sbar", text: "Resting." });
  const given = { expectedVersion, cause, body };
  expect((await ask(person, `/api/notes/${id}/versions`, { method: "PUT", body: given })).status).toBe(200);
};
const pageOf = async (person: TestPerson) =>
  ((await (await ask(person, "/api/account/events")).json()) as { entries: AuditEntry[] }).entries;

test("An id that somebody chose stands in no trail that outlives the account; the person's own page still names her note", async () => {
  const person = await personWithPlan();
  const [chosen, key] = ["Margaret-Ellis-born-1951", "Ellis_room_12_hip_fracture"];
  const given = crypto.randomUUID();
  await put(person, chosen, 0, "edited");
  await put(person, chosen, 1, "signed");
  await put(person, given, 0, "edited");
  await ask(person, `/api/notes/${chosen}`);
  await post(person, `/api/notes/${chosen}/events`, { event: "copied" });
  const headers = { "Idempotency-Key": key };
  await (await postNote(person, noteBody("Pt resting, no pain, on room air."), { headers })).text();
  await ask(person, "/api/templates/Ellis-template", { method: "DELETE", cookies: { plan: "Premium" } });
  await ask(person, "/api/document/Ellis-document", { method: "DELETE" });
  await expect
    .poll(async () => (await pageOf(person)).map(({ event, noteId }) => `${event} ${noteId}`))
    .toEqual(
      expect.arrayContaining([
        `edited ${chosen}`,
        expect.stringMatching(`^signed ${chosen} sha256:`),
        `note_opened ${chosen}`,
        `copied ${chosen}`,
        `made ${key}`,
        `edited ${given}`,
      ]),
    );
  const hash = (await sha256Hex(chosen)).slice(0, 32);
  const trail = await recordFor(person).auditTrail();
  expect(trail.entries.map(({ noteId }) => noteId)).toEqual(expect.arrayContaining([hash, given]));
  await erasePerson(env, person.userId);
  const [folder] = await auditFolders(env.AUDIT_SECRET, person.userId);
  const { objects } = await env.PERSON_RECORDS.list({ prefix: folder });
  const texts = await Promise.all(
    objects.map(async (object) => (await env.PERSON_RECORDS.get(object.key))?.text()),
  );
  expect(texts.join()).not.toMatch(/Ellis|Margaret/);
  const days = texts.map((text) => JSON.parse(text ?? "") as KeptAuditDay);
  const entries = days.flatMap((day) => day.entries);
  expect(entries.length).toBeGreaterThan(trail.entries.length);
  expect(await findTampering(await openAuditKey(env.AUDIT_SECRET, person.userId), entries, days)).toBeNull();
});
