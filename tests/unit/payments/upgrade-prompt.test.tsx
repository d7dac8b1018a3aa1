// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { UpgradePrompt } from "#app/core/payments/upgrade/upgrade-prompt.tsx";
import { FEATURES } from "#app/core/plans/plans.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { openUpgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { render } from "../render.ts";
import "../overlays-loaded.ts";

const NOON = Date.UTC(2026, 10, 10, 12);

beforeEach(() => {
  discountDaysStore.set(null);
});

function prompt(usedNotes: number) {
  const usage = nothingUsed("Free", NOON);
  usage.features.sbar.used = usedNotes;
  return promptAt(usage);
}

async function promptAt(usage: UsageAnswer) {
  document.body.replaceChildren();
  await act(async () => usageStore.set(usage));
  openUpgradePrompt();
  const element = <UpgradePrompt userId="user_1" plan={usage.plan} />;
  await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return document.querySelector(".upgrade-offer")?.textContent ?? "";
}

test("the prompt says nothing untrue: at a limit the work does not go on, but resets with the month", async () => {
  expect(await prompt(3)).toContain("Either way, you can keep working here.");
  const atLimit = await prompt(15);
  expect(atLimit).not.toContain("keep working");
  expect(atLimit).toContain("what you have used up resets on Dec 1 (UTC)");
});

test("the prompt leads to the offer of Premium in a document of its own, where Premium is chosen, and to what Premium includes [PLAN-22] [OPEN-75] [SHELL-27]", async () => {
  await prompt(3);
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".upgrade-offer a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Upgrade to Premium", "/plan-selection?plan=Premium"],
    ["See Premium (opens a new tab)", "/notes/premium-preview"],
  ]);
  await prompt(15);
  expect(document.querySelector('.upgrade-offer a[href="/notes/premium-preview"]')).not.toBeNull();
});

test("the prompt tells the notes that are left by the enforced limit, and a discount without asking for a letter [USE-21]", async () => {
  discountDaysStore.set(3);
  expect(await prompt(3)).toContain("3-day streak: 20% discount");
  await act(async () => discountDaysStore.set(4));
  const words = await prompt(3);
  expect(words).toContain("SBAR notes: 12 left, resets on Dec 1 (UTC)");
  expect(words).toContain("4-day streak: 20% discount on your first invoice, given at checkout");
  expect(words).not.toMatch(/50|75|Write to us/);
});

test("the prompt is urgent only near a limit, and calls its savings an estimate [USE-20]", async () => {
  changeFunnel("user_1", (before) => ({ ...before, timeSaved: 90 }));
  const early = await prompt(6);
  expect(early).toContain("More room with Premium");
  expect(early).not.toContain("Need more room");
  expect(early).toContain("if a note saves 15 minutes");
  expect(early).toContain("An estimate: at $50 an hour, about $900 a year");
  expect(await prompt(12)).toContain("Need more room this month?");
});

/** What ran out on a plan, and the plan offered, with its limit. */
const RAN_OUT = [
  ["Free", "chat", "50 of 50 chat messages", "Basic has 100 chat messages a month, for $19"],
  ["Free", "file_analysis", "1 of 1 file analyses", "Basic has 10 file analyses a month, for $19"],
  [
    "Free",
    "medical_research",
    "10 of 10 research searches",
    "Basic has 20 research searches a month, for $19",
  ],
  ["Free", "sbar", "15 of 15 SBAR notes", "Basic has 30 SBAR notes a month, for $19"],
  ["Free", "nanda", "15 of 15 NANDA diagnoses", "Basic has 30 NANDA diagnoses a month, for $19"],
  ["Basic", "chat", "100 of 100 chat messages", "Premium has 300 chat messages a month, for $49"],
  ["Basic", "file_analysis", "10 of 10 file analyses", "Premium has 30 file analyses a month, for $49"],
  [
    "Basic",
    "medical_research",
    "20 of 20 research searches",
    "Premium has 60 research searches a month, for $49",
  ],
  ["Basic", "sbar", "30 of 30 SBAR notes", "Premium has 90 SBAR notes a month, for $49"],
  ["Basic", "nanda", "30 of 30 NANDA diagnoses", "Premium has 90 NANDA diagnoses a month, for $49"],
] as const;

test("the prompt names what ran out and the cheapest plan that has more of it, whatever the tool [PLAN-36]", async () => {
  expect(new Set(RAN_OUT.map(([, feature]) => feature))).toEqual(new Set(FEATURES));
  for (const [plan, feature, used, more] of RAN_OUT) {
    const usage = nothingUsed(plan, NOON);
    usage.features[feature].used = usage.features[feature].limit ?? 0;
    const words = await promptAt(usage);
    expect(words).toContain(`Used up this month: ${used}`);
    expect(words).toContain(more);
    expect(words).toContain(`Upgrade to ${plan === "Free" ? "Basic" : "Premium"}`);
    if (feature !== "sbar") expect(words).not.toContain("SBAR");
    expect(words).not.toContain("token");
  }
});

test("where tokens ran out the prompt tells of packs as well, and Basic is not offered for what it has no more of", async () => {
  const usage = { ...nothingUsed("Free", NOON), output_tokens: 35_010 };
  const words = await promptAt(usage);
  expect(words).toContain("Used up this month: 35,010 of 35,000 output tokens");
  expect(words).toContain("Basic has 70,000 output tokens a month, for $19");
  expect(words).toContain("A token pack, bought once, adds tokens as well.");
  const firstMonth = nothingUsed("Free", NOON);
  firstMonth.features.nanda = { used: 30, limit: 30 };
  expect(await promptAt(firstMonth)).toContain("Premium has 90 NANDA diagnoses a month, for $49");
});

test("the prompt offers the cheapest plan for what is nearly used up, and names it first", async () => {
  const usage = nothingUsed("Free", NOON);
  usage.features.medical_research.used = 9;
  const words = await promptAt(usage);
  expect(words).toContain("Need more room this month?");
  expect(words.indexOf("Research searches: 1 left")).toBeLessThan(words.indexOf("SBAR notes: 15 left"));
  expect(words).toContain("Upgrade to Basic");
});
