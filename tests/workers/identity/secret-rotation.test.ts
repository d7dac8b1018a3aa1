import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { readActivity } from "#app/core/identity/session/activity-cookie.server.ts";
import { signText } from "#app/core/identity/session/signed-cookie.server.ts";
import { readReference } from "#app/core/payments/payment-reference.server.ts";
import { openDataKey, readWrappingSecrets } from "#app/core/sealing/data-key.server.ts";
import { openSealer } from "#app/core/sealing/sealer.server.ts";
import { askWith } from "../outages/outage-env.ts";
import { ORIGIN, personWithPlan } from "../signed-in.ts";

const [FIRST, SECOND, THIRD] = ["a", "b", "c"].map((letter) => letter.repeat(32));
/** Two rotations by the runbook: known everywhere first, then used. */
const STAGES = [
  `${FIRST}`,
  `0:${FIRST},1:${SECOND}`,
  `1:${SECOND},0:${FIRST}`,
  `1:${SECOND},2:${THIRD},0:${FIRST}`,
  `2:${THIRD},1:${SECOND},0:${FIRST}`,
];
/** While a setting spreads, one server has it and another has the previous one. */
const SPREADING = STAGES.slice(1).map((stage, index) => [STAGES[index] ?? "", stage] as const);

const cookieOf = (answer: Response) =>
  /^activity=([^;]*)/.exec(
    answer.headers.getSetCookie().findLast((one) => one.startsWith("activity=")) ?? "",
  )?.[1];

test("cookies go on while their secret is rotated twice under load: no request is refused, and an old secret that is gone names nobody", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => personWithPlan()));
  const last = await Promise.all(
    people.map(async (person) => {
      const first = `${person.sessionId}.${Date.now()}.F.${Date.now()}`;
      const cookies = [await signText(first, STAGES[0] ?? "")];
      for (const settings of SPREADING)
        for (const ACTIVITY_SECRET of [...settings, settings[0]]) {
          const answer = await askWith({ ...env, ACTIVITY_SECRET }, person, "/api/session/activity", {
            method: "POST",
            body: { idleMs: 0 },
            cookies: { idleMs: cookies.at(-1) ?? null },
          });
          expect(answer.status, await answer.clone().text()).toBeLessThan(300);
          cookies.push(cookieOf(answer) ?? cookies.at(-1) ?? "");
        }
      return { person, cookies };
    }),
  );
  for (const { person, cookies } of last) {
    expect(new Set(cookies).size).toBeGreaterThan(1);
    const under = (secret: string, cookie = "") =>
      readActivity(
        new Request(ORIGIN, { headers: { Cookie: `activity=${cookie}` } }),
        person.sessionId,
        secret,
      );
    expect(await under(STAGES.at(-1) ?? "", cookies[0])).not.toBeNull();
    expect(await under(`2:${THIRD},1:${SECOND}`, cookies[0])).toBeNull();
  }
});

test("what a payment link carried before a rotation still finds its account, also from before references had secrets of their own", async () => {
  const userId = `user_${crypto.randomUUID().replaceAll("-", "")}`;
  const referenceUnder = async (secrets: string) => (await signText(userId, secrets)).replace(".", "-");
  const ACTIVITY_SECRET = env.ACTIVITY_SECRET;
  for (const [before, after] of SPREADING)
    for (const [signed, read] of [
      [before, after],
      [after, before],
    ] as const)
      expect(
        await readReference(await referenceUnder(signed), { PAYMENT_SECRET: read, ACTIVITY_SECRET }),
      ).toBe(userId);
  const old = await referenceUnder(ACTIVITY_SECRET);
  expect(await readReference(old, { PAYMENT_SECRET: STAGES.at(-1), ACTIVITY_SECRET })).toBe(userId);
  const forged = await referenceUnder("d".repeat(32));
  expect(await readReference(forged, { PAYMENT_SECRET: STAGES.at(-1), ACTIVITY_SECRET })).toBeNull();
});

test("data keys are wrapped anew while servers with either setting seal and open at once, and nothing becomes unreadable", async () => {
  const key = (letter: string) => btoa(letter.repeat(32));
  const stages = [`1:${key("a")}`, `1:${key("a")},2:${key("b")}`, `2:${key("b")},1:${key("a")}`];
  const people = Array.from({ length: 5 }, () => `user_${crypto.randomUUID()}`);
  const place = { kind: "note", id: "n1" } as const;
  const sealerUnder = async (setting: string, userId: string) =>
    openSealer(
      await openDataKey({ bucket: env.PERSON_KEYS, secrets: readWrappingSecrets(setting) }, userId),
      userId,
    );
  const sealed = new Map<string, Uint8Array<ArrayBuffer>[]>(people.map((userId) => [userId, []]));
  for (const pair of stages.slice(1).map((stage, index) => [stages[index] ?? "", stage]))
    await Promise.all(
      people.flatMap((userId) =>
        [...pair, ...pair].map(async (setting) => {
          const sealer = await sealerUnder(setting, userId);
          sealed.get(userId)?.push(await sealer.sealText(place, `of ${userId}`));
        }),
      ),
    );
  for (const userId of people) {
    const sealer = await sealerUnder(`2:${key("b")}`, userId);
    expect(sealed.get(userId)).toHaveLength(8);
    for (const one of sealed.get(userId) ?? [])
      expect(await sealer.openText(place, one)).toBe(`of ${userId}`);
  }
});
