import { z } from "zod";
import { deleteCustomer } from "../billing/customers.ts";
import { advanceClock } from "../billing/life.ts";
import { addClock, clockJson, clockTime } from "../clocks.ts";
import { invalidRequest } from "../errors.ts";
import { findOrThrow } from "../find-or-throw.ts";
import { listPage, listParams } from "../lists.ts";
import { integer, readParams } from "../params.ts";
import type { TestClock } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";

export const testClockRoutes: Route[] = [
  ["POST", /^\/v1\/test_helpers\/test_clocks$/, create],
  ["GET", /^\/v1\/test_helpers\/test_clocks$/, list],
  [
    "GET",
    /^\/v1\/test_helpers\/test_clocks\/([^/]+)$/,
    ({ account, id }) => clockJson(account, findOrThrow(account, "clock", id)),
  ],
  ["POST", /^\/v1\/test_helpers\/test_clocks\/([^/]+)\/advance$/, advance],
  ["DELETE", /^\/v1\/test_helpers\/test_clocks\/([^/]+)$/, remove],
];

function create({ account, form }: StripeCall): TestClock {
  const { frozen_time, name } = readParams({ frozen_time: integer, name: z.string().optional() }, form);
  return clockJson(account, addClock(account, name ?? null, frozen_time));
}

function list({ account, form, path }: StripeCall) {
  const params = readParams(listParams, form);
  const clocks = account.store.list("clock").map((clock) => clockJson(account, clock));
  return listPage(clocks, params, path);
}

function advance({ account, id, form }: StripeCall): TestClock {
  const { frozen_time } = readParams({ frozen_time: integer }, form);
  const clock = findOrThrow(account, "clock", id);
  if (frozen_time <= clockTime(account, clock))
    throw invalidRequest("The frozen_time must be later than the clock's current time.", {
      param: "frozen_time",
    });
  return clockJson(account, advanceClock(account, clock, frozen_time));
}

/** Deleting a clock deletes its customers. */
function remove({ account, id }: StripeCall) {
  findOrThrow(account, "clock", id);
  for (const customer of account.store.list("customer", id))
    if (!customer.isDeleted) deleteCustomer(account, customer);
  account.store.remove("clock", id);
  return { id, object: "test_helpers.test_clock", deleted: true };
}
