import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { payments } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { paymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { syncPerson } from "#app/core/payments/sync-person.server.ts";
import { TOKEN_PACKS } from "#app/core/plans/token-packs.ts";
import { openAppContext } from "#workers/app-context.ts";
import { database } from "../databases.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { heldBy, paidBy, runningOf } from "./money-states.ts";
import { advance, customerOf, payAt, sessionAt, stripe } from "./stripe-calls.ts";

const HOUR = 1 / 24;

async function open(person: TestPerson, path: string, body: object): Promise<string> {
  const answer = await post(person, path, body);
  return ((await answer.json()) as { url: string }).url;
}

const openPlan = (person: TestPerson, plan: "Basic" | "Premium") =>
  open(person, "/api/payments/create-checkout-session", { plan, email: "nurse@example.org" });

const openPack = (person: TestPerson) => open(person, "/api/create-token-checkout", { packageId: "small" });

/** The same page opened again, as the product would ten minutes later. */
async function openAgain(person: TestPerson, url: string, trial_period_days?: number): Promise<string> {
  const { id, success_url } = await sessionAt(url);
  const [line] = (await stripe.checkout.sessions.listLineItems(id)).data;
  const again = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: await customerOf(person),
    line_items: [{ price: String(line?.price?.id), quantity: 1 }],
    success_url: String(success_url),
    ...(trial_period_days ? { subscription_data: { trial_period_days } } : {}),
  });
  return String(again.url);
}

/** Pages for both plans, two each, opened while on Free. */
async function fourPages() {
  const person = await personWithPlan();
  const [basic, trial] = [await openPlan(person, "Basic"), await openPlan(person, "Premium")];
  const later = [await openAgain(person, basic), await openAgain(person, trial, 7)] as const;
  return { person, trial, basic, others: [basic, ...later] };
}

const sync = (person: TestPerson) => post(person, "/api/users/sync-plan");
const stateOf = async (url: string) => (await sessionAt(url)).status;

test("once a subscription has begun, no page for a plan that was opened before can be paid; one for a pack can", async () => {
  const { person, trial, others } = await fourPages();
  const pack = await openPack(person);
  await payAt(trial);
  await sync(person);
  for (const url of others) {
    expect(await stateOf(url)).toBe("expired");
    await expect(payAt(url)).rejects.toThrow("no longer open");
  }
  expect([await heldBy(person), await paidBy(person), (await runningOf(person)).length]).toEqual([
    "Premium",
    0,
    1,
  ]);
  await payAt(pack);
  expect(await paidBy(person)).toBe((TOKEN_PACKS[0]?.price ?? 0) * 100);
});

test("a page that was opened after the subscription began stays open, and can be paid", async () => {
  const person = await personWithPlan();
  await payAt(await openPlan(person, "Basic"));
  await advance(await customerOf(person), HOUR);
  const trial = await openPlan(person, "Premium");
  await sync(person);
  expect(await stateOf(trial)).toBe("open");
  await payAt(trial);
  await sync(person);
  expect(await heldBy(person)).toBe("Premium");
});

test("a trial that was ended at once leaves no page that begins a second one", async () => {
  const { person, trial, others } = await fourPages();
  await payAt(trial);
  const [running] = await runningOf(person);
  await stripe.subscriptions.cancel(running?.id ?? "");
  await sync(person);
  expect(await Promise.all(others.map(stateOf))).toEqual(["expired", "expired", "expired"]);
});

test("a provider that fails to close a page holds up no plan: it is noted, and done by the next sync", async () => {
  const { person, trial, others } = await fourPages();
  await payAt(trial);
  const app = openAppContext(env as unknown as Env, {
    requestId: "test",
    timeZone: () => "UTC",
    waitUntil: () => {},
  });
  const events: string[] = [];
  const sessions = {
    list: (params: Stripe.Checkout.SessionListParams) => stripe.checkout.sessions.list(params),
    expire: () => Promise.reject(new AppError("payment_error")),
  };
  const { subscriptions, invoices, charges, customers } = stripe;
  const failing = { subscriptions, invoices, charges, customers, checkout: { sessions } };
  const log = (_level: string, event: string) => events.push(event);
  await syncPerson({ ...paymentDeps(app), stripe: failing as unknown as Stripe, log }, person.userId);
  expect(events).toEqual(others.map(() => "checkout.not_closed"));
  expect(await heldBy(person)).toBe("Premium");
  await sync(person);
  expect(await Promise.all(others.map(stateOf))).toEqual(["expired", "expired", "expired"]);
});

test("what was paid for a plan that another one replaced is credited and resets no month", async () => {
  const { person, trial, basic } = await fourPages();
  await payAt(trial);
  await payAt(basic);
  await sync(person);
  expect(await heldBy(person)).toBe("Premium");
  const paid = database.select().from(payments).where(eq(payments.userId, person.userId));
  expect(await paid).toMatchObject([{ amount: 1900 }]);
  await haveUsed(person, "chat", 1);
  const refused = await post(person, "/reset/reset-on-upgrade");
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    "reset_without_payment",
  ]);
  const offer = await ask(person, "/api/payments/offer?plan=Premium");
  expect(((await offer.json()) as { confirm: string | null }).confirm).toBeNull();
  await advance(await customerOf(person), 8);
  expect((await post(person, "/reset/reset-on-upgrade")).status).toBe(200);
});
