import { expect, freshEmail, test } from "../fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

test("a page follows the theme that was chosen, also from the edge, whatever the device says", async ({
  page,
  context,
  baseURL,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const kept = async () => (await page.goto("/about"))?.headers()["x-edge-cache"];
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  const light = await paper();
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await expect.poll(kept).toBe("hit");
  expect(await paper()).not.toBe(light);
  await context.clearCookies();
  await expect.poll(kept).toBe("hit");
  expect(await paper()).toBe(light);
});

test("that an account was deleted is said once, and not again after a reload", async ({ page }) => {
  const words = page.getByText("Your account has been deleted.");
  await page.goto("/?account=deleted");
  await expect(words).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("icons, the picture of shared links, robots and the sitemap are there and small", async ({
  request,
}) => {
  for (const [path, type, most] of [
    ["/favicon.svg", "image/svg+xml", 1_000],
    ["/favicon.ico", "image/", 5_000],
    ["/apple-touch-icon.png", "image/png", 10_000],
    ["/og.png", "image/png", 100_000],
    ["/robots.txt", "text/plain", 2_000],
    ["/sitemap.xml", "application/xml", 5_000],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["content-type"], path).toContain(type);
    expect((await answer.body()).length, path).toBeLessThan(most);
  }
});

test("the header leads everywhere on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const [name, path] of [
    ["Pricing", "/pricing"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Sign In", "/sign-in"],
    ["Sign Up", "/sign-up"],
  ] as const) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await expect(link).toHaveAttribute("href", path);
    // Fails if the link is covered or out of reach.
    await link.click({ trial: true });
  }
});

test("pointing at a statement of the example lights up the words that it came from", async ({ page }) => {
  await page.goto("/");
  const words = page.locator("#source-2");
  const colour = () => words.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await colour();
  await page.getByRole("link", { name: "From your words, number 2" }).hover();
  await expect.poll(colour).not.toBe(before);
});

test("a toast that came with the page waits 5000 ms and leaves in 300 [SHELL-23]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/demo-plan-selection?plan=Free");
  const times = await page.getByRole("status").evaluate((toast) =>
    toast.getAnimations().map((animation) => {
      const { delay, duration } = animation.effect?.getTiming() ?? {};
      return [(animation as CSSAnimation).animationName, delay, duration];
    }),
  );
  expect(times).toContainEqual(["page-toast-out", 5000, 300]);
  await page.getByRole("status").evaluate((toast) => {
    for (const animation of toast.getAnimations()) animation.finish();
  });
  await expect(page.getByText("Selected plan: Free")).toBeHidden();
});

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads every page, chooses in the demo, and sends an enquiry that was wrong at first [PUB-12]", async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 400 .*\/contact-sales/);
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
    await page.goto("/demo-plan-selection");
    await page.getByRole("button", { name: "select the Basic plan" }).click();
    await expect(page.getByText("You selected the Basic plan! (Demo only)")).toBeVisible();

    await page.goto("/contact-sales");
    await page.getByLabel("Your name").fill("Rosa Kim");
    await page.getByLabel("Work email").fill("rosa at ward 4");
    await page.getByLabel("Message").fill("Forty nurses, one ward.");
    await page.getByRole("button", { name: "Send to sales" }).click();
    await expect(page.getByText("Please check the email address.")).toBeVisible();
    await expect(page.getByText("Please enter your organization.")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Rosa Kim");
    await expect(page.getByLabel("Work email")).toBeFocused();
    await page.getByLabel("Work email").fill(freshEmail());
    await page.getByLabel("Organization").fill("Ward 4 West");
    await page.getByRole("button", { name: "Send to sales" }).click();
    await expect(page.getByText("Thank you, your message has arrived.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveCount(0);
    await page.goto("/contact-sales");
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("the page after paying leaves for the dashboard by itself [PLAN-28]", async ({ page }) => {
    await page.goto("/payment-success");
    await page.waitForURL(/\/sign-in\?redirect_url=%2Fdashboard%3Fpaid%3Dvisitor$/);
  });
});
