import { expect, test } from "vitest";
import type { WorkCopy } from "#app/core/record/work/work-copies.ts";
import { type Parts, parts, stored, tab } from "./work-tabs.ts";

const EARLIER = { notes: "Bed 1, earlier", vitals: "HR 90" };
const NEXT = { notes: "Bed 2, typed now", vitals: "" };

/** Work of an earlier session, and what a page that asked about it was left with in this browser. */
async function leftUnanswered() {
  const { server, clock } = parts();
  tab({ server, clock }).type(EARLIER);
  await clock.run(2_000);
  const asked = tab({ server, clock, isFromEarlierSession: true });
  asked.type({ notes: "Bed 2, typed" });
  await clock.run(150);
  asked.type(NEXT);
  await clock.run(150);
  asked.keeper.leave();
  const copy = structuredClone(asked.box.copy) as WorkCopy;
  expect([asked.left, stored(server)]).toEqual([[], { state: EARLIER }]);
  expect(asked.keeper.view.get().status).toBe("on_this_computer");
  return { server, clock, copy };
}

/** The page that is opened after it. */
async function reopened({ isEarlier }: { isEarlier: boolean }) {
  const { copy, ...more } = await leftUnanswered();
  const opened: Parts = { ...more, isFromEarlierSession: true };
  const box = { copy: null, others: [copy], isEarlier };
  const next = tab({ ...opened, box });
  await more.clock.run(3_000);
  return { ...more, ...next, box, copy };
}

test("what is typed while the question about earlier work is open comes back after a closed tab, and the question stays", async () => {
  const { keeper, page, server, clock, box, copy } = await reopened({ isEarlier: false });
  expect([page.state, keeper.view.get().question]).toEqual([NEXT, expect.objectContaining({ savedAt: 1 })]);
  expect([stored(server), box.others]).toEqual([{ state: EARLIER }, [copy]]);
  keeper.answer(false);
  await clock.run(2_000);
  expect([page.state, stored(server), box.others, box.copy]).toEqual([NEXT, { state: NEXT }, [], null]);
});

test("where earlier work is wanted beside what was typed meanwhile, both are there", async () => {
  const { keeper, page, server, clock } = await reopened({ isEarlier: false });
  keeper.answer(true);
  await clock.run(2_000);
  expect([page.state.notes, keeper.view.get().other]).toEqual([NEXT.notes, EARLIER]);
  expect(stored(server)).toMatchObject({ state: { notes: NEXT.notes }, other: EARLIER });
});

for (const isWanted of [true, false])
  test(`a later session asks about each of the two by itself, and the first answer, ${isWanted ? "Restore" : "Discard"}, is none to the second`, async () => {
    const { keeper, page, server, clock, box, copy } = await reopened({ isEarlier: true });
    const { view } = keeper;
    expect([page.state.notes, view.get().question?.savedAt, view.get().other]).toEqual(["", 1, null]);
    keeper.answer(isWanted);
    await clock.run(2_000);
    expect([page.state.notes, view.get().question?.savedAt]).toEqual([isWanted ? EARLIER.notes : "", 5]);
    expect([stored(server), box.others]).toEqual([{ state: EARLIER }, [copy]]);
    keeper.answer(true);
    await clock.run(2_000);
    expect(stored(server)?.state.notes).toBe(isWanted ? EARLIER.notes : NEXT.notes);
    expect(view.get().other?.notes).toBe(isWanted ? NEXT.notes : undefined);
    expect(box.others).toEqual([]);
  });

test("text that was taken back before the answer leaves nothing in the browser", async () => {
  const { server, clock } = parts();
  tab({ server, clock }).type(EARLIER);
  await clock.run(2_000);
  const { keeper, type, box } = tab({ server, clock, isFromEarlierSession: true });
  type({ notes: "Wrong bed" });
  await clock.run(150);
  expect(box.copy?.state).toEqual({ notes: "Wrong bed", vitals: "" });
  type({ notes: "" });
  await clock.run(150);
  expect([box.copy, keeper.view.get().status]).toEqual([null, "idle"]);
});
