import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { deletionJobs } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { admitUse } from "#app/core/generation/admission.server.ts";
import type { Message } from "#app/core/maintenance/messages.ts";
import { database, databaseOf } from "../databases.ts";
import { deliver, deliverMessage, memoryLog } from "../maintenance/maintenance-parts.ts";
import { metersWithout, spentBy } from "../sbar/note-calls.ts";
import { freshPerson } from "../signed-in.ts";
import { MINUTE, meterFor, setClock } from "./usage-person.ts";

const figures = { inputTokens: 20, outputTokens: 10, isCounted: true };
const asked = { feature: "sbar", inputTokens: 5, outputTokens: 50, leastOutputTokens: 10 } as const;
const counted = { notes: 1, input: 20, output: 10, reserved: [0, 0, 0] };

/** A queue that keeps its messages, or refuses them. */
function queueOf(isAway = false) {
  const bodies: unknown[] = [];
  const send = async (body: unknown) => {
    if (isAway) throw new Error("The queue is away.");
    bodies.push(JSON.parse(JSON.stringify(body)));
  };
  return { bodies, binding: { send } as unknown as Queue };
}

type Asking = { isAway?: boolean; again?: { person: Asker; key: string } };
type Asker = ReturnType<typeof newAsker>;
const newAsker = () => ({
  ...freshPerson(),
  plan: "Free" as const,
  isUnlimited: false,
  lastActiveAt: 0,
  readAt: 0,
});

/** A person who generates while these commands do not reach the meter. */
async function generate(
  lost: ("reserve" | "commit" | "recordUnchecked")[],
  { isAway = false, again }: Asking = {},
) {
  const person = again?.person ?? newAsker();
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
  const key = again?.key ?? crypto.randomUUID();
  const use = await admitUse(app, person, { ...asked, key, input: "Pt more SOB since 0300" });
  await use.settle(figures);
  return { person, key, ...queue, events: lines.map(([, event]) => event), text: JSON.stringify(lines) };
}

test.each([
  ["whose reservation the meter knows", ["commit"] as const],
  ["that was allowed without a check", ["reserve", "recordUnchecked"] as const],
])(
  "A use %s and whose settlement does not reach the meter is counted by the queue, once, without any content [USE-05] [OPEN-15]",
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

test("A charge that waited in the queue finds that its key was charged meanwhile, as long as queues may wait [USE-05]", async () => {
  for (const minutes of [1, 11, 23 * 60]) {
    const { person, key, bodies } = await generate(["reserve", "recordUnchecked"]);
    const { bodies: none } = await generate([], { again: { person, key } });
    expect([bodies.length, none.length]).toEqual([1, 0]);
    const { stub } = meterFor(person.userId);
    await setClock(stub, () => Date.now() + minutes * MINUTE);
    expect(await deliver(bodies[0])).toBe("done");
    expect([minutes, await spentBy(person)]).toEqual([minutes, counted]);
  }
});

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
