// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { WorkInProgress } from "#app/core/record/work/use-work-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { render } from "#tests/unit/render.ts";
import "#tests/unit/overlays-loaded.ts";

const question = { savedAt: 1_000, called: "unsaved note", beginning: "Bed 1" };
const work: WorkInProgress = {
  tool: "sbar",
  view: { status: "idle", question, other: null },
  answer: () => {},
  choose: () => {},
  onAnother: () => undefined,
};
const asked = () => document.querySelector("[role=dialog]") !== null;

test("whoever is typing is asked about earlier work only once she pauses", async () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement("textarea"));
  field.focus();
  await render(<WorkNotice work={work} />);
  const type = async () => {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  for (let key = 0; key < 5; key += 1) await type();
  expect(asked()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(asked()).toBe(true);
});

test("whoever is in no field is asked at once", async () => {
  await render(<WorkNotice work={work} />);
  await vi.waitFor(() => expect(asked()).toBe(true));
});
