// @vitest-environment happy-dom
import { act, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { firstState, useWorkInProgress } from "#app/core/record/work/use-work-in-progress.ts";
import type { OpenedWork } from "#app/core/record/work/work.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import { renderHook } from "../render.ts";

const KIND: WorkKind<{ words: string }> = {
  tool: "chat",
  empty: { words: "" },
  called: () => "note",
  isEmpty: ({ words }) => words === "",
  read: (stored) => ({ words: (stored as { words?: string } | null)?.words ?? "" }),
};
const OPENED: OpenedWork = {
  userId: "u1",
  tool: "chat",
  text: JSON.stringify({ state: { words: "Do foam dressings help?" } }),
  revision: 7,
  saveId: "last-of-page-1",
  savedAt: 1,
  isFromEarlierSession: false,
  sessionId: "s1",
  browserKey: btoa("k".repeat(32)),
};
const sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    if (method === "PUT") sent.push(JSON.parse(String(body)));
    return Response.json(method === "PUT" ? { revision: 8 } : OPENED);
  });
});

/** A page rendered with the server's work, before the server had accepted the previous page's last save. */
async function openDrawnPage(userId: string) {
  const work = { ...OPENED, userId };
  const page = await renderHook(() => {
    const [state, restore] = useState(() => firstState(KIND, { userId, opened: work }));
    useWorkInProgress(KIND, { userId, opened: work, state, restore });
    return state;
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(6_000)));
  return page();
}

test("a page that was drawn with what the page before had cleared shows nothing of it, and sends that it is gone", async () => {
  const left = { saveId: "last-of-page-2", over: ["last-of-page-1"], isCleared: true };
  sessionStorage.setItem("nursegpt:work-last-save:chat", JSON.stringify(left));
  expect(await openDrawnPage("u1")).toEqual({ words: "" });
  expect(sent).toMatchObject([{ text: null, revision: 7 }]);
});

test("a page that was drawn with what the page before left shows it, and sends nothing", async () => {
  const left = { saveId: "last-of-page-1", over: [], isCleared: false };
  sessionStorage.setItem("nursegpt:work-last-save:chat", JSON.stringify(left));
  expect(await openDrawnPage("u2")).toEqual({ words: "Do foam dressings help?" });
  expect(sent).toEqual([]);
});

async function openTypedPage(userId: string, words: string): Promise<void> {
  const work = { ...OPENED, userId };
  const page = await renderHook(() => {
    const [state, change] = useState(() => firstState(KIND, { userId, opened: work }));
    useWorkInProgress(KIND, { userId, opened: work, state, restore: change });
    return change;
  });
  await act(async () => page()({ words }));
}

/** How often these words were sent: keepers of earlier tests receive the window's events as well. */
const timesSent = (words: string) =>
  sent.filter((body) => (body as { text: string | null }).text?.includes(words)).length;

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(100)));

test("what is too long for a page that is gone is sent all the same", async () => {
  const words = "word ".repeat(20_000);
  await openTypedPage("u4", words);
  dispatchEvent(new Event("pagehide"));
  await settle();
  expect(timesSent(words)).toBe(1);
});

test("a page that goes away sends its last words once, though it is hidden as well; one that comes back sends them again", async () => {
  await openTypedPage("u3", "And gel pads?");
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  dispatchEvent(new Event("pagehide"));
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(timesSent("And gel pads?")).toBe(1);

  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await settle();
  expect(timesSent("And gel pads?")).toBe(2);
});
