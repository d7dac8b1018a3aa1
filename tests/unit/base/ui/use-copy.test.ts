// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { pass, renderHook } from "#tests/unit/render.ts";

const writeText = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

async function toastsOf(work: () => Promise<boolean>) {
  const last = openToasts().at(-1)?.id ?? 0;
  await act(async () => void (await work()));
  return openToasts()
    .filter(({ id }) => id > last)
    .map(({ type, text }) => [type, text]);
}

test("what was copied is confirmed for 2 seconds, from the last copy on [SBAR-21] [RES-04] [NANDA-04] [CONST-02]", async () => {
  const page = await renderHook(useCopy);
  const copy = (text: string) => act(async () => page().copy("note", text));
  await copy("SITUATION\nShort of breath.");
  expect(writeText.mock.calls).toEqual([["SITUATION\nShort of breath."]]);
  expect(page().copied).toBe("note");
  await pass(1_500);
  await copy("Again.");
  await pass(1_999);
  expect(page().copied).toBe("note");
  await pass(1);
  expect(page().copied).toBeNull();
});

test("a failed copy says Failed to copy text alone and marks nothing, one that worked says Copied to clipboard! [ERR-12]", async () => {
  const page = await renderHook(useCopy);
  writeText.mockRejectedValueOnce(new Error("denied"));
  const failed = await toastsOf(() => page().copy("note", "Never."));
  expect([page().copied, failed]).toEqual([null, [["error", "Failed to copy text"]]]);
  const worked = await toastsOf(() => page().copy("note", "Short of breath."));
  expect([page().copied, worked]).toEqual(["note", [["success", "Copied to clipboard!"]]]);
});
