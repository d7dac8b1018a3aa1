// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { forgetUsage, isUsageOld, refreshUsage, usageStore, useUsage } from "#app/core/usage/usage-store.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { renderHook } from "../render.ts";

beforeEach(() => usageStore.set(null));

const answering = (response: () => Promise<Response>) => vi.stubGlobal("fetch", response);

const nothing = nothingUsed("Basic", 0);
const used = (notes: number): UsageAnswer => ({
  ...nothing,
  input_tokens: 70 * notes,
  output_tokens: 50 * notes,
  file_analysis_used: 3,
  features: { ...nothing.features, sbar: { used: notes, limit: 30 } },
});

test("a page begins with the usage it came with, takes over the server's answer, and keeps it when the call fails, as a figure that may be old and closes nothing [USE-05] [OPEN-15]", async () => {
  const told: UsageAnswer[] = [];
  const first = used(1);
  const page = await renderHook(() => useUsage(first, (usage) => told.push(usage)));
  const refresh = () => act(async () => refreshUsage());
  expect([page(), usageStore.get(), told]).toEqual([used(1), used(1), [used(1)]]);
  answering(async () => Response.json(used(2)));
  await refresh();
  expect([page(), usageStore.get(), told.at(-1)]).toEqual([used(2), used(2), used(2)]);
  const failing: (() => Promise<Response>)[] = [
    async () => new Response("", { status: 500 }),
    async () => Promise.reject(new TypeError("offline")),
    async () => new Response("no JSON"),
  ];
  for (const fail of failing) {
    answering(async () => Response.json(used(2)));
    await refresh();
    expect(isUsageOld.get()).toBe(false);
    answering(fail);
    await refresh();
    expect([page(), isUsageOld.get()]).toEqual([used(2), true]);
    for (const { used, limit } of Object.values(page().features)) expect(used).toBeLessThan(limit ?? 0);
  }
  expect(told.at(-1)).toEqual(used(2));
});

test("usage is asked for at its path, with the customer id [API-09] [OPEN-46]", async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json(used(1)));
  vi.stubGlobal("fetch", fetched);
  setCustomerId("user_1");
  onTestFinished(() => setCustomerId(null));
  await refreshUsage();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect([init?.method, path]).toEqual(["GET", "/api/payments/usage"]);
  expect(init?.headers).toMatchObject({ "X-Customer-ID": "user_1" });
});

test("a tab that is looked at again shows what another one used meanwhile", async () => {
  answering(async () => Response.json(used(3)));
  const first = used(2);
  const page = await renderHook(() => useUsage(first));
  expect(page()).toEqual(used(2));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(page()).toEqual(used(3));
});

test("what is forgotten is shown as nothing used, and so it stays where the server cannot be asked [USE-04]", async () => {
  const first = used(2);
  const page = await renderHook(() => useUsage(first));
  await act(async () => forgetUsage());
  expect(page()).toEqual(nothing);
  answering(async () => new Response("", { status: 500 }));
  await act(async () => refreshUsage());
  expect(page()).toEqual(nothing);
});
