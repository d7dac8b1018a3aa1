import { expect, test } from "vitest";
import { type Box, memoryClock, type Parts, parts, stored, tab } from "./work-tabs.ts";

test("a page that is left sends what is not saved, and nothing otherwise", async () => {
  const { server, clock } = parts();
  const { keeper, type, left } = tab({ server, clock });
  keeper.leave();
  expect(left).toEqual([]);
  type({ notes: "last words" });
  keeper.leave();
  expect(JSON.parse(left[0]?.text ?? "").state.notes).toBe("last words");
});

test.each(["nothing", "a conversation"])(
  "a page that is left just after its work was cleared leaves no older copy that would bring it back, where the server has %s",
  async (held) => {
    const { server, clock } = parts();
    const box: Box = { copy: null };
    const { keeper, type, left } = tab({ server, clock, box });
    if (held !== "nothing") {
      type({ notes: held });
      await clock.run(2_000);
    }
    type({ notes: "a longer conversation" });
    await clock.run(150);
    expect(box.copy?.state).toMatchObject({ notes: "a longer conversation" });
    type({ notes: "" });
    keeper.leave();
    expect(left.map(({ text }) => text)).toEqual(held === "nothing" ? [] : [null]);
    expect(box.copy).toBeNull();
  },
);

/** A page that was left after it was cleared, with its last words still being sent. */
async function leftWhileCleared(server: Parts["server"]) {
  // Its own clock, which stops once the page is gone.
  const clock = memoryClock();
  const { keeper, type, left, leftOver, box } = tab({ server, clock });
  type({ notes: "said before" });
  await clock.run(2_000);
  server.isAway = true;
  type({ notes: "said before, and more" });
  await clock.run(700);
  type({ notes: "" });
  keeper.leave();
  server.isAway = false;
  const [clearing] = left;
  if (!clearing) throw new Error("Nothing was sent on leaving");
  return { clearing, left: { saveId: clearing.saveId, over: leftOver, isCleared: true }, box };
}

test("what was cleared stays cleared where the clearing arrives only after the next page has opened, and also where it never does", async () => {
  const { server, clock } = parts();
  const { clearing, left, box } = await leftWhileCleared(server);
  expect(clearing.text).toBeNull();
  const { page, keeper } = tab({ server, clock, box, left });
  expect(keeper.state().notes).toBe("");
  await clock.run(2_000);
  expect(stored(server)).toBeNull();
  expect(page.state.notes).toBe("");
});

test("a save that was under way when its work was cleared brings nothing back", async () => {
  const { server, clock } = parts();
  const { clearing, left, box } = await leftWhileCleared(server);
  const { page, type } = tab({ server, clock, box, left });
  const late = { state: { notes: "said before, and more", vitals: "" } };
  const [, underWay = ""] = left.over;
  await server.save({ ...clearing, text: JSON.stringify(late), saveId: underWay });
  type({ vitals: "HR 90" });
  await clock.run(4_000);
  expect(page.state).toEqual({ notes: "", vitals: "HR 90" });
  expect(stored(server)).toEqual({ state: { notes: "", vitals: "HR 90" } });
});

test.each(["that was under way", "that the first page sent as it was left"])(
  "a page that cleared what the page before it had typed brings nothing back where a save %s arrives between the two",
  async (which) => {
    const { server, clock } = parts();
    const own = memoryClock();
    const first = tab({ server, clock: own });
    first.type({ notes: "said before" });
    await own.run(2_000);
    const before = { ...server.held() };
    server.isAway = true;
    first.type({ notes: "said before, and more" });
    await own.run(2_000);
    first.keeper.leave();
    const [last] = first.left;
    if (!last?.text || !first.box.copy) throw new Error("Nothing was sent and copied on leaving");
    const [, underWay = ""] = first.leftOver;
    server.isAway = false;

    const others = [structuredClone(first.box.copy)];
    const left = { saveId: last.saveId, over: first.leftOver, isCleared: false };
    const second = tab({ server, clock: memoryClock(), box: { copy: null, others }, left });
    second.type({ notes: "" });
    second.keeper.leave();
    const [clearing] = second.left;
    expect(clearing).toMatchObject({ text: null, revision: before.revision });
    await server.save(which === "that was under way" ? { ...last, saveId: underWay } : last);

    const cleared = { saveId: clearing?.saveId ?? "", over: second.leftOver, isCleared: true };
    const { page, keeper } = tab({ server, clock, box: { copy: null, others }, left: cleared });
    await clock.run(4_000);
    expect([keeper.state().notes, page.state.notes]).toEqual(["", ""]);
    expect(stored(server)).toBeNull();
  },
);

