import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { SUBSCRIBING_SAVES, TOKEN_PACKS } from "#app/core/plans/token-packs.ts";
import { BuyTokenPacks } from "#app/rooms/settings/account/token-packs.tsx";
import { renderOnce } from "../render-once.tsx";

const lastToast = () => openToasts().at(-1);

test("a token pack has its fields; the three packs have the specified sizes, prices and mark [PLAN-42] [PLAN-43] [OPEN-34]", () => {
  const pack = (id: string, name: string, figures: readonly number[], isBestValue: boolean) => {
    const [inputTokens, outputTokens, price, pricePerK] = figures;
    return { id, name, inputTokens, outputTokens, price, pricePerK, isBestValue };
  };
  expect(TOKEN_PACKS).toEqual([
    pack("small", "Small", [56_250, 26_250, 19, 0.38], false),
    pack("medium", "Medium", [112_500, 52_500, 35, 0.35], false),
    pack("large", "Large", [225_000, 105_000, 75, 0.3], true),
  ]);
});

test("the offer shows each pack with its figures, Best Value on Large alone, and what subscribing saves [PLAN-43] [PLAN-45] [PLAN-44] [OPEN-34]", () => {
  const { html, buttons } = renderOnce(BuyTokenPacks, { userId: "user_1" });
  const cards = html.split("<li").slice(1);
  for (const [at, figures] of [
    ["Small", "$19", "56,250 input and 26,250 output tokens", "$0.38 per 1K tokens"],
    ["Medium", "$35", "112,500 input and 52,500 output tokens", "$0.35 per 1K tokens"],
    ["Large", "$75", "225,000 input and 105,000 output tokens", "$0.30 per 1K tokens"],
  ].entries())
    for (const figure of figures) expect(cards[at]).toContain(figure);
  expect(cards.map((card) => card.includes("Best Value"))).toEqual([false, false, true]);
  expect(buttons).toEqual([
    "Buy for $19 (Small pack)",
    "Buy for $35 (Medium pack)",
    "Buy for $75 (Large pack)",
  ]);
  expect(html).toContain("you pay $0.23 with Small, $0.21 with Medium, $0.23 with Large");
  expect(html).toContain("so Medium costs the least per token; Large holds the most tokens.");
  expect(SUBSCRIBING_SAVES).toContain("up to 50% per token");
  expect(html).toContain(SUBSCRIBING_SAVES);
  expect(html).toContain("on top of your monthly allowance. Tokens do not expire");
});

test("a pack's checkout without a user id says so and calls nothing [PLAN-22]", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  await renderOnce(BuyTokenPacks, { userId: null }).click("Small pack");
  expect(lastToast()).toMatchObject({
    type: "error",
    text: "User ID is not available. Please try again.",
  });
  expect(fetched).not.toHaveBeenCalled();
});

test("buying a pack leads to the address that the server answers with, 500 ms later [API-16] [CONST-01]", async () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  vi.stubGlobal("fetch", async () => Response.json({ url: "https://checkout.stripe.com/c/1" }));
  const { click } = renderOnce(BuyTokenPacks, { userId: "user_1" });
  void click("Medium pack"); // stays busy until the page is gone
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { assign } });
  await vi.advanceTimersByTimeAsync(499);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(assign.mock.calls).toEqual([["https://checkout.stripe.com/c/1"]]);
});
