import { expect, test } from "vitest";
import { noteLeft, takeLeft } from "#app/core/record/work/left-work.ts";
import type { HeldWork } from "#app/core/record/work/work.ts";

const BEFORE: HeldWork = { text: "a conversation", revision: 7, saveId: "before" };
const LEFT: HeldWork = { text: null, revision: 8, saveId: "left" };

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A page that is loaded while the server answers with these, one after the other; null is no answer. */
async function openPage(
  store: ReturnType<typeof memoryStore>,
  opened: HeldWork,
  answers: (HeldWork | null)[],
) {
  const absorbed: HeldWork[] = [];
  const looks: number[] = [];
  await takeLeft({
    store,
    opened: { tool: "chat", ...opened },
    load: async () => {
      const answer = answers[Math.min(looks.length, answers.length) - 1];
      if (!answer) throw new Error("away");
      return answer;
    },
    absorb: (held) => void absorbed.push(held),
    sleep: async (ms) => void looks.push(ms),
  });
  return { absorbed, looks: looks.length };
}

test("what the page before sent last is taken over when it arrives after this one was loaded", async () => {
  const store = memoryStore();
  noteLeft(store, "chat", "left");
  expect([...store.kept.values()]).toEqual(["left"]);
  expect(await openPage(store, BEFORE, [BEFORE, null, LEFT])).toEqual({ absorbed: [LEFT], looks: 3 });
  expect(store.kept.size).toBe(0);
});

test("a page that has it already, or that nothing was left for, asks for nothing; a save that never comes ends the looking", async () => {
  const store = memoryStore();
  expect(await openPage(store, BEFORE, [LEFT])).toEqual({ absorbed: [], looks: 0 });
  noteLeft(store, "chat", "left");
  expect(await openPage(store, LEFT, [LEFT])).toEqual({ absorbed: [], looks: 0 });
  noteLeft(store, "sbar", "left");
  expect(await openPage(store, BEFORE, [LEFT])).toEqual({ absorbed: [], looks: 0 });
  noteLeft(store, "chat", "left");
  expect(await openPage(store, BEFORE, [BEFORE])).toEqual({ absorbed: [], looks: 4 });
});
