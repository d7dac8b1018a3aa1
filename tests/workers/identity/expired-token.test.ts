import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  ask,
  clerkCalls,
  cookiesOf,
  freshPerson,
  ORIGIN,
  personWithPlan,
  post,
  tokenOf,
} from "../signed-in.ts";

test("a token 61 s old or more is asked about at Clerk: a living session goes on, an ended one does not", async () => {
  const person = await personWithPlan();
  for (const ageSeconds of [61, 66, 600]) {
    const answer = await post(person, "/api/session/activity", {}, { cookies: { ageSeconds } });
    expect(answer.status).toBe(204);
  }
  expect(await clerkCalls()).toContain(`GET /v1/sessions/${person.sessionId}`);
  const ended = freshPerson("ended");
  const refused = await post(ended, "/api/session/activity", {}, { cookies: { ageSeconds: 66 } });
  expect(refused.status).toBe(401);
});

test("nobody is signed out because Clerk cannot be asked whether the session of an expired token lives", async () => {
  const person = freshPerson("unreachable");
  const cookies = { ageSeconds: 66 };
  const saved = await post(person, "/api/session/activity", {}, { cookies });
  expect([saved.status, await saved.json()]).toMatchObject([503, { code: "identity_unavailable" }]);
  expect((await ask(person, "/api/session", { cookies: { ageSeconds: 10 } })).status).toBe(200);
});

test("an expired token with another person's id in it is worth nothing", async () => {
  const [victim, attacker] = [await personWithPlan(), await personWithPlan()];
  const [head, body = "", signature] = (await tokenOf(attacker, { ageSeconds: 66 })).split(".");
  const forgedBody = btoa(
    atob(body.replaceAll("-", "+").replaceAll("_", "/")).replaceAll(attacker.userId, victim.userId),
  );
  const forged = [head, forgedBody.replaceAll("=", ""), signature].join(".");
  const cookie = (await cookiesOf(victim)).replace(/__session[^=;]*=[^;]+/g, `__session=${forged}`);
  const answer = await exports.default.fetch(`${ORIGIN}/api/session`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(401);
});
