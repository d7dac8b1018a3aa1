import { expect, test } from "vitest";
import { type Parts, parts, stored, tab } from "./work-tabs.ts";

test("what is typed is copied in this browser within 150 ms and on the server within 2 s, also while typing goes on", async () => {
  const { server, clock } = parts();
  const { type, box, keeper } = tab({ server, clock });
  type({ notes: "a" });
  await clock.run(150);
  expect(box.copy?.state).toEqual({ notes: "a", vitals: "" });
  for (let letter = 0; letter < 8; letter++) {
    type({ notes: "b".repeat(letter + 1) });
    await clock.run(200);
  }
  expect(stored(server)?.state.notes).toMatch(/^b+$/);
  await clock.run(2_000);
  expect(stored(server)?.state.notes).toBe("bbbbbbbb");
  expect(keeper.view.get().status).toBe("saved");
  expect(box.copy).toBeNull();
});

test("nothing is sent for a page that only opened, and an emptied form is forgotten", async () => {
  const { server, clock } = parts();
  const one = tab({ server, clock });
  await clock.run(10_000);
  expect(server.held().revision).toBe(0);
  one.type({ notes: "x" });
  await clock.run(2_000);
  one.type({ notes: "" });
  await clock.run(2_000);
  expect(server.held().text).toBeNull();
});

test("without a connection the page says so, and the work is sent when it is back", async () => {
  const { server, clock } = parts();
  const { type, keeper, box } = tab({ server, clock });
  server.isAway = true;
  type({ notes: "far away" });
  await clock.run(5_000);
  expect(keeper.view.get().status).toBe("on_this_computer");
  expect(box.copy?.state).toMatchObject({ notes: "far away" });
  server.isAway = false;
  await keeper.flush();
  await clock.run(0);
  expect(stored(server)?.state.notes).toBe("far away");
  expect(keeper.view.get().status).toBe("saved");
});

test("a tab that crashed comes back with its copy, in the same session without a question", async () => {
  const { server, clock } = parts();
  const before = tab({ server, clock });
  before.type({ notes: "on the server" });
  await clock.run(2_000);
  before.type({ notes: "on the server, and here" });
  await clock.run(160);
  server.isAway = true;
  const after = tab({ server, clock, box: { copy: structuredClone(before.box.copy) } });
  await clock.run(0);
  expect(after.page.state.notes).toBe("on the server, and here");
  expect(after.keeper.view.get().question).toBeNull();
});

test("a save whose answer was lost is no other version", async () => {
  const { server, clock } = parts();
  const { type, keeper, page } = tab({ server, clock });
  server.isDeaf = true;
  type({ notes: "first" });
  await clock.run(600);
  type({ notes: "second" });
  server.isDeaf = false;
  await clock.run(3_000);
  expect(stored(server)).toEqual({ state: { notes: "second", vitals: "" } });
  expect(keeper.view.get().other).toBeNull();
  expect(page.state.notes).toBe("second");
});

test("two tabs that change different fields keep both; the same field is offered in both versions", async () => {
  const { server, clock } = parts();
  const [one, two] = [tab({ server, clock }), tab({ server, clock })];
  one.type({ notes: "from one" });
  await clock.run(2_000);
  two.type({ vitals: "HR 90" });
  await clock.run(2_000);
  expect(stored(server)?.state).toEqual({ notes: "from one", vitals: "HR 90" });
  expect(two.page.state.notes).toBe("from one");
  one.keeper.absorb({ ...server.held() });
  expect(one.page.state.vitals).toBe("HR 90");

  one.type({ notes: "left" });
  await clock.run(2_000);
  two.type({ notes: "right" });
  await clock.run(2_000);
  expect(two.keeper.view.get().other).toEqual({ notes: "left", vitals: "HR 90" });
  expect(stored(server)).toMatchObject({ state: { notes: "right" }, other: { notes: "left" } });
  two.keeper.choose(true);
  await clock.run(2_000);
  expect(two.page.state.notes).toBe("left");
  expect(stored(server)?.state).toEqual({ notes: "left", vitals: "HR 90" });
});

