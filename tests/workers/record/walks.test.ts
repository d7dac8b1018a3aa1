import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { openWorkCopies } from "#app/core/record/work/work-copies.ts";
import { openWorkKeeper } from "#app/core/record/work/work-keeper.ts";
import type { WorkKeeper, WorkKind } from "#app/core/record/work/work-kind.ts";

/** How many walks: all 2,000 with `npm run robot -- --stores`, a part of them in every run. */
const { TEST_STORM_SCALE } = env as unknown as { TEST_STORM_SCALE: string };
const WALKS = Math.max(
  1,
  Math.round(2_000 * Number(TEST_STORM_SCALE) * (Number(TEST_STORM_SCALE) < 1 ? 0.2 : 1)),
);
/** Seeds that once failed come first. */
const SEEDS = [207, 26, 18, 17];
const STEPS = 25;

type Form = Record<string, string>;
const KIND: WorkKind<Form> = {
  tool: "sbar",
  empty: {},
  called: () => "note",
  isEmpty: (form) => Object.values(form).every((text) => text === ""),
  read: (stored) => (stored ?? {}) as Form,
};

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A clock that only the walk moves. */
function walkClock() {
  let now = 0;
  let ids = 0;
  let due: { at: number; work: () => void; owner: object }[] = [];
  /** Waits until work with the record or the cipher has settled: a few turns of the loop without news. */
  const settle = async (busy: () => boolean) => {
    for (let turn = 0; turn < 4 || busy(); turn++) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return {
    now: () => now,
    /** The timers of one tab, which end with it. */
    of: (owner: object) => ({
      now: () => now,
      newId: () => `save-${ids++}`,
      after: (ms: number, work: () => void) => {
        const entry = { at: now + ms, work, owner };
        due.push(entry);
        return () => {
          due = due.filter((one) => one !== entry);
        };
      },
    }),
    end: (owner: object) => {
      due = due.filter((one) => one.owner !== owner);
    },
    settle,
    async run(ms: number, busy: () => boolean) {
      const end = now + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = next.at;
        next.work();
        await settle(busy);
      }
      now = end;
      await settle(busy);
    },
  };
}

type Tab = { id: string; keeper: WorkKeeper<Form>; page: Form; isDead: boolean; field: string };

