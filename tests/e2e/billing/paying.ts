import type { Page } from "@playwright/test";
import { expect, ready } from "../fixtures.ts";

/** Opens the account settings, ready to use. */
export async function openAccount(page: Page) {
  await page.goto("/settings/account");
  await ready(page);
}

/** The plan that the account page shows. */
export const shownPlan = (page: Page) => page.locator(".plan-line strong");

/** Advances the customer's clock at the payment provider; the webhooks follow. */
export async function advance(page: Page, email: string, days: 1 | 3 | 7 | 31) {
  await page.goto("/__sandbox/stripe");
  await page.getByRole("button", { name: `+${days} ${days === 1 ? "day" : "days"} for ${email}` }).click();
}

/** Premium's trial, from the plan selection to the dashboard. */
export async function startPremium(page: Page) {
  await page.goto("/plan-selection");
  await ready(page);
  await page.getByRole("button", { name: "Choose Premium" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Trial" }).click();
  await page.waitForURL("**/__sandbox/stripe/checkout/**");
  await page.getByRole("button", { name: "Start trial", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

/** Starts Premium's trial by the calls that the pages make, for tests of its features; `startPremium` uses the pages. */
export async function becomePremium(page: Page, email: string) {
  const clerkUserId = await userIdOf(page);
  await buy(page, "/api/payments/create-checkout-session", { plan: "Premium", email, clerkUserId });
  await expect.poll(async () => (await accountHeld(page)).account.plan).toBe("Premium");
}

/** Buys a small token pack by the calls that the pages make. */
export async function buySmallPack(page: Page) {
  const customerId = await userIdOf(page);
  await buy(page, "/api/create-token-checkout", { packageId: "small", customerId });
  const packTokens = async () => (await accountHeld(page)).usageThisMonth.state.packs?.inputTokens;
  await expect.poll(packTokens).toBeGreaterThan(0);
}

/** Opens a checkout, submits its page's form unchanged, and goes where that leads. */
async function buy(page: Page, path: string, data: Record<string, string>) {
  const checkout = await page.request.post(path, { data });
  await expect(checkout, path).toBeOK();
  const { url } = (await checkout.json()) as { url: string };
  const form = { card_number: "4242 4242 4242 4242" };
  await expect(await page.request.post(url, { form }), "checkout").toBeOK();
}

/** The signed-in person's id at the identity provider. */
export async function userIdOf(page: Page): Promise<string> {
  return ((await (await page.request.get("/api/session")).json()) as { userId: string }).userId;
}

/** Cancels in the portal, effective at the end of the paid period. @returns the portal's address */
export async function cancelInPortal(page: Page): Promise<string> {
  await openAccount(page);
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await page.waitForURL("**/__sandbox/stripe/portal/**");
  const address = page.url();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page
    .getByRole("link", { name: /return|back/i })
    .first()
    .click();
  await page.waitForURL("**/settings/account");
  return address;
}

/** Payments in the person's data download. */
export async function paymentsHeld(page: Page) {
  return (await accountHeld(page)).payments;
}

type Tokens = { inputTokens: number; outputTokens: number };
type AccountHeld = {
  account: { plan: string };
  payments: { subscriptions: unknown[]; payments: { amount: number }[] };
  usageThisMonth: { state: { tokens: Tokens; packs?: Tokens; fromPacks: Tokens } };
};

/** The contents of the person's data download. */
async function accountHeld(page: Page): Promise<AccountHeld> {
  return (await (await page.request.post("/api/account/export")).json()) as AccountHeld;
}

/**
 * Begins a long, slow note, and cancels it at its first words: its input is charged.
 * @returns input tokens of this month
 */
export async function spendTokens(page: Page): Promise<number> {
  const filler = (length: number) => "Pt resting comfortably in bed. ".repeat(Math.floor(length / 31));
  const demographics = Object.fromEntries(
    ["gender", "admissionReason", "medications", "medicalHistory", "allergies"].map((name) => [
      name,
      filler(1_900),
    ]),
  );
  const body = {
    description: `[[sandbox:slow]] ${filler(19_000)}`,
    vital_signs: filler(1_900),
    demographics,
  };
  const before = await inputTokens(page);
  await page.evaluate(async (data) => {
    const key = crypto.randomUUID();
    const headers = {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      "Idempotency-Key": key,
    };
    const answer = await fetch("/api/generate-note", { method: "POST", headers, body: JSON.stringify(data) });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let told = ""; !told.includes("event: text"); ) {
      const piece = await reader?.read();
      if (!piece?.value) throw new Error(`The answer ended before its first words: ${told}`);
      told += piece.value;
    }
    await fetch(`/api/generations/${key}`, { method: "DELETE" });
  }, body);
  await expect.poll(() => inputTokens(page)).toBeGreaterThan(before);
  return await inputTokens(page);
}

async function inputTokens(page: Page): Promise<number> {
  const usage = await page.request.get("/api/payments/usage");
  return ((await usage.json()) as { input_tokens: number }).input_tokens;
}
