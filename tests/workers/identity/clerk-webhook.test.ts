import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deletionJobs, deletionSteps } from "#app/base/data/schema.ts";
import { database } from "../databases.ts";
import { ask, freshPerson, ORIGIN, personWithPlan } from "../signed-in.ts";

const PATH = "/api/webhooks/clerk";
const SECRET = (env as unknown as { CLERK_WEBHOOK_SECRET: string }).CLERK_WEBHOOK_SECRET;

type Signing = { secret?: string; at?: number; id?: string };

/** Headers signed like Svix's: HMAC-SHA256 of "id.timestamp.body" with the secret's bytes. */
async function signed(body: string, { secret = SECRET, at = Date.now(), id = "msg_1" }: Signing = {}) {
  const seconds = Math.floor(at / 1000);
  const bytes = Uint8Array.fromBase64(secret.replace("whsec_", ""));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const text = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, text)).toBase64();
  return { "svix-id": id, "svix-timestamp": String(seconds), "svix-signature": `v1,${signature}` };
}

const send = (body: string, headers: Record<string, string>) =>
  exports.default.fetch(ORIGIN + PATH, { method: "POST", body, headers });

const deletedEvent = (userId: string) =>
  JSON.stringify({ type: "user.deleted", object: "event", data: { id: userId, deleted: true } });

const jobsOf = (userId: string) =>
  database.select().from(deletionJobs).where(eq(deletionJobs.userId, userId));

test("An account that was deleted at the provider is deleted here, once, however often the provider says so", async () => {
  const person = await personWithPlan();
  const body = deletedEvent(person.userId);
  expect((await send(body, await signed(body))).status).toBe(204);
  const [job, ...more] = await jobsOf(person.userId);
  expect(more).toEqual([]);
  expect(job).toMatchObject({ source: "identity_provider", finishedAt: null });
  for (const id of ["msg_1", "msg_2"])
    expect((await send(body, await signed(body, { id }))).status).toBe(204);
  expect(await jobsOf(person.userId)).toMatchObject([{ requestedAt: job?.requestedAt }]);
  expect((await ask(person, "/api/session", { cookies: { plan: null } })).status).toBe(401);
  const steps = async () =>
    (await database.select().from(deletionSteps).where(eq(deletionSteps.userId, person.userId))).map(
      ({ step }) => step,
    );
  await expect.poll(steps).toContain("identity");
});

test("Another type of event is taken and changes nothing", async () => {
  const { userId } = freshPerson();
  for (const event of [
    { type: "user.updated", data: { id: userId } },
    { type: "session.ended", data: { id: "sess_1", user_id: userId } },
    { type: "user.deleted", data: {} },
    { type: "user.deleted" },
  ]) {
    const body = JSON.stringify(event);
    expect((await send(body, await signed(body))).status).toBe(204);
  }
  expect(await jobsOf(userId)).toEqual([]);
});

test("An account whose id is none of the provider's is refused with 400, and nothing is begun", async () => {
  for (const id of ["../x/y", "user_1/..", "user 1", "user_\ud800", "", "a".repeat(201), null, 7, {}]) {
    const body = JSON.stringify({ type: "user.deleted", data: { id, deleted: true } });
    const refused = await send(body, await signed(body));
    expect([id, refused.status]).toEqual([id, 400]);
    expect(await refused.json()).toMatchObject({ code: "invalid_request" });
    if (typeof id === "string") expect(await jobsOf(id)).toEqual([]);
  }
});

test("What the provider did not sign, or signed too long ago, is refused and changes nothing", async () => {
  const { userId } = freshPerson();
  const body = deletedEvent(userId);
  const good = await signed(body);
  const { "svix-signature": _, ...unsigned } = good;
  const otherSecret = `whsec_${btoa("a secret that somebody else has")}`;
  for (const headers of [
    {},
    unsigned,
    { ...good, "svix-signature": "v1,AAAA" },
    { ...good, "svix-signature": "" },
    { ...good, "svix-id": "msg_other" },
    { ...good, "svix-timestamp": "yesterday" },
    await signed(body, { secret: otherSecret }),
    await signed(body, { at: Date.now() - 6 * 60_000 }),
    await signed(body, { at: Date.now() + 6 * 60_000 }),
    await signed(deletedEvent("user_other")),
  ]) {
    const refused = await send(body, headers);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "bad_signature" });
  }
  const broken = "{ not json";
  expect((await send(broken, await signed(broken))).status).toBe(400);
  expect(await jobsOf(userId)).toEqual([]);
});

test("The path takes events only", async () => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect((await exports.default.fetch(ORIGIN + PATH, { method })).status).toBe(405);
});
