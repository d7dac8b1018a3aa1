import { expect, test } from "vitest";
import type { OpenedWork, SavedWork } from "#app/core/record/work/work.ts";
import type { WorkCopies, WorkCopy } from "#app/core/record/work/work-copies.ts";
import { openWorkKeeper, type SentWork, type WorkKind } from "#app/core/record/work/work-keeper.ts";

type Form = { notes: string; vitals: string };
const KIND: WorkKind<Form> = {
  tool: "sbar",
  empty: { notes: "", vitals: "" },
  isEmpty: ({ notes, vitals }) => notes === "" && vitals === "",
  read: (stored) => {
    const { notes = "", vitals = "" } = (stored ?? {}) as Partial<Form>;
    return { notes, vitals };
  },
};

/** A server in memory: `isAway` loses the request, `isDeaf` loses the answer. */
function memoryServer() {
  let held = { text: null as string | null, revision: 0, saveId: "" };
  const server = {
    isAway: false,
    isDeaf: false,
    held: () => held,
    save: async ({ text, revision, saveId }: SentWork): Promise<SavedWork> => {
      if (server.isAway) throw new Error("away");
      const isSaved = revision === held.revision;
      if (isSaved) held = { text, revision: revision + 1, saveId };
      if (server.isDeaf) throw new Error("deaf");
      return isSaved ? { isSaved, revision: held.revision } : { isSaved, current: held };
    },
  };
  return server;
}

/** A clock that the test moves; what is due runs in order. */
function memoryClock() {
  let now = 0;
  let due: { at: number; work: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return {
    now: () => now,
    newId: () => crypto.randomUUID(),
    after: (ms: number, work: () => void) => {
      const entry = { at: now + ms, work };
      due.push(entry);
      return () => {
        due = due.filter((one) => one !== entry);
      };
    },
    async run(ms: number) {
      const end = now + ms;
      await settle();
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = next.at;
        next.work();
        await settle();
      }
      now = end;
    },
  };
}

/** What one tab keeps in the browser, and what others left there. */
type Box = { copy: WorkCopy | null; others?: WorkCopy[]; isEarlier?: boolean; found?: Promise<void> };

function memoryCopies(box: Box): WorkCopies {
  return {
    write: async (copy) => {
      box.copy = structuredClone(copy);
    },
    read: async () => {
      const { copy: own, others = own ? [own] : [], isEarlier = false, found } = box;
      await found;
      return others.map((copy) => ({
        copy,
        at: 5,
        isEarlier,
        drop: () => {
          box.others = box.others?.filter((one) => one !== copy) ?? [];
        },
      }));
    },
    erase: () => {
      box.copy = null;
    },
  };
}

type Parts = {
  server: ReturnType<typeof memoryServer>;
  clock: ReturnType<typeof memoryClock>;
  box?: Box;
  isFromEarlierSession?: boolean;
  clearedOver?: readonly string[];
};

/** A tab that opens the tool now. */
function tab({ server, clock, box = { copy: null }, isFromEarlierSession = false, clearedOver = [] }: Parts) {
  const { text, revision, saveId } = server.held();
  const opened: OpenedWork = {
    userId: "u",
    tool: "sbar",
    text,
    revision,
    saveId,
    savedAt: text === null ? null : 1,
    isFromEarlierSession,
    sessionId: "s",
    browserKey: "",
  };
  const left: SentWork[] = [];
  const leftOver: string[] = [];
  const transport = {
    load: async () => opened,
    save: server.save,
    saveOnLeaving: (work: SentWork, over: readonly string[]) => {
      left.push(work);
      leftOver.push(...over);
    },
  };
  const copies = memoryCopies(box);
  const keeper = openWorkKeeper({ kind: KIND, transport, copies, clock, opened, clearedOver });
  const page = { state: keeper.state() };
  keeper.onRestore((state) => {
    page.state = state;
  });
  const type = (change: Partial<Form>) => {
    page.state = { ...page.state, ...change };
    keeper.change(page.state);
  };
  return { keeper, page, type, left, leftOver, box };
}

const parts = () => ({ server: memoryServer(), clock: memoryClock() });
const stored = (server: ReturnType<typeof memoryServer>) =>
  JSON.parse(server.held().text ?? "null") as { state: Form; other?: Form } | null;

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
  expect(stored(server)).toEqual({ state: { notes: "left", vitals: "HR 90" } });
});

for (const isWanted of [true, false])
  test(`work of an earlier session waits for an answer: ${isWanted ? "restored" : "discarded"}`, async () => {
    const { server, clock } = parts();
    tab({ server, clock }).type({ notes: "earlier" });
    await clock.run(2_000);
    const { keeper, page } = tab({ server, clock, isFromEarlierSession: true });
    expect(page.state.notes).toBe("");
    expect(keeper.view.get().question).toEqual({ savedAt: 1 });
    const { revision } = server.held();
    await clock.run(5_000);
    expect(server.held().revision).toBe(revision);
    keeper.answer(isWanted);
    await clock.run(2_000);
    expect(page.state.notes).toBe(isWanted ? "earlier" : "");
    expect(stored(server)?.state.notes).toBe(isWanted ? "earlier" : undefined);
    expect(server.held().revision).toBeGreaterThan(revision);
  });

/** Two tabs that were left in an earlier session: the save of the second arrived, the first one's did not. */
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

/** A page that was left while its last words were under way and after it was cleared. */
async function leftWhileCleared(server: Parts["server"]) {
  // Its own clock, which stands still once the page is gone.
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
  return { clearing, clearedOver: leftOver, box };
}

test("what was cleared stays cleared where the clearing arrives only after the next page has opened, and also where it never does", async () => {
  const { server, clock } = parts();
  const { clearing, clearedOver, box } = await leftWhileCleared(server);
  expect(clearing.text).toBeNull();
  const { page, keeper } = tab({ server, clock, box, clearedOver });
  expect(keeper.state().notes).toBe("");
  await clock.run(2_000);
  expect(stored(server)).toBeNull();
  expect(page.state.notes).toBe("");
});

test("a save that was under way when its work was cleared brings nothing back", async () => {
  const { server, clock } = parts();
  const { clearing, clearedOver, box } = await leftWhileCleared(server);
  const { page, type } = tab({ server, clock, box, clearedOver });
  const late = { state: { notes: "said before, and more", vitals: "" } };
  const [, underWay = ""] = clearedOver;
  await server.save({ ...clearing, text: JSON.stringify(late), saveId: underWay });
  type({ vitals: "HR 90" });
  await clock.run(4_000);
  expect(page.state).toEqual({ notes: "", vitals: "HR 90" });
  expect(stored(server)).toEqual({ state: { notes: "", vitals: "HR 90" } });
});

test("a clearing says nothing of what another page has saved since", async () => {
  const { server, clock } = parts();
  const { clearedOver, box } = await leftWhileCleared(server);
  const other = tab({ server, clock });
  other.type({ vitals: "HR 90" });
  await clock.run(2_000);
  const { keeper } = tab({ server, clock, box, clearedOver });
  await clock.run(4_000);
  expect(keeper.state()).toEqual({ notes: "said before", vitals: "HR 90" });
});
