// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { localKey } from "#app/core/identity/local-traces.ts";
import { useActivities } from "#app/core/usage/use-activities.ts";
import { renderHook } from "../render.ts";

const listeners = vi.hoisted(() => new Set<() => void>());
vi.mock("#app/core/identity/clinical-storage.ts", () => ({
  clinicalStorage: () => ({
    getItem: (name: string) => localStorage.getItem(name),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }),
}));

test("what was done before a reload, or in another tab, is listed as soon as it can be read [SHELL-16]", async () => {
  const activities = await renderHook(() => useActivities("user_1"));
  expect(activities()).toEqual([]);
  const done = { id: "a", type: "note_generation", description: "SBAR note", timestamp: 1 };
  localStorage.setItem(localKey("activities", "user_1"), JSON.stringify([done]));
  await act(async () => {
    for (const listener of listeners) listener();
  });
  expect(activities()).toEqual([done]);
});
