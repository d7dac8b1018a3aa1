import { env } from "cloudflare:workers";
import { planOf } from "#app/core/identity/session/plan-gate.server.ts";
import { customersOf } from "#app/core/payments/stripe/customers.server.ts";
import { database } from "../databases.ts";
import { freshPerson, personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  advance,
  buyPlan,
  CARD,
  customerOf,
  isTestAccount,
  putInCard,
  settle,
  stripe,
} from "./stripe-calls.ts";

/** The running subscription at the provider. */
export async function runningOf(person: TestPerson) {
  const all = await Promise.all(
    (await customersOf(database, person.userId)).map((customer) => stripe.subscriptions.list({ customer })),
  );
  return all.flatMap(({ data }) => data);
}

async function subscribed(plan: "Basic" | "Premium", card = CARD.good): Promise<TestPerson> {
  const person = await personWithPlan();
  await buyPlan(person, plan, card);
  await settle(person);
  return person;
}

async function withoutTrial(): Promise<TestPerson> {
  const person = await subscribed("Premium");
  const [trial] = await runningOf(person);
  await stripe.subscriptions.cancel(trial?.id ?? "");
  await settle(person);
  return person;
}

async function after(person: TestPerson, days: number): Promise<TestPerson> {
  await advance(await customerOf(person), days);
  await settle(person);
  return person;
}

async function cancelling(person: TestPerson): Promise<TestPerson> {
  const [running] = await runningOf(person);
  await stripe.subscriptions.update(running?.id ?? "", { cancel_at_period_end: true });
  await settle(person);
  return person;
}

async function renewalFailed(): Promise<TestPerson> {
  const person = await after(await subscribed("Premium"), 8);
  await putInCard(person, "4000000000000341");
  return await after(person, 32);
}

/** On Basic, after a trial of Premium. */
export async function basicWithoutTrial(): Promise<TestPerson> {
  const person = await withoutTrial();
  await buyPlan(person, "Basic");
  await settle(person);
  return person;
}

/** Every kind of buyer with a session, made by a person's actions and the provider's clock. */
export const STATES: Record<string, () => Promise<TestPerson>> = {
  Free: () => personWithPlan("Free"),
  "no plan chosen": async () => freshPerson(),
  Basic: () => subscribed("Basic"),
  "Basic, trial used": basicWithoutTrial,
  "Premium trial": () => subscribed("Premium"),
  "Premium paid": async () => after(await subscribed("Premium"), 8),
  "Premium cancelling": async () => cancelling(await after(await subscribed("Premium"), 8)),
  "Premium trial cancelling": async () => cancelling(await subscribed("Premium")),
  "Basic cancelling, trial used": async () => cancelling(await basicWithoutTrial()),
  "first payment failed": async () => after(await subscribed("Premium", CARD.failsLater), 8),
  // The card is entered on the stand-in's page; a program cannot fill in a test account's.
  ...(isTestAccount ? {} : { "past due": renewalFailed }),
  "trial used": withoutTrial,
};

/** Cents that the provider has taken from the person, refunds not counted. */
export async function paidBy(person: TestPerson): Promise<number> {
  const customers = await customersOf(database, person.userId);
  const all = await Promise.all(
    customers.map((customer) => Array.fromAsync(stripe.paymentIntents.list({ customer, limit: 100 }))),
  );
  return all.flat().reduce((sum, { amount_received }) => sum + amount_received, 0);
}

export const heldBy = ({ userId }: TestPerson) => planOf(database, userId);

/** Whether the rows are printed as well (`npm run money-matrix`). */
export const isPrinted = (env as unknown as { MONEY_MATRIX?: string }).MONEY_MATRIX === "1";
