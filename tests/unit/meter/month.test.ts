import { expect, test } from "vitest";
import { closeMonth, resetMonth } from "#app/core/meter/month.ts";
import { addPack } from "#app/core/meter/packs.ts";
import { periodOf } from "#app/core/meter/period.ts";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { noCounts } from "#app/core/meter/state.ts";
import { attempt, MINUTE, startMeter } from "./meter-run.ts";

const LAST = Date.UTC(2026, 10, 30, 23, 59, 59, 999);
const FIRST = Date.UTC(2026, 11, 1);
const FREE = { plan: "Free", isFirstMonth: false } as const;

/** A meter in November with one charged file analysis and a partly used pack. */
function november() {
  const meter = startMeter(LAST - MINUTE);
  const command = attempt({ feature: "file_analysis" });
  meter.run(addPack, { purchaseId: "p1", inputTokens: 1_000, outputTokens: 1_000 });
  meter.run(reserve, command);
  const figures = { inputTokens: 75_300, outputTokens: 400, isCounted: true };
  meter.run(commit, { reservationId: command.reservationId, ...figures });
  return meter;
}

test("The month is the calendar month in UTC [OPEN-33]", () => {
  expect(periodOf(LAST)).toBe("2026-11");
  expect(periodOf(FIRST)).toBe("2026-12");
});

test("Limits hold until the last millisecond of the month and are whole again with the next [OPEN-33] [USE-09] [USE-10]", () => {
  const meter = november();
  const again = (at: number) => meter.run(reserve, attempt({ feature: "file_analysis" }), at);
  expect(again(LAST)).toMatchObject({ refused: "limit_reached", which: "count" });
  expect(again(FIRST).admitted).toBe(true);
  expect(meter.run(snapshot, FREE, FIRST)).toMatchObject({
    period: "2026-12",
    counts: { file_analysis: { used: 0, reserved: 1 } },
    tokens: { inputTokens: { used: 0 }, outputTokens: { used: 0 } },
  });
  const busy = startMeter(LAST - MINUTE);
  const diagnose = (at: number) => {
    const command = attempt({ feature: "nanda", perMinute: 100 });
    const { admitted } = busy.run(reserve, command, at);
    const { reservationId } = command;
    if (admitted) busy.run(commit, { reservationId, inputTokens: 1, outputTokens: 1, isCounted: true }, at);
    return admitted;
  };
  for (const at of [LAST, FIRST])
    expect(Array.from({ length: 16 }, () => diagnose(at))).toEqual([...Array(15).fill(true), false]);
});

test("What is left of a pack goes on into the next months, on top of their allowance [PLAN-44] [OPEN-33]", () => {
  const meter = november();
  expect(meter.state.packs).toEqual({ inputTokens: 700, outputTokens: 1_000 });
  const may = Date.UTC(2027, 4, 20);
  expect(meter.run(snapshot, FREE, may).packs).toEqual({ inputTokens: 700, outputTokens: 1_000 });
  expect(meter.run(snapshot, FREE, may).tokens.inputTokens.limit).toBe(75_700);
});

test("The first command after a month closes it with its figures, once", () => {
  const meter = november();
  meter.run(snapshot, FREE, FIRST);
  meter.run(snapshot, FREE, FIRST + 1);
  const months = meter.records.filter((record) => record.kind === "month");
  expect(months).toEqual([
    {
      kind: "month",
      period: "2026-11",
      counts: { ...noCounts(), file_analysis: 1 },
      inputTokens: 75_300,
      outputTokens: 400,
      closedAt: FIRST,
    },
  ]);
});

test("Closing a month does nothing before it is over and nothing when it is done", () => {
  const meter = november();
  expect(meter.run(closeMonth, { period: "2026-11" }, LAST)).toEqual({ isClosed: false });
  expect(meter.run(closeMonth, { period: "2026-11" }, FIRST)).toEqual({ isClosed: true });
  const after = meter.state;
  expect(meter.run(closeMonth, { period: "2026-11" }, FIRST + 1)).toEqual({ isClosed: true });
  expect(meter.state).toBe(after);
  expect(meter.records.filter((record) => record.kind === "month")).toHaveLength(1);
});

test("A clock that steps back over the month's end does not open the old month again", () => {
  const meter = november();
  meter.run(closeMonth, { period: "2026-11" }, FIRST);
  const command = attempt();
  meter.run(reserve, command, LAST);
  meter.run(
    commit,
    { reservationId: command.reservationId, inputTokens: 1, outputTokens: 1, isCounted: true },
    LAST,
  );
  expect(meter.records.at(-1)).toMatchObject({ kind: "event", period: "2026-12" });
  expect(meter.records.filter((record) => record.kind === "month")).toHaveLength(1);
});

test("A generation that runs over the month's end is charged to the month in which it ends", () => {
  const meter = startMeter(LAST);
  const command = attempt();
  meter.run(reserve, command, LAST);
  meter.run(
    commit,
    { reservationId: command.reservationId, inputTokens: 9, outputTokens: 9, isCounted: true },
    FIRST,
  );
  expect(meter.records).toMatchObject([
    { kind: "month", period: "2026-11", inputTokens: 0 },
    { kind: "event", period: "2026-12", inputTokens: 9 },
  ]);
});

test("A reset starts the month at 0 once for each right to it, keeps the right where nothing was used, and gives back nothing that packs paid", () => {
  const meter = november();
  expect(meter.run(resetMonth, { resetId: "invoice-1" })).toEqual({ isReset: true, isUnused: false });
  expect(meter.run(resetMonth, { resetId: "invoice-2" })).toEqual({ isReset: false, isUnused: true });
  expect(meter.run(snapshot, FREE)).toMatchObject({
    counts: { file_analysis: { used: 0 } },
    tokens: { inputTokens: { used: 0, limit: 75_700 } },
    packs: { inputTokens: 700, outputTokens: 1_000 },
  });
  const command = attempt({ feature: "file_analysis" });
  meter.run(reserve, command);
  meter.run(commit, {
    reservationId: command.reservationId,
    inputTokens: 1,
    outputTokens: 1,
    isCounted: true,
  });
  expect(meter.run(resetMonth, { resetId: "invoice-1" })).toEqual({ isReset: false, isUnused: false });
  expect(meter.state.counts.file_analysis).toBe(1);
  expect(meter.run(resetMonth, { resetId: "invoice-2" })).toEqual({ isReset: true, isUnused: false });
});
