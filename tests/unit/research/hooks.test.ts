// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { expect, test, vi } from "vitest";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { ResearchSignInNotice } from "#app/rooms/research/components/sign-in-notice.tsx";
import { researchClient } from "#app/rooms/research/research-client.ts";
import type { PastSearch } from "#app/rooms/research/searches.ts";
import { useSearches } from "#app/rooms/research/use-searches.ts";
import { render, renderHook } from "../render.ts";

const showToast = vi.hoisted(() => ({ error: vi.fn(), undo: vi.fn() }));
const session = vi.hoisted(() => ({ isLoaded: true, isSignedIn: true }));
vi.mock("@clerk/react-router", () => ({ useUser: () => session }));
vi.mock("#app/base/ui/toasts/toasts.tsx", () => ({ showToast }));

/** Callbacks that wait until the browser's copy is readable; null once it is. */
const sealed = vi.hoisted(() => ({ waiting: null as (() => void)[] | null }));
vi.mock("#app/core/identity/clinical-storage.ts", () => ({
  clinicalStorage: () => ({
    getItem: (name: string) => localStorage.getItem(name),
    setItem: (name: string, text: string) => localStorage.setItem(name, text),
    whenOpen: (work: () => void) => (sealed.waiting ? sealed.waiting.push(work) : work()),
  }),
}));

const KEY = "nursegpt:research:user_1";
const search = (query: string): PastSearch => ({ query, searchedAt: 1, cached: null });
const [FALLS, TURNING] = [search("Falls?"), search("Turning?")];
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

const searchesOf = (told: PastSearch[] | null) => renderHook(() => useSearches("user_1", told));

/** Answers each call like this. @returns the requests */
function answering(status: number) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, JSON.parse(String(body))]);
    return new Response(null, { status });
  });
  return asked;
}

test("a page that does not know who is signed in asks for nothing and says that the customer id is required [ERR-11] [RES-14]", async () => {
  const asked = answering(200);
  for (const userId of [null, ""]) {
    const page = await renderHook(() => useGeneration(researchClient, IDLE, { userId, plan: null }));
    await act(async () => void page().generate("Falls?"));
    expect(page().progress).toMatchObject({ status: "failed", message: "Customer ID is required" });
  }
  expect(asked).toEqual([]);
});

test("the browser keeps the searches, and shows its copy only where the server cannot tell them [RES-10]", async () => {
  localStorage.setItem(KEY, JSON.stringify([FALLS]));
  expect((await searchesOf(null))().searches).toEqual([FALLS]);
  expect(kept()).toEqual([FALLS]);
  const page = await searchesOf([TURNING]);
  expect(page().searches).toEqual([TURNING]);
  expect(kept()).toEqual([TURNING]);
  await act(async () => page().add(FALLS));
  expect(page().searches).toEqual([FALLS, TURNING]);
  expect(kept()).toEqual([FALLS, TURNING]);
  answering(204);
  await act(async () => page().clear());
  expect(kept()).toEqual([]);
});

test("a search that was made before the browser's copy could be read stands above it [RES-10]", async () => {
  localStorage.setItem(KEY, JSON.stringify([FALLS]));
  sealed.waiting = [];
  const page = await searchesOf(null);
  await act(async () => page().add(TURNING));
  expect(page().searches).toEqual([TURNING]);
  await act(async () => {
    for (const work of sealed.waiting ?? []) work();
  });
  sealed.waiting = null;
  expect(page().searches).toEqual([TURNING, FALLS]);
});

test("a search is removed, and all are cleared, in the browser and at the server [RES-07]", async () => {
  const asked = answering(204);
  const page = await searchesOf([FALLS, TURNING]);
  await act(async () => page().remove("Falls?"));
  expect(page().searches).toEqual([TURNING]);
  await act(async () => page().clear());
  expect(page().searches).toEqual([]);
  expect(kept()).toEqual([]);
  const path = "/api/medical-research/history";
  expect(asked).toEqual([
    ["DELETE", path, { query: "Falls?" }],
    ["DELETE", path, {}],
  ]);
});

test("a cleared history comes back with Undo, below what was searched since; where nothing is left, it is said [RES-07]", async () => {
  let answer = () => new Response(null, { status: 204 });
  vi.stubGlobal("fetch", async () => answer());
  const page = await searchesOf([FALLS, TURNING]);
  await act(async () => page().clear());
  const [said, undo] = showToast.undo.mock.lastCall ?? [];
  expect(said).toBe(
    "History cleared. You can undo this until this message closes; it is erased within five minutes.",
  );
  const DELIRIUM = search("Delirium?");
  await act(async () => page().add(DELIRIUM));
  const words = "The cleared history is gone and cannot be brought back.";
  answer = () => Response.json({ error: words, code: "history_gone" }, { status: 410 });
  await act(async () => undo());
  expect([page().searches, showToast.error.mock.lastCall]).toEqual([[DELIRIUM], [words]]);
  answer = () => Response.json({ searches: [FALLS, TURNING] });
  await act(async () => undo());
  expect(page().searches).toEqual([DELIRIUM, FALLS, TURNING]);
  answer = () => new Response(null, { status: 500 });
  showToast.undo.mockClear();
  await act(async () => page().clear());
  expect([page().searches, showToast.undo.mock.calls]).toEqual([[DELIRIUM, FALLS, TURNING], []]);
});

test("what the server does not forget comes back, and it is said", async () => {
  answering(500);
  const page = await searchesOf([FALLS, TURNING]);
  await act(async () => page().remove("Falls?"));
  expect(page().searches).toEqual([FALLS, TURNING]);
  expect(showToast.error).toHaveBeenCalledWith("An unexpected error occurred.");
});

test("the notice shows when a call finds out that the session has ended, until somebody is signed in again [RES-02] [RES-20] [OPEN-61]", async () => {
  let redraw = () => {};
  const Page = () => {
    const [, draw] = useState(0);
    redraw = () => draw((count) => count + 1);
    return createElement(ResearchSignInNotice);
  };
  const page = await render(createElement(Page));
  expect(page.textContent).toBe("");
  await act(async () => window.dispatchEvent(new Event("nursegpt:signed-out")));
  const told = [page.textContent];
  for (const isSignedIn of [false, true]) {
    session.isSignedIn = isSignedIn;
    await act(async () => redraw());
    told.push(page.textContent);
  }
  const words = "Please sign in to use the research feature.";
  expect(told).toEqual([words, words, ""]);
});
