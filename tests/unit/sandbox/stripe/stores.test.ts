import { expect, test } from "vitest";
import { countedIds, liveThroughStorm } from "#tests/stripe-storm.ts";
import { memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";
import { openStripeSandbox } from "#workers/sandbox/stripe/open-sandbox.ts";
import { sqliteStore } from "#workers/sandbox/stripe/sqlite-store.ts";
import { nodeSql } from "./node-sql.ts";
import { BASIC, START } from "./open.ts";

const catalogue = [
  { plan: "Basic", unit_amount: 1900, price: BASIC },
  { plan: "Premium", unit_amount: 4900, price: "price_sandbox_premium_4900" },
];
const now = () => START * 1000;
const storm = { seed: 5, customers: 8, events: 100 };
const authorized = { headers: { Authorization: "Bearer sk_test_x" } };

test("the same life gives the same events in memory and in SQLite", async () => {
  const inMemory = memoryStripeSandbox({ now, newId: countedIds(), catalogue });
  const inSqlite = openStripeSandbox({ store: sqliteStore(nodeSql()), now, newId: countedIds(), catalogue });
  expect(await liveThroughStorm(inSqlite, storm)).toEqual(await liveThroughStorm(inMemory, storm));
});

test("an event in memory, which every reader shares, can be changed by none of them", async () => {
  const inMemory = memoryStripeSandbox({ now, newId: countedIds(), catalogue });
  await liveThroughStorm(inMemory, storm);
  const [event] = inMemory.events();
  expect(event).toBeDefined();
  expect(() => Object.assign(event?.data.object ?? {}, { id: "another" })).toThrow(TypeError);
});

test("what SQLite holds is there for the next start, whose new amount joins the catalogue beside the old one", async () => {
  const sql = nodeSql();
  const before = openStripeSandbox({ store: sqliteStore(sql), now, catalogue });
  await before.fetch("http://stripe.sandbox/v1/customers", {
    ...authorized,
    method: "POST",
    body: "email=a%40b.c",
  });
  const dearer = { plan: "Basic", unit_amount: 2100, price: "price_sandbox_basic_2100" };
  const after = openStripeSandbox({ store: sqliteStore(sql), now, catalogue: [dearer] });
  const read = async (path: string) =>
    (await (await after.fetch(`http://stripe.sandbox/v1/${path}`, authorized)).json()) as { data: object[] };
  expect((await read("customers")).data).toMatchObject([{ email: "a@b.c" }]);
  expect((await read("prices?lookup_keys[]=basic")).data).toMatchObject([
    { id: dearer.price, unit_amount: 2100 },
  ]);
  expect((await read("prices?active=true")).data).toHaveLength(3);
  expect(after.events()).toEqual(before.events());
});
