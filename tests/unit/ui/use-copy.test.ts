import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toast-list.ts";
import { useCopy } from "#app/base/ui/use-copy.ts";

// The hook by itself, without a page: what it sets is noted.
const page = vi.hoisted(() => ({ set: [] as unknown[] }));
vi.mock("react", async (original) => ({
  ...(await original<typeof import("react")>()),
  useEffect: () => {},
  useRef: (current: unknown) => ({ current }),
  useState: (initial: unknown) => [initial, (next: unknown) => page.set.push(next)],
}));

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  page.set = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lastToast = () => {
  const { type, text } = openToasts().at(-1) ?? {};
  return [type, text];
};

test("what was copied is confirmed for 2 seconds, from the last copy on, and a failure is told instead [SBAR-21] [CONST-02]", async () => {
  const { copy } = useCopy();
  await copy("note", "SITUATION\nShort of breath.");
  expect(writeText.mock.calls).toEqual([["SITUATION\nShort of breath."]]);
  expect([page.set, lastToast()]).toEqual([["note"], ["success", "Copied to clipboard!"]]);
  vi.advanceTimersByTime(1_500);
  await copy("note", "Again.");
  vi.advanceTimersByTime(1_999);
  expect(page.set).toEqual(["note", "note"]);
  vi.advanceTimersByTime(1);
  expect(page.set).toEqual(["note", "note", null]);
  writeText.mockRejectedValueOnce(new Error("denied"));
  await copy("note", "Never.");
  expect([page.set, lastToast()]).toEqual([
    ["note", "note", null],
    ["error", "Failed to copy text"],
  ]);
});
