import { spawnSync } from "node:child_process";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveStandIn } from "#scripts/money-matrix/serve-stand-in.ts";
import {
  deleteMatrixClocks,
  MATRIX_CLOCK,
  matrixPrices,
  matrixRefusal,
} from "#scripts/money-matrix/test-account.ts";
import { openTestAccount } from "#tests/workers/test-account.ts";

let served: Awaited<ReturnType<typeof serveStandIn>>;
beforeAll(async () => {
  served = await serveStandIn();
});
afterAll(() => served.end());

/** The SDK, as the product uses it, with an account over HTTP; and direct access to the account. */
function clients() {
  const forward = openTestAccount(served.origin);
  const through = (input: RequestInfo | URL, init?: RequestInit) => forward(new Request(input, init));
  const { hostname: host, port } = new URL(served.origin);
  const options = { protocol: "http", maxNetworkRetries: 0, telemetry: false } as const;
  return {
    stripe: new Stripe("sk_test_x", {
      ...options,
      host: "stripe.test",
      httpClient: Stripe.createFetchHttpClient(through),
    }),
    account: new Stripe("sk_test_x", { ...options, host, port }),
  };
}

test("what the product asks reaches the account as it is, and a new customer has a standing clock of the matrix's own", async () => {
  const { stripe, account } = clients();
  const [one, same, other] = [
    await stripe.customers.create(
      { email: "a@example.org", metadata: { userId: "user_1" } },
      { idempotencyKey: "one" },
    ),
    await stripe.customers.create(
      { email: "a@example.org", metadata: { userId: "user_1" } },
      { idempotencyKey: "one" },
    ),
    await stripe.customers.create({ email: "b@example.org" }),
  ];
  expect(same.id).toBe(one.id);
  expect(one).toMatchObject({ email: "a@example.org", metadata: { userId: "user_1" } });
  expect(other.test_clock).not.toBe(one.test_clock);
  for (const { id, test_clock } of [one, other]) {
    const clock = await account.testHelpers.testClocks.retrieve(String(test_clock));
    expect(clock).toMatchObject({ name: MATRIX_CLOCK, status: "ready" });
    expect((await account.customers.list({ test_clock: clock.id })).data.map((each) => each.id)).toEqual([
      id,
    ]);
  }
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({ code: "resource_missing" });
});

test("what the matrix made goes with its clocks, and nobody else's clock does", async () => {
  const { stripe, account } = clients();
  await deleteMatrixClocks(account);
  const foreign = await account.testHelpers.testClocks.create({ frozen_time: 1_800_000_000, name: "Ours" });
  const customer = await stripe.customers.create({ email: "c@example.org" });
  expect(await deleteMatrixClocks(account)).toBe(1);
  expect(await account.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect(await account.testHelpers.testClocks.retrieve(foreign.id)).toMatchObject({ name: "Ours" });
  expect(await deleteMatrixClocks(account)).toBe(0);
});

test("prices that the account has are used", async () => {
  expect(await matrixPrices(clients().account)).toEqual({
    STRIPE_PRICE_BASIC: "price_sandbox_basic_1900",
    STRIPE_PRICE_PREMIUM: "price_sandbox_premium_4900",
  });
});

test.each([
  ["", "is not set"],
  ["sk_live_0123456789", "is a live key"],
  ["rk_live_0123456789", "is a live key"],
  ["rk_test_0123456789", "is no secret key of a test account"],
  ["anything", "is no secret key of a test account"],
])("the key “%s” is refused in words: it %s", (key, words) => {
  expect(matrixRefusal(key)).toContain(`STRIPE_SECRET_KEY ${words}`);
  if (key) expect(matrixRefusal(key)).not.toContain(key);
});

test("a test account's secret key is taken", () => expect(matrixRefusal("sk_test_0123456789")).toBeNull());

test("with a live key the command ends before it asks for anything", async () => {
  const before = (await clients().account.events.list({ limit: 100 })).data.length;
  const env = { ...process.env, STRIPE_SECRET_KEY: "sk_live_0123456789", STRIPE_API_URL: served.origin };
  const command = ["--disable-warning=ExperimentalWarning", "scripts/money-matrix.ts", "--test-account"];
  const ended = spawnSync(process.execPath, command, { encoding: "utf8", env });
  expect(ended).toMatchObject({ status: 1, stdout: "", stderr: `${matrixRefusal("sk_live_x")}\n` });
  expect((await clients().account.events.list({ limit: 100 })).data.length).toBe(before);
});
