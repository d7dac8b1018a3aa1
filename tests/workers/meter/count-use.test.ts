import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { deletionJobs } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { admitUse } from "#app/core/generation/admission.server.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { databaseOf } from "../databases.ts";
import { database, deliver, deliverMessage, memoryLog } from "../maintenance/maintenance-parts.ts";
import { metersWithout, spentBy } from "../sbar/note-calls.ts";
import { freshPerson } from "../signed-in.ts";
import { meterFor } from "./usage-person.ts";

const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };
const asked = { feature: "sbar", inputTokens: 5, outputTokens: 50, leastOutputTokens: 10 } as const;
const counted = { notes: 1, input: 20, output: 10, reserved: [0, 0, 0] };

/** A queue that keeps what it is given, or takes nothing. */
function queueOf(isAway = false) {
  const bodies: unknown[] = [];
  const send = async (body: unknown) => {
    if (isAway) throw new Error("The queue is away.");
    bodies.push(JSON.parse(JSON.stringify(body)));
  };
  return { bodies, binding: { send } as unknown as Queue };
}

/** Somebody who generates while these commands do not reach the meter. */
async function generate(lost: ("reserve" | "commit" | "recordUnchecked")[], { isAway = false } = {}) {
  const person = { ...freshPerson(), plan: "Free" as const, isUnlimited: false, lastActiveAt: 0, readAt: 0 };
  const queue = queueOf(isAway);
  const bindings = { USAGE_METER: metersWithout(...lost), MAINTENANCE: queue.binding };
  const { lines, log } = memoryLog();
  const app = {
    env: readEnv({ ...env, ...bindings } as Env),
    databaseOf,
    log,
    now: Date.now,
    timing: openTiming(),
  };
  const ask = { ...asked, key: crypto.randomUUID(), input: "Pt more SOB since 0300" };
  const use = await admitUse(app, person, ask);
  await use.settle(figures);
  return { person, ...queue, events: lines.map(([, event]) => event), text: JSON.stringify(lines) };
}

test.each([
  ["whose reservation the meter knows", ["commit"] as const],
  ["that was allowed without a check", ["reserve", "recordUnchecked"] as const],
])(
  "A use %s and whose settlement does not reach the meter is counted by the queue, once, without any content [USE-05]",
  async (_, lost) => {
    const { person, bodies, events, text } = await generate([...lost]);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ version: 1, type: "count-use", userId: person.userId });
    expect(JSON.stringify(bodies) + text).not.toContain("SOB");
    expect(events.at(-1)).toBe("usage_counted_later");
    expect((await spentBy(person)).notes).toBe(0);
    for (let time = 0; time < 3; time++) expect(await deliver(bodies[0])).toBe("done");
    expect(await spentBy(person)).toEqual(counted);
  },
);

test("If the queue is away too, the use is logged as not counted", async () => {
  const { bodies, events } = await generate(["commit"], { isAway: true });
  expect(bodies).toEqual([]);
  expect(events).toEqual(["usage_not_counted"]);
});

test("A use of an account that is deleted is not counted, and brings nothing back", async () => {
  const { person, bodies } = await generate(["reserve", "recordUnchecked"]);
  await meterFor(person.userId).meter.erase();
  const { userId } = person;
  await database.insert(deletionJobs).values({ userId, source: "request", requestedAt: 0 });
  expect(await deliver(bodies[0])).toBe("done");
  expect(await meterFor(userId).meter.export()).toEqual({ state: null, pending: [] });
});

test("A meter that cannot be asked is asked again later; a reservation that it forgot is logged", async () => {
  const { person, bodies } = await generate(["commit"]);
  const away = { env: { ...env, USAGE_METER: metersWithout("commit") } as never };
  expect(await deliver(bodies[0], { ...away, attempts: 4 })).toEqual({ again: 40 });
  const { lines, log } = memoryLog();
  const command = { reservationId: "nobody's", ...figures };
  const unknown: Message = {
    type: "count-use",
    userId: person.userId,
    settlement: { kind: "commit", command },
  };
  expect(await deliverMessage(unknown, { log })).toBe("done");
  expect(lines.map(([, event]) => event)).toEqual(["usage_not_counted"]);
});
