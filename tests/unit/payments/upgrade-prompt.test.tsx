// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { UpgradePrompt } from "#app/core/payments/upgrade-prompt.tsx";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { openUpgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { unused } from "../meter/unused.ts";
import { drawn } from "../opened.ts";
import "../overlays-loaded.ts";

const NOON = Date.UTC(2026, 10, 10, 12);

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  discountDaysStore.set(null);
});

async function prompt(usedNotes: number) {
  const usage = unused("Free", NOON);
  usage.features.sbar.used = usedNotes;
  await act(async () => usageStore.set(usage));
  openUpgradePrompt();
  const element = <UpgradePrompt userId="user_1" plan="Free" />;
  await drawn(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return document.querySelector(".upgrade-offer")?.textContent ?? "";
}

test("the prompt says nothing untrue: at a limit the work does not go on, but resets with the month", async () => {
  expect(await prompt(3)).toContain("Either way, you can keep working here.");
  document.body.replaceChildren();
  const atLimit = await prompt(15);
  expect(atLimit).not.toContain("keep working");
  expect(atLimit).toContain("what you have used up resets on December 1");
});

test("the prompt leads to the offer of Premium in a document of its own, where Premium is chosen, and to what Premium includes [PLAN-22] [OPEN-75] [SHELL-27]", async () => {
  await prompt(3);
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".upgrade-offer a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Upgrade to Premium", "/plan-selection?plan=Premium"],
    ["See Premium (opens a new tab)", "/notes/premium-preview"],
  ]);
});

test("the prompt tells the notes that are left by the enforced limit, and a discount without asking for a letter [USE-21]", async () => {
  discountDaysStore.set(4);
  const words = await prompt(3);
  expect(words).toContain("SBAR notes: 12 left, resets on December 1");
  expect(words).toContain("4-day streak: 20% discount on your first invoice, given at checkout");
  expect(words).not.toMatch(/50|75|Write to us/);
});

test("the prompt is urgent only near a limit, and calls its savings an estimate [USE-20]", async () => {
  changeFunnel(localStorage, "user_1", (before) => ({ ...before, timeSaved: 90 }));
  const early = await prompt(6);
  expect(early).toContain("More room with Premium");
  expect(early).not.toContain("Need more room");
  expect(early).toContain("if a note saves 15 minutes");
  expect(early).toContain("An estimate: at $50 an hour, about $900 a year");
  document.body.replaceChildren();
  expect(await prompt(12)).toContain("Need more room this month?");
});
