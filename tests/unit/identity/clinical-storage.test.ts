import { expect, test, vi } from "vitest";
import { SealedStorage, type SessionKey } from "#app/core/identity/clinical-storage.ts";
import { eraseForeignTraces } from "#app/core/identity/local-traces.ts";

const NAME = "nursegpt:analysis:user_1";
const PLANTED = "Quetiapine for Mrs Aldersgate";
const keyOf = (sessionId: string): SessionKey => ({
  sessionId,
  browserKey: btoa(sessionId.padEnd(32, "-").slice(0, 32)),
});

/** A browser's storage: `Object.keys` returns its keys. */
function box(): Storage {
  const held: Record<string, string> = {};
  const calls = {
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(held, { [name]: text }),
    removeItem: (name: string) => void delete held[name],
  };
  const handler: ProxyHandler<typeof held> = {
    get: (target, name) => Reflect.get(calls, name) ?? Reflect.get(target, name),
  };
  return new Proxy(held, handler) as unknown as Storage;
}

const dump = (storage: Storage) => JSON.stringify(Object.keys(storage).map((key) => storage.getItem(key)));

type Options = { storage: Storage; sessionId?: string; userId?: string; askKey?: () => Promise<SessionKey> };

/** A page that starts with a browser's storage and gets its key. */
async function page({ storage, sessionId = "s1", userId = "user_1", askKey }: Options) {
  const opened = new SealedStorage({
    storage,
    userId,
    askKey: askKey ?? (async () => keyOf(sessionId)),
    now: () => 0,
  });
  await new Promise<void>((resolve) => opened.whenOpen(resolve));
  return opened;
}

/** Everything clinical that is kept for one person. */
const CLINICAL = ["research", "chat", "analysis", "activities", "generation sbar"].map(
  (name) => `nursegpt:${name}:user_1`,
);

test("the browser's storage never holds a clinical word, and the same session reads it back [DOC-19] [RES-10] [OPEN-73]", async () => {
  for (const name of CLINICAL) {
    const storage = box();
    const one = await page({ storage });
    one.setItem(name, PLANTED);
    expect(one.getItem(name)).toBe(PLANTED);
    await expect.poll(() => storage.getItem(name)).toContain("sealed");
    expect(dump(storage)).not.toContain("Quetiapine");
    expect([name, (await page({ storage })).getItem(name)]).toEqual([name, PLANTED]);
  }
});

test("another session and another person get nothing of it, and it is erased [OPEN-73]", async () => {
  const storage = box();
  const first = await page({ storage });
  for (const name of CLINICAL) {
    first.setItem(name, PLANTED);
    await expect.poll(() => storage.getItem(name)).toContain("sealed");
  }
  const later = await page({ storage, sessionId: "s2" });
  expect(CLINICAL.map((name) => [name, later.getItem(name), storage.getItem(name)])).toEqual(
    CLINICAL.map((name) => [name, null, null]),
  );
  (await page({ storage })).setItem(NAME, PLANTED);
  await expect.poll(() => storage.getItem(NAME)).toContain("sealed");
  vi.stubGlobal("localStorage", storage);
  eraseForeignTraces("user_2");
  expect(Object.keys(storage)).toEqual([]);
});

test("what was kept before it was encrypted is encrypted when a page of the person begins, and not lost", async () => {
  const storage = box();
  storage.setItem(NAME, PLANTED);
  const one = await page({ storage });
  expect(one.getItem(NAME)).toBe(PLANTED);
  await expect.poll(() => dump(storage)).not.toContain("Quetiapine");
  expect((await page({ storage })).getItem(NAME)).toBe(PLANTED);
});

test("without a key nothing is stored, the page works on, and stores when it has one", async () => {
  const storage = box();
  let isAway = true;
  const askKey = async () => {
    if (isAway) throw new Error("away");
    return keyOf("s1");
  };
  let now = 0;
  const one = new SealedStorage({ storage, userId: "user_1", askKey, now: () => now });
  await new Promise<void>((resolve) => one.whenOpen(resolve));
  one.setItem(NAME, PLANTED);
  expect([one.getItem(NAME), storage.getItem(NAME)]).toEqual([PLANTED, null]);
  isAway = false;
  now = 60_000;
  one.setItem(NAME, `${PLANTED}.`);
  await expect.poll(() => storage.getItem(NAME)).toContain("sealed");
  expect((await page({ storage })).getItem(NAME)).toBe(`${PLANTED}.`);
});

test("nothing is stored any more of somebody who is leaving, and one name's text is not taken for another's", async () => {
  const storage = box();
  const one = await page({ storage });
  vi.stubGlobal("document", { documentElement: { dataset: { leaving: "true" } } });
  one.setItem(NAME, PLANTED);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(storage.getItem(NAME)).toBeNull();
  vi.unstubAllGlobals();
  one.setItem(NAME, PLANTED);
  await expect.poll(() => storage.getItem(NAME)).toContain("sealed");
  storage.setItem("nursegpt:research:user_1", storage.getItem(NAME) ?? "");
  expect((await page({ storage })).getItem("nursegpt:research:user_1")).toBeNull();
});

test("what another tab stores is taken over", async () => {
  const storage = box();
  const [one, other] = [await page({ storage }), await page({ storage })];
  const told = vi.fn();
  other.onChange(told);
  one.setItem(NAME, PLANTED);
  await expect.poll(() => storage.getItem(NAME)).toContain("sealed");
  await other.take(NAME, storage.getItem(NAME));
  expect([other.getItem(NAME), told.mock.calls.length]).toEqual([PLANTED, 1]);
  await other.take(NAME, null);
  expect(other.getItem(NAME)).toBe(PLANTED);
});

test("where nobody is signed in only encrypted work stays, and figures without clinical text", () => {
  const storage = box();
  const names = [
    "nursegpt:chat:user_1",
    "nursegpt:x:user_2",
    "nursegpt-kept:f:user_1",
    "nursegpt-work:sbar:t:user_1",
  ];
  for (const name of [...names, "customer-storage", "theme"]) storage.setItem(name, "x");
  vi.stubGlobal("localStorage", storage);
  eraseForeignTraces(null);
  expect(Object.keys(storage).toSorted()).toEqual([
    "nursegpt-kept:f:user_1",
    "nursegpt-work:sbar:t:user_1",
    "theme",
  ]);
});
