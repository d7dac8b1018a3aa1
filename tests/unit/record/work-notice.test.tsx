// @vitest-environment happy-dom
import { act, createElement, useState } from "react";
import { expect, test } from "vitest";
import type { WorkInProgress } from "#app/core/record/work/use-work-in-progress.ts";
import { WorkNotice } from "#app/core/record/work/work-notice.tsx";
import { render } from "../render.ts";

type Status = WorkInProgress["view"]["status"];

test("somebody who types is told once that her work is saved, and again when it cannot be", async () => {
  let show = (_status: Status) => {};
  const Page = () => {
    const [status, setStatus] = useState<Status>("idle");
    show = setStatus;
    const view = { status, question: null, other: null };
    return createElement(WorkNotice, { work: { view } as unknown as WorkInProgress });
  };
  const page = await render(createElement(Page));
  const said: string[] = [];
  const seen: string[] = [];
  for (const status of ["saving", "saved", "saving", "saved", "saving", "on_this_computer"] as const) {
    await act(async () => show(status));
    const region = page.querySelector("[role=status]");
    const words = region?.textContent ?? "";
    if (words !== (said.at(-1) ?? "")) said.push(words);
    seen.push(region?.className === "visually-hidden" ? "Saving…" : words);
    expect(page.textContent?.includes("Saving…")).toBe(status === "saving");
  }
  const offline = "Saved on this computer until it can be sent";
  expect(said).toEqual(["Saved", offline]);
  expect(seen).toEqual(["Saving…", "Saved", "Saving…", "Saved", "Saving…", offline]);
});
