import type { Page } from "@playwright/test";
import { expect, open, ready, test } from "../fixtures.ts";

/** Injects markup into the next document of this path, as a vulnerability in the server would. */
async function inject(page: Page, path: string, markup: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("</head>", `${markup}</head>`);
    await route.fulfill({ response, body: html });
  });
}

const HOSTILE = `
<script>window.ran = "inline";</script>
<script nonce="guessed">window.ran = "nonce";</script>
<script src="https://evil.example/x.js"></script>
<script src="/assets/../__sandbox/stripe/stripe.js"></script>
<link rel="stylesheet" href="https://evil.example/x.css">
<style>:root { --hostile: 1 }</style>
<img src="data:," style="--hostile: 1" onerror="window.ran = 'handler'" alt="">
<iframe src="https://evil.example/frame" title="evil"></iframe>
<base href="https://evil.example/">`;

test("on signed-in pages and on sign-in, what was put into the markup neither runs nor paints, whether inline or from another place, our own origin included; the page itself works", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/Content Security Policy/);
  // React finds something in the page that it did not render.
  consoleErrors.allow(/React error #418/);
  const asked: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.ran = 'other origin';" });
  });
  for (const path of ["/notes/sbar", "/settings/account", "/settings/security"]) {
    await inject(page, path, HOSTILE);
    await open(page, path);
    await page.locator("h1").first().waitFor();
    const met = await page.evaluate(() => ({
      ran: (window as { ran?: string }).ran,
      painted: getComputedStyle(document.documentElement).getPropertyValue("--hostile"),
    }));
    expect([path, met]).toEqual([path, { ran: undefined, painted: "" }]);
  }
  // An open page of the identity provider may still have requests for the session that ends now.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await inject(page, "/sign-in", HOSTILE);
  await page.goto("/sign-in");
  await page.locator("input[name=identifier]").waitFor();
  expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  expect(asked).toEqual([]);
});

test("what dialogs write as styles carries the document's nonce: behind an open one the page stands still", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/dashboard");
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  expect(await overflow()).toBe("visible");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeVisible();
  await expect.poll(overflow).toBe("hidden");
  await ready(page);
});
