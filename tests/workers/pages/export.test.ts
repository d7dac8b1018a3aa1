import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { salesRequests, usageEvents } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openDrafts } from "#app/core/identity/drafts/drafts.server.ts";
import { exportAccount } from "#app/rooms/settings/export-account.server.ts";
import { fillEveryTable, TABLES_OF_PEOPLE } from "../maintenance/every-table.ts";
import { database } from "../maintenance/maintenance-parts.ts";
import { fileAnalysis, MINUTE, meterFor, setClock } from "../meter/usage-person.ts";
import { ask, freshPerson, ORIGIN, personWithPlan } from "../signed-in.ts";

const PATH = "/api/account/export";

/** Somebody with a row in every table, an unfinished form, a message to us, and a use on its way. */
async function wholePerson() {
  const person = freshPerson();
  const { userId } = person;
  await database.insert(salesRequests).values({
    id: userId,
    name: "Ann",
    email: `${userId}@example.org`,
    organization: "A hospital",
    message: `About ${userId}`,
    sender: "hash",
    createdAt: 0,
  });
  await fillEveryTable(person.userId, { customers: { plan: "Basic" } });
  await openDrafts(database, env.DRAFT_KEY, Date.now).save(person.userId, "sbar", "Pt resting at 0300.");
  const { meter, stub } = meterFor(person.userId);
  // Ahead, so that the meter does not tell D1 of it while the test looks.
  await setClock(stub, () => Date.now() + 60 * MINUTE);
  const command = fileAnalysis();
  await meter.reserve(command);
  await meter.commit({ ...command, inputTokens: 11, outputTokens: 12, isCounted: true });
  return person;
}

test("One's own data comes as a file: profile, account, sessions, the words of unfinished forms, usage, and nothing of anybody else", async () => {
  const [person, other] = [await wholePerson(), await wholePerson()];
  const answer = await ask(person, PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="nursegpt-data.json"');
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data).toMatchObject({
    userId: person.userId,
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    profile: {
      firstName: "Ann",
      lastName: "Nurse",
      emailAddresses: [`${person.userId}@example.org`],
      details: { title: "NP", bio: "Nights" },
    },
    account: { userId: person.userId, plan: "Basic" },
    sessions: [{ userId: person.userId }],
    unsavedForms: [
      { form: `form of ${person.userId}`, text: null },
      { form: "sbar", text: "Pt resting at 0300." },
    ],
    payments: { packs: [{ userId: person.userId }], payments: [{ userId: person.userId }] },
    messages: [{ message: `About ${person.userId}` }],
    usageThisMonth: { state: { tokens: { inputTokens: 11, outputTokens: 12 } }, pending: [{}] },
    usageByMonth: [{ userId: person.userId }],
    usage: [{ userId: person.userId }],
  });
  expect(text).not.toContain(other.userId);
  // Whatever table a row of the person lies in, the row is in the file.
  for (const table of TABLES_OF_PEOPLE) {
    const mine = (await database.select().from(table)).filter((row) =>
      JSON.stringify(row).includes(person.userId),
    );
    for (const row of mine) expect(text).toContain(String(Object.values(row as object)[0]));
  }
});

test("Nobody gets another person's file, by whatever name they call themselves", async () => {
  const [person, thief] = [await wholePerson(), await personWithPlan()];
  for (const query of [`userId=${person.userId}`, `customerId=${person.userId}`]) {
    const text = await (await ask(thief, `${PATH}?${query}`)).text();
    expect(text).toContain(thief.userId);
    expect(text).not.toContain(person.userId);
  }
  const claimed = await ask(thief, PATH, { headers: { "X-Customer-ID": person.userId } });
  expect(claimed.status).toBe(403);
  expect((await exports.default.fetch(ORIGIN + PATH)).status).toBe(401);
  expect((await ask(thief, PATH, { method: "POST" })).status).toBe(405);
});

test("A long history is written page by page, whole and in order", async () => {
  const person = await personWithPlan();
  const events = Array.from({ length: 1_203 }, (_, n) => ({
    userId: person.userId,
    eventId: `e${n}`,
    feature: "sbar",
    period: "2026-01",
    inputTokens: n,
    outputTokens: 1,
    isCounted: true,
    at: n,
  }));
  for (let from = 0; from < events.length; from += 10)
    await database.insert(usageEvents).values(events.slice(from, from + 10));
  const app = { env: readEnv(env), database, now: Date.now };
  const known = { profile: {}, verifiedAddresses: [] } as unknown as Parameters<typeof exportAccount>[2];
  const pieces = await Array.fromAsync(exportAccount(app, person.userId, known));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5_000);
  const { usage } = JSON.parse(pieces.join("")) as { usage: { eventId: string }[] };
  expect(usage.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId).reverse());
});

test("When the identity provider does not answer, there is no half of a file", async () => {
  const gone = freshPerson();
  const userId = `user_unknown_${gone.userId}`;
  const answer = await ask({ ...gone, userId }, PATH);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: "unexpected" });
});
