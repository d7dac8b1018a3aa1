import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { databaseOf, everywhereD1 } from "../databases.ts";
import { memoryQueue } from "../maintenance/maintenance-parts.ts";
import { freshWord, noteBody, notesAbout } from "../sbar/note-calls.ts";
import {
  activitySet,
  ask,
  freshPerson,
  personWithPlan,
  recordFor,
  type TestPerson,
  TO_A_PAGE,
} from "../signed-in.ts";
import { askWith, envWithout, OUTAGES, type Outage } from "./outage-env.ts";

const begin = { idleMs: null, signedInMinutesAgo: 0 };

/** A returning person with a new session. */
async function returning(plan: "Free" | "Basic" | "Premium" = "Basic"): Promise<TestPerson> {
  const person = await personWithPlan(plan);
  expect((await ask(person, "/api/session", { cookies: { plan, readMsAgo: 60_000 } })).status).toBe(200);
  return { ...person, sessionId: `${person.sessionId}again` };
}

/** As if the record had last confirmed the entitlement that long ago, or lent it since. */
const age = (person: TestPerson, ms: number) =>
  runInDurableObject(recordFor(person), (_record, { storage }) => {
    const [row] = storage.sql
      .exec<{ value: string }>("SELECT value FROM settings WHERE name = 'entitlement'")
      .toArray();
    const held = JSON.parse(row?.value ?? "{}");
    held.confirmedAt -= ms;
    if (held.lentSince !== null) held.lentSince -= ms;
    storage.sql.exec("UPDATE settings SET value = ? WHERE name = 'entitlement'", JSON.stringify(held));
  });

const MINUTE = 60_000;

describe.each(Object.keys(OUTAGES) as Outage[])("The database %s", (outage) => {
  const broken = envWithout(outage);
  const visit = (person: TestPerson, path: string, options?: Parameters<typeof askWith>[3]) =>
    askWith(broken, person, path, options);

  test("a nurse signs in, writes a note, and leaves work that waits for her", async () => {
    const person = await returning();
    await age(person, 24 * 60 * MINUTE);
    const first = await visit(person, "/api/session", { cookies: { ...begin, plan: null } });
    expect([first.status, await first.json()]).toEqual([200, { userId: person.userId }]);
    expect(Number(activitySet(first))).toBeGreaterThan(0);

    const word = freshWord();
    const cookies = { plan: "Basic" as const, readMsAgo: 2 * MINUTE };
    const body = noteBody(notesAbout(word));
    const note = await visit(person, "/api/generate-note", { method: "POST", body, cookies });
    expect(note.status).toBe(200);
    expect(JSON.stringify(await note.json())).toContain(word);

    const work = { text: word, revision: 0, saveId: crypto.randomUUID() };
    const saved = await visit(person, "/api/work/sbar", { method: "PUT", body: work, cookies });
    expect(saved.status).toBe(200);
    const report = await visit(person, "/api/session/activity", { method: "POST", body: {}, cookies });
    expect(report.status).toBe(204);
    for (const path of ["/dashboard", "/notes/sbar"])
      expect([path, (await visit(person, path, { headers: TO_A_PAGE, cookies })).status]).toEqual([
        path,
        200,
      ]);
    const { text } = await recordFor(person).openWork({ tool: "sbar", sessionId: person.sessionId });
    expect(text).toBe(word);
  });

  test("what needs the database says so: a call in JSON, a page as a page, /health by part and in time", async () => {
    const person = await returning();
    const call = await visit(person, "/api/document-search-history");
    expect([call.status, await call.json()]).toMatchObject([503, { code: "database_unavailable" }]);
    const page = await visit(person, "/settings/billing", { headers: TO_A_PAGE });
    expect([page.status, page.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("What you typed is kept.");
    const health = await visit(person, "/health");
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: "ok", parts: { database: "down" } });
  });

  test("what is lent ends after ten minutes, in words, and the database's return ends it too", async () => {
    const person = await returning("Premium");
    const running = { plan: "Premium" as const, readMsAgo: 2 * MINUTE };
    await age(person, 11 * MINUTE);
    expect((await visit(person, "/api/payments/usage", { cookies: running })).status).toBe(200);
    await age(person, 9 * MINUTE);
    const still = await visit(person, "/api/payments/usage", { cookies: running });
    expect(await still.json()).toMatchObject({ plan: "Premium" });
    await age(person, MINUTE);
    const over = await visit(person, "/api/payments/usage", { cookies: running });
    expect([over.status, await over.json()]).toMatchObject([503, { code: "database_unavailable" }]);
    const page = await visit(person, "/dashboard", { headers: TO_A_PAGE, cookies: running });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("Please try again in a few minutes.");

    expect((await ask(person, "/api/payments/usage", { cookies: running })).status).toBe(200);
    expect(await recordFor(person).heldEntitlement()).toMatchObject({ lentSince: null });
    expect((await visit(person, "/api/payments/usage", { cookies: running })).status).toBe(200);
  });

  test("nobody is lent more than Free of whom nothing is known, and a deleted account is lent nothing", async () => {
    const stranger = freshPerson();
    await visit(stranger, "/api/session", { cookies: begin });
    const usage = await visit(stranger, "/api/payments/usage", { cookies: { plan: null } });
    expect(await usage.json()).toMatchObject({ plan: "Free" });

    const gone = await returning("Premium");
    const deps = { databaseOf, env, queue: memoryQueue().queue, log: () => {}, now: Date.now };
    await startDeletion(deps, gone.userId, "request");
    const cookies = { plan: "Premium" as const, readMsAgo: 2 * MINUTE };
    expect((await visit(gone, "/api/payments/usage", { cookies })).status).toBe(401);
    // Also if the record has forgotten it, or was restored to an earlier day.
    await recordFor(gone).erase();
    expect((await visit(gone, "/api/payments/usage", { cookies })).status).toBe(401);
    expect((await visit(gone, "/api/session", { cookies: begin })).status).toBe(401);
  });
});

test("while the database is up nothing is lent: what it says counts", async () => {
  const person = await returning("Premium");
  await everywhereD1
    .prepare("UPDATE customers SET plan = 'Free' WHERE user_id = ?")
    .bind(person.userId)
    .run();
  await recordFor(person).changeEntitlement();
  const cookies = { plan: "Premium" as const, readMsAgo: 2 * MINUTE };
  const usage = await ask(person, "/api/payments/usage", { cookies });
  expect(await usage.json()).toMatchObject({ plan: "Free" });
});

test("an answer of the database from before a change is not kept after it", async () => {
  const person = await returning("Premium");
  const { epoch, entitlement } = await recordFor(person).heldEntitlement();
  await recordFor(person).changeEntitlement();
  await recordFor(person).confirmEntitlement({ epoch, entitlement: entitlement! });
  expect(await recordFor(person).heldEntitlement()).toMatchObject({ isChanged: true, epoch: epoch + 1 });
});
