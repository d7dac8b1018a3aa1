import { expect, test } from "vitest";
import type { BillingFacts } from "#app/core/payments/billing-facts.ts";
import { ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { basicWithoutTrial, paidBy, runningOf } from "./money-states.ts";
import { buyPack, buyPlan, putInCard, stripe } from "./stripe-calls.ts";

const billingOf = async (person: TestPerson) =>
  ((await (await ask(person, "/api/payments/billing")).json()) as { billing: BillingFacts | null }).billing;

test("billing is what the provider says: next charge, card and invoices; nothing for who has nothing there, and nobody else's", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  expect(await billingOf(person)).toBeNull();
  await buyPlan(person, "Basic");
  await post(person, "/api/users/sync-plan");
  const billing = await billingOf(person);
  expect(billing).toMatchObject({
    nextCharge: { amount: 1900, at: expect.any(Number) },
    card: { brand: "visa", last4: "4242", expires: "12/2040" },
    credit: 0,
    invoices: [{ what: "Basic", amount: 1900, status: "paid" }],
  });
  const [running] = await runningOf(person);
  expect(billing?.nextCharge?.at).toBe((running?.items.data[0]?.current_period_end ?? 0) * 1000);
  expect(await billingOf(other)).toBeNull();
});

test("token packs stand among the payments, and a trial with its end and its first charge", async () => {
  const person = await personWithPlan();
  await buyPack(person, "medium");
  await post(person, "/api/users/sync-plan");
  const pack = { what: "Medium token pack", amount: 3500, status: "paid", url: null };
  expect(await billingOf(person)).toMatchObject({ nextCharge: null, trialEndsAt: null, invoices: [pack] });
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  const billing = await billingOf(person);
  const trial = { what: "Start of the free trial", amount: 0, status: "paid" };
  expect(billing?.invoices).toHaveLength(2);
  expect(billing?.invoices).toEqual(
    expect.arrayContaining([expect.objectContaining(pack), expect.objectContaining(trial)]),
  );
  expect(billing?.nextCharge).toEqual({ amount: 4900, at: billing?.trialEndsAt });
});

test("what was paid for Basic and is not used once the trial of Premium begins is told as a credit, and comes off the first charge", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  await post(person, "/api/users/sync-plan");
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  const billing = await billingOf(person);
  const credited = billing?.invoices.find(({ amount }) => amount < 0);
  expect(credited).toMatchObject({ what: "Credit for unused time", status: "credited" });
  expect(billing?.credit).toBe(-(credited?.amount ?? 0));
  expect(billing?.credit).toBeGreaterThan(1800);
  expect(billing?.nextCharge?.amount).toBe(4900 - (billing?.credit ?? 0));
});

test("a plan that ends is charged no more", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Basic");
  await post(person, "/api/users/sync-plan");
  const [running] = await runningOf(person);
  await stripe.subscriptions.update(running?.id ?? "", { cancel_at_period_end: true });
  await post(person, "/api/users/sync-plan");
  expect((await billingOf(person))?.nextCharge).toBeNull();
});

type Read = { dueToday: number | null; prorationDate: number | null };

/** A person on Basic who has used the trial, and her offer of Premium. */
async function changing() {
  const person = await basicWithoutTrial();
  const change = async (read?: Read) => {
    const body = { plan: "Premium", email: "a@example.org", ...(read ? { read } : {}) };
    const answer = await post(person, "/api/payments/create-checkout-session", body);
    return [answer.status, ((await answer.json()) as { code?: string }).code] as const;
  };
  const { dueToday, prorationDate } = (await (
    await ask(person, "/api/payments/offer?plan=Premium")
  ).json()) as Read;
  return { person, change, read: { dueToday, prorationDate } };
}

test("a running plan is changed at the amount that was read, once, and by nothing that was not read", async () => {
  const { change, read } = await changing();
  expect(await change()).toEqual([409, "offer_changed"]);
  expect(await change({ dueToday: 1, prorationDate: null })).toEqual([409, "offer_changed"]);
  expect((await change(read))[0]).toBe(200);
  expect(await change(read)).toEqual([409, "already_on_plan"]);
});

test("a card that is declined changes nothing", async () => {
  const { person, change, read } = await changing();
  await putInCard(person, "4000000000000341");
  const before = await paidBy(person);
  expect(await change(read)).toEqual([402, "card_declined"]);
  const [running] = await runningOf(person);
  expect(running?.items.data[0]?.price.metadata.plan).toBe("Basic");
  expect([running?.status, (await paidBy(person)) - before]).toEqual(["active", 0]);
});
