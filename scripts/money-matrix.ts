/**
 * `npm run money-matrix`: every kind of buyer × every product × every place that sells, one row each: what is read,
 * what the provider says is due, what it takes, and what runs afterwards. Fails if a row contradicts itself.
 *
 * It uses the local stand-in, or with `--test-account` the Stripe test account of STRIPE_SECRET_KEY (environment or
 * `.env`, or the file named with `--values`). `--test-account --stand-in` tries that path without an account: the
 * stand-in is served over HTTP in its place.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs, parseEnv } from "node:util";
import { stripeClient } from "./doctor/stripe/client.ts";
import { serveStandIn } from "./money-matrix/serve-stand-in.ts";
import {
  ANNOUNCEMENT,
  deleteMatrixClocks,
  matrixPrices,
  matrixRefusal,
} from "./money-matrix/test-account.ts";
import { start } from "./run.ts";
import { environmentHere } from "./serving/this-machine.ts";

const { values: given } = parseArgs({
  options: {
    "test-account": { type: "boolean", default: false },
    "stand-in": { type: "boolean", default: false },
    values: { type: "string" },
  },
});

process.exitCode = given["test-account"] ? await onTestAccount() : await printRows({});

/** @returns the exit code */
async function onTestAccount(): Promise<number> {
  const served = given["stand-in"] ? await serveStandIn() : null;
  const env: NodeJS.Dict<string> = served
    ? { STRIPE_SECRET_KEY: "sk_test_stand_in", STRIPE_API_URL: served.origin }
    : given.values
      ? parseEnv(readFileSync(given.values, "utf8"))
      : environmentHere();
  const { STRIPE_SECRET_KEY: key = "", STRIPE_API_URL: api = "https://api.stripe.com" } = env;
  const refusal = matrixRefusal(key);
  if (refusal) {
    console.error(refusal);
    return 1;
  }
  console.log([...ANNOUNCEMENT, ""].join("\n"));
  const stripe = stripeClient(key, api);
  try {
    await deleteMatrixClocks(stripe);
    const prices = await matrixPrices(stripe);
    try {
      return await printRows({ TEST_ACCOUNT_API: api, TEST_ACCOUNT_KEY: key, ...prices });
    } finally {
      const count = await deleteMatrixClocks(stripe);
      console.log(`${count} test clocks deleted, with their customers and subscriptions.`);
    }
  } catch (error) {
    // What Stripe says about a key quotes it.
    const { type, message } = error as { type?: string; message?: string };
    const words = type === "StripeInvalidRequestError" || !type ? message : type;
    console.error(`Stripe: ${words}\nRun it again to delete what is left of this run.`);
    return 1;
  } finally {
    served?.end();
  }
}

/** @param env further variables for the tests @returns their exit code */
async function printRows(env: Record<string, string>): Promise<number> {
  const test = ["run", "--project", "workers", "tests/workers/billing/money-matrix.test.ts"];
  const run = start("vitest", test, { MONEY_MATRIX: "1", ...env }, "pipe");
  const ended = once(run, "close");
  console.log(
    "state | product | place | words | [button] | due | taken | active subscriptions | plan afterwards",
  );
  if (run.stdout)
    for await (const line of createInterface({ input: run.stdout })) {
      const [, row] = /MATRIX \| (.*)/.exec(line) ?? [];
      if (row) console.log(row);
      else if (/FAIL|Error|Tests /.test(line)) console.log(line);
    }
  const [code] = (await ended) as [number | null];
  return code ?? 1;
}