test("a copy of what was cleared brings nothing back where neither its save nor the clearing has arrived", async () => {
  const { server, clock } = parts();
  const first = tab({ server, clock: memoryClock() });
  first.type({ notes: "said" });
  first.keeper.leave();
  await clock.run(0);
  const [last] = first.left;
  if (!last || !first.box.copy) throw new Error("Nothing was sent and copied on leaving");
  const others = [structuredClone(first.box.copy)];
  const left = { saveId: last.saveId, over: first.leftOver, isCleared: false };
  const second = tab({
    server,
    clock: memoryClock(),
    box: { copy: null, others: structuredClone(others) },
    left,
  });
  await clock.run(0);
  expect(second.page.state.notes).toBe("said");
  second.type({ notes: "" });
  second.keeper.leave();
  const cleared = { saveId: second.left[0]?.saveId ?? "", over: second.leftOver, isCleared: true };
  const { page } = tab({ server, clock, box: { copy: null, others }, left: cleared });
  await clock.run(4_000);
  expect(page.state.notes).toBe("");
  expect(stored(server)).toBeNull();
});

test("a clearing says nothing of what another page has saved since", async () => {
  const { server, clock } = parts();
  const { left, box } = await leftWhileCleared(server);
  const other = tab({ server, clock });
  other.type({ vitals: "HR 90" });
  await clock.run(2_000);
  const { keeper } = tab({ server, clock, box, left });
  await clock.run(4_000);
  expect(keeper.state()).toEqual({ notes: "said before", vitals: "HR 90" });
});

/** A page whose copy is older than its last save: the copy takes a moment to seal. */
async function leftWithOlderCopy({ server, clock }: Parts, words: [copied: string, sent: string]) {
  const own = memoryClock();
  const { keeper, type, left, leftOver, box } = tab({ server, clock: own });
  type({ notes: words[0] });
  await own.run(150);
  const copy = structuredClone(box.copy);
  type({ notes: words[1] });
  keeper.leave();
  const [last] = left;
  if (!copy || !last) throw new Error("Nothing was copied and sent");
  await clock.run(0);
  return { copy, last, left: { saveId: last.saveId, over: leftOver, isCleared: false } };
}

test("a copy that is older than its page's last save changes nothing, whether that save arrives before the next page or after it", async () => {
  for (const isLate of [false, true]) {
    const { server, clock } = parts();
    const { copy, last, left } = await leftWithOlderCopy({ server, clock }, [
      "Which drugs",
      "How much fluid",
    ]);
    if (!isLate) await server.save(last);
    const box = { copy: null, others: [copy] };
    const { keeper, page } = tab({ server, clock, box, left });
    await clock.run(100);
    if (isLate) {
      await server.save(last);
      keeper.absorb({ ...server.held() });
    }
    await clock.run(3_000);
    expect([isLate, page.state.notes, keeper.view.get().other]).toEqual([isLate, "How much fluid", null]);
    expect(box.others).toEqual([]);
    expect(stored(server)).toEqual({ state: { notes: "How much fluid", vitals: "" } });
  }
});

test("a copy is erased as soon as the server is seen to have it, and cannot speak against what is typed later", async () => {
  const { server, clock } = parts();
  const first = tab({ server, clock: memoryClock() });
  first.type({ notes: "Question two?" });
  first.keeper.leave();
  await clock.run(0);
  const [sent] = first.left;
  if (sent) await server.save(sent);
  const box = { copy: null, others: [structuredClone(first.box.copy)].filter((copy) => copy !== null) };
  expect(box.others).toHaveLength(1);
  const { page } = tab({ server, clock, box });
  await clock.run(100);
  expect(page.state.notes).toBe("Question two?");
  expect(box.others).toEqual([]);
});
