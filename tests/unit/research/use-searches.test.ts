import { beforeEach, expect, test, vi } from "vitest";
import type { Search } from "#app/rooms/research/searches.ts";
import { useSearches } from "#app/rooms/research/use-searches.ts";

/** As much of React as the hook needs: state, and effects that run after a draw when what they depend on has changed. */
const react = vi.hoisted(() => {
  let slots: unknown[] = [];
  let at = 0;
  let effects: (() => void)[] = [];
  let isStale = false;
  return {
    useState(initial: unknown) {
      const slot = at++;
      if (!(slot in slots)) slots[slot] = initial;
      const set = (next: unknown) => {
        slots[slot] = typeof next === "function" ? next(slots[slot]) : next;
        isStale = true;
      };
      return [slots[slot], set];
    },
    useRef(current: unknown) {
      const slot = at++;
      slots[slot] ??= { current };
      return slots[slot];
    },
    useEffect(work: () => void, needs: unknown[]) {
      const slot = at++;
      const before = slots[slot] as unknown[] | undefined;
      if (needs.some((need, index) => !before || need !== before[index])) effects.push(work);
      slots[slot] = needs;
    },
    useCallback: (work: unknown) => work,
    /** Draws until nothing changes any more. */
    draw<Told>(hook: () => Told): Told {
      let told: Told;
      do {
        [at, effects, isStale] = [0, [], false];
        told = hook();
        for (const work of effects) work();
      } while (isStale);
      return told;
    },
    forget: () => {
      slots = [];
    },
  };
});
const showToast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock("react", () => react);
vi.mock("#app/base/ui/toasts.tsx", () => ({ showToast }));

const KEY = "nursegpt:research:user_1";
const held = new Map<string, string>();
const search = (query: string): Search => ({ query, searchedAt: 1, cached: null });
const [FALLS, TURNING] = [search("Falls?"), search("Turning?")];
const kept = () => JSON.parse(held.get(KEY) ?? "null");

/** The hook on a page that was just opened. @returns draws it, as it stands now */
function opened(told: Search[] | null) {
  react.forget();
  return () => react.draw(() => useSearches("user_1", told));
}

/** Answers each call like this. @returns what was asked */
function answering(status: number) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, JSON.parse(String(body))]);
    return new Response(null, { status });
  });
  return asked;
}

beforeEach(() => {
  held.clear();
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
});

test("the browser keeps the searches, and shows its copy only where the server cannot tell them [RES-10]", () => {
  held.set(KEY, JSON.stringify([FALLS]));
  expect(opened(null)().searches).toEqual([FALLS]);
  expect(kept()).toEqual([FALLS]);
  const page = opened([TURNING]);
  expect(page().searches).toEqual([TURNING]);
  expect(kept()).toEqual([TURNING]);
  page().add(FALLS);
  expect(page().searches).toEqual([FALLS, TURNING]);
  expect(kept()).toEqual([FALLS, TURNING]);
});

test("a search is removed, and all are cleared, in the browser and at the server [RES-07]", async () => {
  const asked = answering(204);
  const page = opened([FALLS, TURNING]);
  await page().remove("Falls?");
  expect(page().searches).toEqual([TURNING]);
  await page().clear();
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
  const page = opened([FALLS, TURNING]);
  await page().remove("Falls?");
  expect(page().searches).toEqual([FALLS, TURNING]);
  expect(showToast.error).toHaveBeenCalledWith("An unexpected error occurred.");
});