/** One walk of typing: every tab writes its own field, and both write a common one. */
async function walk(seed: number) {
  const random = randomOf(seed);
  /** A separate generator, so that a seed's walk stays the same. */
  const haste = randomOf(seed + 1_000_000);
  const clock = walkClock();
  const userId = `user_walk_${seed}_${crypto.randomUUID()}`;
  const record = openRecord(env.PERSON_RECORD, userId);
  const storage = memoryStorage();
  let isOffline = false;
  let calls = 0;
  const busy = () => calls > 0;
  let tabs: Tab[] = [];
  let count = 0;
  let session = "session-0";
  /** The latest text of each field, with the time at which it was typed, and that at which its tab crashed. */
  const typed = new Map<string, { text: string; at: number; crashedAt?: number }>();

  const openTab = async () => {
    const id = `tab${count++}`;
    const sessionId = session;
    const opened = await record.openWork({ tool: "sbar", sessionId });
    const tab: Tab = { id, page: {}, isDead: false, field: `field-${id}` } as Tab;
    /** Counted as pending: turns of the loop do not show whether the record or the cipher has answered. */
    const counted = async <T>(work: () => Promise<T>): Promise<T> => {
      calls += 1;
      try {
        return await work();
      } finally {
        calls -= 1;
      }
    };
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      if (isOffline || tab.isDead) throw new Error("away");
      return await counted(work);
    };
    const save = (work: object) =>
      call(() =>
        record.saveWork({ tool: "sbar", sessionId, ...work } as Parameters<typeof record.saveWork>[0]),
      );
    const copies = openWorkCopies({
      storage,
      userId,
      tool: "sbar",
      sessionId,
      key: opened.browserKey,
      keyOfSession: (keyOf) =>
        call(async () => (await record.openWork({ tool: "sbar", sessionId, keyOf })).browserKey),
      now: clock.now,
      tab: id,
      openTabs: async () => new Set(tabs.filter((one) => one !== tab).map((one) => one.id)),
    });
    tab.keeper = openWorkKeeper({
      kind: KIND,
      opened,
      clock: clock.of(tab),
      copies: {
        ...copies,
        read: () => counted(copies.read),
        write: (copy) => counted(() => copies.write(copy)),
      },
      transport: {
        load: () => call(() => record.openWork({ tool: "sbar", sessionId })),
        save: async (work) => {
          const saved = await save(work);
          if (random(10) === 0 || saved === "full") throw new Error("the answer was lost");
          return saved;
        },
        saveOnLeaving: (work) => void (random(2) === 0 && save(work).catch(() => {})),
      },
    });
    tab.page = tab.keeper.state();
    tab.keeper.onRestore((state) => {
      tab.page = state;
    });
    tabs.push(tab);
    // After a logout, she wants her work back. She answers at once, or once the page has read the browser's copy.
    if (haste(2) === 0) await clock.settle(busy);
    const answer = () => tab.keeper.view.get().question && tab.keeper.answer(true);
    tab.keeper.view.subscribe(answer);
    answer();
    await clock.settle(busy);
  };
  const close = async (tab: Tab, isCrash: boolean) => {
    const latest = typed.get(tab.field);
    if (isCrash && latest) latest.crashedAt = clock.now();
    if (!isCrash) tab.keeper.leave();
    await clock.settle(busy);
    tab.isDead = true;
    clock.end(tab);
    tabs = tabs.filter((one) => one !== tab);
  };
  const type = (tab: Tab) => {
    const text = `${tab.page[tab.field] ?? ""}${String.fromCharCode(97 + random(26))}`;
    tab.page = { ...tab.page, [tab.field]: text };
    tab.keeper.change(tab.page);
    typed.set(tab.field, { text, at: clock.now() });
  };

  /** The session goes idle and is ended, and she signs in again. */
  const idle = async () => {
    for (const tab of [...tabs]) await close(tab, false);
    await record.endSession({ sessionId: session, how: "timed_out" });
    session = `session-${count}`;
  };

  await openTab();
  for (let step = 0; step < STEPS; step++) {
    const tab = tabs[random(tabs.length)] as Tab;
    const choice = random(12);
    if (choice < 6) type(tab);
    else if (choice === 6 && tabs.length < 3 && !isOffline) await openTab();
    else if (choice === 7) isOffline = !isOffline;
    else if (choice === 8 && !isOffline) await close(tab, false);
    else if (choice === 9 && !isOffline) await close(tab, true);
    else if (choice === 10 && !isOffline)
      tab.keeper.absorb(await record.openWork({ tool: "sbar", sessionId: session }));
    else if (choice === 11 && !isOffline) await idle();
    await clock.run([20, 160, 400, 1_100, 5_000][random(5)] as number, busy);
    if (tabs.length === 0) await openTab();
  }
  // In the end everything crashes, the connection is back, and she opens the page.
  for (const tab of [...tabs]) await close(tab, true);
  isOffline = false;
  await openTab();
  await clock.run(20_000, busy);
  const [last] = tabs;
  for (const [field, { text, at, crashedAt = Number.POSITIVE_INFINITY }] of typed) {
    const found = last?.page[field] ?? "";
    if (crashedAt - at >= 1_000) expect(found, `walk ${seed}, ${field}`).toBe(text);
    else expect(text.startsWith(found) || found === text, `walk ${seed}, ${field}`).toBe(true);
  }
  const held = await record.openWork({ tool: "sbar", sessionId: session });
  expect(JSON.parse(held.text ?? '{"state":{}}').state).toEqual(last?.page);
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  // `Object.keys(localStorage)` returns its keys.
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}

test(`In ${WALKS} walks of tabs that type, close, crash and lose the connection, nothing older than a second is lost`, async () => {
  for (const seed of [...SEEDS, ...Array.from({ length: WALKS }, (_, n) => n + 1)]) await walk(seed);
}, 3_600_000);

test("A hundred notes that are finished, edited and finished again side by side are all kept with every version", async () => {
  const random = randomOf(7);
  const record = openRecord(env.PERSON_RECORD, `user_notes_${crypto.randomUUID()}`);
  const written = new Map<string, string[]>();
  for (let step = 0; step < 100; step++) {
    const known = [...written.keys()];
    const into = random(3) === 0 ? known[random(known.length || 1)] : undefined;
    const id = `note-${step}-${crypto.randomUUID()}`;
    const text = `text ${step}`;
    const body = { kind: "sbar", text };
    const kept = await record.keepNote({ id, body, sessionId: "s", into });
    if (!kept) throw new Error("There is no room for so few notes.");
    written.set(kept.id, [...(written.get(kept.id) ?? []), text]);
  }
  for (const [id, texts] of written)
    for (const [index, text] of texts.entries())
      expect((await record.openNote({ id, version: index + 1 }))?.body.text).toBe(text);
});
