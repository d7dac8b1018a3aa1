/**
 * `npm run money-matrix`: every kind of buyer × every product × every place that sells, against the local stand-in:
 * what is read, what the provider says is due, what it takes, and what runs afterwards, a row each. Fails where a row
 * does not agree with itself.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { start } from "./run.ts";

const test = ["run", "--project", "workers", "tests/workers/billing/money-matrix.test.ts"];
const run = start("vitest", test, { MONEY_MATRIX: "1" }, "pipe");
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
process.exitCode = code ?? 1;
