import { rmSync } from "node:fs";
import { migrateLocally } from "#scripts/local-build.ts";
import { capture } from "#scripts/run.ts";
import { serve } from "#scripts/serve.ts";
import { expect, fillSignIn, ready, signUpFree, test } from "./fixtures.ts";

const STATE = ".wrangler/restart-state";
const PORT = 8795;

/** Rows of a query on the local database. */
function query(sql: string): Record<string, unknown>[] {
  const { output } = capture(
    "wrangler",
    ["d1", "execute", "DB", "--local", "--persist-to", STATE, "--json", "--command", sql],
    { WRANGLER_SEND_METRICS: "false" },
  );
  return (
    (JSON.parse(output.slice(output.indexOf("["))) as { results: Record<string, unknown>[] }[])[0]?.results ??
    []
  );
}

test("a server killed right after a note was charged has it in D1 after the restart, and the person signs in again [USE-01]", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  rmSync(STATE, { recursive: true, force: true });
  migrateLocally(STATE);
  let server = await serve(PORT, { STATE_DIR: STATE });
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  const email = await signUpFree(page);
  await page.goto("/notes/sbar");
  await expect(page.getByRole("button", { name: "Generate SBAR Report" })).toBeEnabled();
  await ready(page);
  await page.getByLabel("Nurse's Notes").fill("Coughing since lunch.");
  const settled = page.waitForEvent("request", (request) => request.url().endsWith("/api/payments/usage"));
  await page.getByRole("button", { name: "Generate SBAR Report" }).click();
  await settled;
  await server.stop("SIGKILL");

  server = await serve(PORT, { STATE_DIR: STATE });
  try {
    await page.context().clearCookies();
    await page.goto("/sign-in?redirect_url=%2Fnotes%2Fsbar");
    await fillSignIn(page, email);
    await page.waitForURL("**/notes/sbar");
    await expect(page.locator(".sbar")).toContainText("1 / 15");
    await expect
      .poll(() => query("SELECT feature, is_counted FROM usage_events"), {
        timeout: 60_000,
        intervals: [3_000],
      })
      .toEqual([{ feature: "sbar", is_counted: 1 }]);
  } finally {
    await server.stop();
    await page.context().close();
  }
});
