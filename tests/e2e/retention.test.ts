import { rmSync } from "node:fs";
import { migrateLocally } from "#scripts/local-build.ts";
import { serve } from "#scripts/serve.ts";
import { expect, signUpFree, test } from "./fixtures.ts";
import { advance, cancelInPortal, openAccount, paymentsHeld, shownPlan, startPremium } from "./paying.ts";

/** A server of its own: a cron of another day sweeps what other tests are working on. */
const STATE = ".wrangler/retention-state";
const PORT = 8797;
const DAY_MS = 86_400_000;

test("what a cancelled plan leaves behind is kept for 30 days, then erased by the cron; payments stay [CONST-03]", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  rmSync(STATE, { recursive: true, force: true });
  migrateLocally(STATE);
  const server = await serve(PORT, { STATE_DIR: STATE });
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  const cronAt = (time: number) => page.request.get(`/cdn-cgi/handler/scheduled?cron=0+*+*+*+*&time=${time}`);
  try {
    const email = await signUpFree(page);
    await startPremium(page);
    await advance(page, email, 7);
    await advance(page, email, 1);
    await cancelInPortal(page);
    await advance(page, email, 31);
    await expect(async () => {
      await openAccount(page);
      await expect(shownPlan(page)).toHaveText("Free", { timeout: 500 });
    }).toPass();
    // A week of trial, then one month, which is 28 to 31 days.
    const [earliestEnd, latestEnd] = [35, 38].map((days) => Date.now() + days * DAY_MS);

    expect((await paymentsHeld(page)).subscriptions).toHaveLength(1);
    await cronAt((earliestEnd ?? 0) + 29 * DAY_MS);
    await page.waitForTimeout(3_000);
    expect((await paymentsHeld(page)).subscriptions).toHaveLength(1);
    await cronAt((latestEnd ?? 0) + 30 * DAY_MS);
    await expect
      .poll(async () => (await paymentsHeld(page)).subscriptions.length, { timeout: 30_000 })
      .toBe(0);
    expect((await paymentsHeld(page)).payments).toMatchObject([{ amount: 4900 }]);
    await openAccount(page);
    await expect(shownPlan(page)).toHaveText("Free");
  } finally {
    await page.context().close();
    await server.stop();
  }
});
