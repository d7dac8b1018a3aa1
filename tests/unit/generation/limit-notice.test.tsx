// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { closePages, render } from "../render.ts";

/** How the notice looks while the prompt is open, and after it was closed. */
async function looksOn(plan: StoredPlan) {
  await act(async () => usageStore.set(nothingUsed(plan, 0)));
  const page = await render(<LimitNotice words="It is used up." />);
  const look = () => {
    expect(page.textContent).toContain("It is used up.");
    const link = page.querySelector<HTMLAnchorElement>('a[href="/pricing"]');
    return [page.querySelector("section")?.className, link?.className];
  };
  const open = look();
  await act(async () => upgradePrompt.set(false));
  const closed = look();
  await closePages();
  return { open, closed };
}

test("a limit makes one offer: the notice is a line while the prompt is open, and a panel where there is none", async () => {
  const panel = ["notice alarm limit-notice", "button primary"];
  for (const plan of ["Free", "Basic"] as const)
    expect(await looksOn(plan)).toEqual({ open: ["limit-notice", ""], closed: panel });
  expect(await looksOn("Premium")).toEqual({ open: panel, closed: panel });
});
