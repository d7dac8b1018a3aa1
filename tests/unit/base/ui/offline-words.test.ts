// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { useOfflineWords } from "#app/base/ui/browser/use-offline-words.ts";
import { renderHook } from "#tests/unit/render.ts";

test("that there is no connection is said for as long as it is so, and other words for a failure stay", async () => {
  const offline = await renderHook(() =>
    useOfflineWords({ status: "failed", message: "You are offline.", reason: "not_sent" }),
  );
  const down = await renderHook(() =>
    useOfflineWords({ status: "failed", message: "The AI is busy.", reason: "busy" }),
  );
  expect(offline()).toBe("You are offline.");
  await act(async () => void dispatchEvent(new Event("online")));
  expect([offline(), down()]).toEqual(["The connection is back.", "The AI is busy."]);
});
