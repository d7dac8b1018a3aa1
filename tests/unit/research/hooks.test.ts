// @vitest-environment happy-dom
import { act, createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ResearchSignInNotice } from "#app/rooms/research/components/sign-in-notice.tsx";
import type { PastSearch } from "#app/rooms/research/searches.ts";
import { useSearches } from "#app/rooms/research/use-searches.ts";
import { drawn, opened } from "../opened.ts";

const showToast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, isSignedIn: true }) }));
vi.mock("#app/base/ui/toasts.tsx", () => ({ showToast }));

const KEY = "nursegpt:research:user_1";
const search = (query: string): PastSearch => ({ query, searchedAt: 1, cached: null });
const [FALLS, TURNING] = [search("Falls?"), search("Turning?")];
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "null");

const searchesOf = (told: PastSearch[] | null) => opened(() => useSearches("user_1", told));

/** Answers each call like this. @returns what was asked */
function answering(status: number) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, JSON.parse(String(body))]);
    return new Response(null, { status });
  });
  return asked;
}

beforeEach(() => localStorage.clear());

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

test("what the server does not forget comes back, and it is said", async () => {
  answering(500);
  const page = await searchesOf([FALLS, TURNING]);
  await act(async () => page().remove("Falls?"));
  expect(page().searches).toEqual([FALLS, TURNING]);
  expect(showToast.error).toHaveBeenCalledWith("An unexpected error occurred.");
});

test("the notice shows when a call finds out that the session has ended [RES-02] [RES-20] [OPEN-61]", async () => {
  const page = await drawn(createElement(ResearchSignInNotice));
  expect(page.textContent).toBe("");
  await act(async () => window.dispatchEvent(new Event("nursegpt:signed-out")));
  expect(page.textContent).toBe("Please sign in to use the research feature.");
});
