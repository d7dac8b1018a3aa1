import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { type MonthFigures, noCounts } from "#app/core/meter/state.ts";
import { erasePerson, exportPerson } from "#app/core/usage/personal-data.server.ts";
import { writeHistory } from "#app/core/usage/usage-history.server.ts";
import { database } from "../databases.ts";
import { FREE, fileAnalysis, holdWrites, meterFor } from "./usage-person.ts";

const deps = { meters: env.USAGE_METER, database };
const ONE = { inputTokens: 3, outputTokens: 2, isCounted: true };
const NOTHING = { meter: { state: null, pending: [] }, events: [], months: [] };

const LAST_MONTH: MonthFigures = {
  period: "2026-01",
  counts: { ...noCounts(), sbar: 4 },
  inputTokens: 40,
  outputTokens: 20,
  closedAt: 1,
  revision: 1,
};

/** A person with a closed month and one use in D1, one in the outbox, one in progress, and a pack. */
async function activePerson() {
  const person = meterFor();
  const stored = fileAnalysis({ plan: "Premium" });
  const pending = fileAnalysis({ plan: "Premium" });
  const open = fileAnalysis({ plan: "Premium" });
  for (const command of [stored, pending, open]) await person.meter.reserve(command);
  await person.meter.addPack({ purchaseId: "p1", inputTokens: 10, outputTokens: 10 });
  await person.meter.commit({ reservationId: stored.reservationId, ...ONE });
  await runDurableObjectAlarm(person.stub);
  await writeHistory(deps.database, person.userId, [LAST_MONTH]);
  await person.meter.commit({ reservationId: pending.reservationId, ...ONE });
  return { ...person, stub: person.stub, stored, pending, open };
}

test("A person's export holds the meter, what is on its way, its charged runs, and the months in D1", async () => {
  const person = await activePerson();
  const everything = await exportPerson(deps, person.userId);
  expect(everything.events.map(({ eventId }) => eventId).sort()).toEqual(
    [person.stored.reservationId, person.pending.reservationId].sort(),
  );
  expect(everything.months).toMatchObject([
    { period: "2026-01", counts: { sbar: 4 }, inputTokens: 40 },
    { counts: { file_analysis: 1 }, inputTokens: 3 },
  ]);
  expect(everything.meter.pending).toMatchObject([{ counts: { file_analysis: 2 }, inputTokens: 6 }]);
  expect(everything.meter.state).toMatchObject({
    counts: { file_analysis: 2 },
    tokens: { inputTokens: 6, outputTokens: 4 },
    packsBought: [{ id: "p1", inputTokens: 10, outputTokens: 10 }],
  });
});

test("An erased person leaves no row, no alarm and no state, and others keep theirs", async () => {
  const other = await activePerson();
  const person = await activePerson();
  const kept = await exportPerson(deps, other.userId);
  await erasePerson(deps, person.userId);
  expect(await exportPerson(deps, person.userId)).toEqual(NOTHING);
  expect(await runDurableObjectAlarm(person.stub)).toBe(false);
  expect(
    await runInDurableObject(person.stub, (_meter, { storage }) => storage.kv.get("state")),
  ).toBeUndefined();
  expect(await exportPerson(deps, other.userId)).toEqual(kept);
  await erasePerson(deps, person.userId);
});

test("After the erasure neither a late settlement nor a use counted afterwards writes anything again", async () => {
  const person = await activePerson();
  const allowedAt = Date.now();
  await erasePerson(deps, person.userId);
  const unknown = { isSettled: false, reason: "unknown" };
  const { reservationId, key, input, feature } = person.open;
  expect(await person.meter.commit({ reservationId, ...ONE })).toEqual(unknown);
  const use = { key, input, feature, ...FREE, ...ONE };
  expect(await person.meter.recordUnchecked({ uncheckedId: "u1", allowedAt, ...use })).toEqual(unknown);
  expect(await runDurableObjectAlarm(person.stub)).toBe(false);
  expect(await exportPerson(deps, person.userId)).toEqual(NOTHING);
});

test("An erasure waits for what is being written, so that the tables are empty afterwards", async () => {
  const person = await activePerson();
  const held = await holdWrites(person.stub);
  const alarm = runDurableObjectAlarm(person.stub);
  await expect.poll(held.hasBegun).toBe(true);
  const erased = erasePerson(deps, person.userId);
  await person.meter.snapshot(FREE);
  held.letGo();
  await Promise.all([alarm, erased]);
  expect(await exportPerson(deps, person.userId)).toEqual(NOTHING);
  expect(await runDurableObjectAlarm(person.stub)).toBe(false);
});

test("A meter counts again from 0 after an erasure", async () => {
  const { userId, meter, stub } = meterFor();
  const first = fileAnalysis();
  await meter.reserve(first);
  await meter.commit({ reservationId: first.reservationId, ...ONE });
  await erasePerson(deps, userId);
  const second = fileAnalysis();
  expect(await meter.reserve(second)).toMatchObject({ admitted: true });
  await meter.commit({ reservationId: second.reservationId, ...ONE });
  await runDurableObjectAlarm(stub);
  const { events } = await exportPerson(deps, userId);
  expect(events.map(({ eventId }) => eventId)).toEqual([second.reservationId]);
});