for (const isWanted of [true, false])
  test(`work of an earlier session waits for an answer: ${isWanted ? "restored" : "discarded"}`, async () => {
    const { server, clock } = parts();
    tab({ server, clock }).type({ notes: "earlier" });
    await clock.run(2_000);
    const { keeper, page } = tab({ server, clock, isFromEarlierSession: true });
    expect(page.state.notes).toBe("");
    expect(keeper.view.get().question).toEqual({ savedAt: 1, called: "unsaved note", beginning: "" });
    const { revision } = server.held();
    await clock.run(5_000);
    expect(server.held().revision).toBe(revision);
    keeper.answer(isWanted);
    await clock.run(2_000);
    expect(page.state.notes).toBe(isWanted ? "earlier" : "");
    expect(stored(server)?.state.notes).toBe(isWanted ? "earlier" : undefined);
    expect(server.held().revision).toBeGreaterThan(revision);
  });

/** Two tabs left in an earlier session: the second one's save arrived, the first one's did not. */
async function twoLeftTabs({ server, clock }: Parts) {
  const [unsent, sent] = [tab({ server, clock }), tab({ server, clock })];
  unsent.type({ notes: "never arrived" });
  sent.type({ vitals: "HR 90" });
  await clock.run(150);
  for (const { keeper } of [unsent, sent]) keeper.leave();
  const [last] = sent.left;
  if (last) await server.save(last);
  return [unsent, sent].flatMap(({ box: { copy } }) => (copy ? [structuredClone(copy)] : []));
}

test("of two tabs that were left, what one had not sent comes back beside what the other's last save brought", async () => {
  const { server, clock } = parts();
  const others = await twoLeftTabs({ server, clock });
  const box = { copy: null, others, isEarlier: true };
  const { keeper, page } = tab({ server, clock, box, isFromEarlierSession: true });
  await clock.run(0);
  keeper.answer(true);
  expect(page.state).toEqual({ notes: "never arrived", vitals: "HR 90" });
  await clock.run(2_000);
  expect(stored(server)?.state).toEqual({ notes: "never arrived", vitals: "HR 90" });
  expect(box.others).toEqual([]);
});

test("copies that are found after a quick answer are asked about too, and stay in the browser until that is answered", async () => {
  const { server, clock } = parts();
  const others = await twoLeftTabs({ server, clock });
  const { promise: found, resolve: find } = Promise.withResolvers<void>();
  const box = { copy: null, others, isEarlier: true, found };
  const { keeper, page } = tab({ server, clock, box, isFromEarlierSession: true });
  keeper.answer(true);
  await clock.run(400);
  find();
  await clock.run(5_000);
  expect(keeper.view.get().question).not.toBeNull();
  expect(box.others).toEqual(others);
  keeper.answer(true);
  await clock.run(2_000);
  expect(page.state).toEqual({ notes: "never arrived", vitals: "HR 90" });
  expect(stored(server)?.state).toEqual({ notes: "never arrived", vitals: "HR 90" });
  expect(box.others).toEqual([]);
});

test("what was typed before the page knew what is kept stands, and the kept text is offered beside it", async () => {
  const { server, clock } = parts();
  tab({ server, clock }).type({ notes: "kept" });
  await clock.run(2_000);
  const { keeper, page } = tab({ server, clock });
  keeper.join({ notes: "typed meanwhile", vitals: "" });
  await clock.run(2_000);
  expect(page.state.notes).toBe("typed meanwhile");
  expect(keeper.view.get().other).toEqual({ notes: "kept", vitals: "" });
  expect(stored(server)).toMatchObject({ state: { notes: "typed meanwhile" }, other: { notes: "kept" } });
});

test("what was typed while earlier work was asked about is not given up for it, nor the earlier work for that", async () => {
  const { server, clock } = parts();
  tab({ server, clock }).type({ notes: "earlier" });
  await clock.run(2_000);
  const { keeper, page, type } = tab({ server, clock, isFromEarlierSession: true });
  type({ notes: "typed now" });
  keeper.answer(true);
  expect(page.state.notes).toBe("typed now");
  expect(keeper.view.get().other).toEqual({ notes: "earlier", vitals: "" });
});
