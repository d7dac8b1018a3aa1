import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { drafts, researchSearches, salesRequests, usageEvents } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { exportAccount } from "#app/rooms/settings/export-account.server.ts";
import { database } from "../databases.ts";
import { fillEveryTable, TABLES_OF_PEOPLE } from "../maintenance/every-table.ts";
import { databases } from "../maintenance/maintenance-parts.ts";
import { fileAnalysis, MINUTE, meterFor, setClock } from "../meter/usage-person.ts";
import { ask, freshPerson, ORIGIN, personWithPlan, post } from "../signed-in.ts";

/** Rows of these move into the person's record within the hour. */
const MOVED: readonly unknown[] = [drafts, researchSearches];

const PATH = "/api/account/export";

/** A person with a row in every table, an unfinished form, a message to us, and a use on its way to D1. */
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
  const record = openRecord(env.PERSON_RECORD, userId);
  const { sessionId } = person;
  await record.saveWork({ tool: "sbar", text: "Pt resting at 0300.", revision: 0, saveId: "", sessionId });
  const body = { kind: "sbar", text: "Finished at 0400." };
  await record.keepNote({ id: "kept-note-1", body, sessionId });
  await record.keepNote({ id: "kept-note-2", body, sessionId, into: "kept-note-1" });
  const { meter, stub } = meterFor(person.userId);
  // Ahead, so that the meter does not write it to D1 during the test.
  await setClock(stub, () => Date.now() + 60 * MINUTE);
  const command = fileAnalysis();
  await meter.reserve(command);
  await meter.commit({ ...command, inputTokens: 11, outputTokens: 12, isCounted: true });
  return person;
}

test("One's own data comes as a file: profile, account, sessions, the words of unfinished forms, usage, and nothing of anybody else", async () => {
  const [person, other] = [await wholePerson(), await wholePerson()];
  const answer = await post(person, PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="nursegpt-data.json"');
  expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(data)[0]).toBe("about");
  const unexplained = Object.keys(data).filter((part) => !/^(about|exportedAt|userId)$/.test(part));
  expect(Object.keys(data.about as object).sort()).toEqual(["file", ...unexplained].sort());
  const unread = /"(?:\w*[tT]icket|mac|leaseId)"|"(?:at|\w*(?:At|Since|Start|End))": ?\d+/g;
  expect(text.match(unread)).toBeNull();
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
    sessions: [{ sessionId: `sessionId of ${person.userId}` }],
    unsavedWork: [{ tool: "sbar", text: "Pt resting at 0300." }],
    notes: [
      { id: "kept-note-1", version: 1, cause: "generated", body: { text: "Finished at 0400." } },
      { id: "kept-note-1", version: 2, cause: "regenerated" },
    ],
    noteEvents: [{ event: "made" }, { event: "edited" }, { event: "data_exported" }],
    payments: { packs: [{ userId: person.userId }], payments: [{ userId: person.userId }] },
    messages: [{ message: `About ${person.userId}` }],
    usageThisMonth: { state: { tokens: { inputTokens: 11, outputTokens: 12 } }, pending: [{}] },
    usageByMonth: [{ userId: person.userId }],
    usage: [{ inputTokens: 11, outputTokens: 12 }, { eventId: `eventId of ${person.userId}` }],
  });
  expect(text).not.toContain(other.userId);
  // The file contains the person's rows of every table.
  for (const table of TABLES_OF_PEOPLE.filter((one) => !MOVED.includes(one))) {
    const mine = (await database.select().from(table)).filter((row) =>
      JSON.stringify(row).includes(person.userId),
    );
    for (const row of mine) expect(text).toContain(String(Object.values(row as object)[0]));
  }
});

test("Nobody gets another person's file, by whatever name they call themselves", async () => {
  const [person, thief] = [await wholePerson(), await personWithPlan()];
  for (const query of [`userId=${person.userId}`, `customerId=${person.userId}`]) {
    const text = await (await post(thief, `${PATH}?${query}`)).text();
    expect(text).toContain(thief.userId);
    expect(text).not.toContain(person.userId);
  }
  const claimed = await post(thief, PATH, undefined, { headers: { "X-Customer-ID": person.userId } });
  expect(claimed.status).toBe(403);
  expect((await exports.default.fetch(ORIGIN + PATH, { method: "POST" })).status).toBe(401);
  expect((await ask(thief, PATH)).status).toBe(405);
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
  const app = { env: readEnv(env), ...databases, now: Date.now };
  const known = { profile: {}, verifiedAddresses: [] } as unknown as Parameters<typeof exportAccount>[2];
  const pieces = await Array.fromAsync(exportAccount(app, person.userId, known));
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(5_000);
  const { usage } = JSON.parse(pieces.join("")) as { usage: { eventId: string }[] };
  expect(usage.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId).reverse());
});

test("When the identity provider does not answer, there is no half of a file", async () => {
  const gone = freshPerson();
  const userId = `user_unknown_${gone.userId}`;
  const answer = await post({ ...gone, userId }, PATH);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: "unexpected" });
});

/** Export and deletion: the path, and the answer to a fresh verification. */
const SENSITIVE = [
  [PATH, 200],
  ["/api/notes/audit", 200],
  ["/api/account/delete", 202],
] as const;

test("export, audit trail and deletion are no GET, want a fresh verification, and are refused to another site", async () => {
  for (const [path, status] of SENSITIVE) {
    const person = await personWithPlan();
    expect((await ask(person, path)).status, path).toBe(405);
    const stale = await post(person, path, undefined, { cookies: { signedInMinutesAgo: 10 } });
    expect(stale.status, path).toBe(403);
    // In the form that the identity provider's script reads.
    expect(await stale.json(), path).toMatchObject({
      code: "verification_required",
      clerk_error: {
        type: "forbidden",
        reason: "reverification-error",
        metadata: { reverification: { level: "multi_factor", afterMinutes: 10 } },
      },
    });
    const expired = await post(person, path, undefined, {
      cookies: { ageSeconds: 70, signedInMinutesAgo: 0 },
    });
    expect(await expired.json(), path).toMatchObject({ code: "verification_required" });
    const elsewhere: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
    ];
    for (const headers of elsewhere)
      expect((await post(person, path, undefined, { headers })).status, path).toBe(403);
    expect((await post(person, path, undefined, { cookies: { signedInMinutesAgo: 9 } })).status, path).toBe(
      status,
    );
  }
});

test("another site cannot make a browser open a path without a page, and a person can", async () => {
  const person = await personWithPlan();
  const sent = async (path: string, site: string, mode = "navigate") => {
    const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": "document" };
    return (await ask(person, path, { headers })).status;
  };
  for (const path of [
    "/api/notes",
    "/api/session/browser-key",
    "/api/document/d1/text",
    "/reset/verify-premium",
  ])
    for (const site of ["cross-site", "same-site"])
      expect([path, site, await sent(path, site)]).toEqual([path, site, 403]);
  expect([await sent("/api/notes", "none"), await sent("/api/notes", "same-origin", "cors")]).toEqual([
    200, 200,
  ]);
  // A link in an e-mail leads to a page.
  expect(await sent("/dashboard", "cross-site")).toBe(200);
});

test("The seventh download within an hour is refused, of everything and of the audit trail together", async () => {
  const person = await personWithPlan();
  const statuses: number[] = [];
  for (const path of [PATH, PATH, PATH, PATH, "/api/notes/audit", "/api/notes/audit", PATH]) {
    const answer = await post(person, path);
    await answer.text();
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(60);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
