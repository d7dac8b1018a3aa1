import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

test("dashboard and notes show the tool cards; those to come say so and lead nowhere, and the chat is there [SHELL-02] [CHAT-01]", async ({
  page,
}) => {
  await signUpFree(page);
  for (const path of ["/dashboard", "/notes"]) {
    await page.goto(path);
    await expect(page.locator(".tool-card h2")).toHaveText([
      "SBAR Generator",
      "Medical Research",
      "File Analysis",
      "NANDA Diagnosis",
      "NurseGPT Chat",
    ]);
    await expect(page.locator(".tool-card.coming a")).toHaveCount(0);
    const coming = page.locator(".tool-card.coming");
    await expect(coming.filter({ hasText: "Coming soon" })).toHaveCount(await coming.count());
    const ready = page.locator(".tool-card:not(.coming)");
    await expect(ready.getByRole("link")).toHaveCount(await ready.count());
    await expect(page.getByRole("link", { name: "NurseGPT Chat" })).toHaveAttribute("href", "/chat");
    await expectAccessible(page);
    await page.getByRole("link", { name: "SBAR Generator" }).click();
    await page.waitForURL("**/notes/sbar");
  }
});

test("the greeting follows the nurse's own hour, with her first name or else Nurse [SHELL-03]", async ({
  page,
  context,
  baseURL,
}) => {
  await signUpFree(page, "Ann");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Ann");
  await page.waitForLoadState("networkidle"); // the page has told its own zone by now
  const greetedAt = async (hour: number) => {
    // The sign is reversed in these zones: Etc/GMT-3 is three hours ahead.
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    const zone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
    await context.addCookies([{ name: "time_zone", value: encodeURIComponent(zone), url: baseURL ?? "" }]);
    await page.goto("/dashboard");
  };
  for (const [hour, greeting] of [
    [9, "Good morning"],
    [14, "Good afternoon"],
    [20, "Good evening"],
  ] as const) {
    await greetedAt(hour);
    await expect(heading).toHaveText(`${greeting}, Ann`);
  }
  await page.route("**/__clerk/v1/client?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"first_name":"Ann"', '"first_name":null');
    await route.fulfill({ response: answer, body });
  });
  await greetedAt(9);
  await expect(heading).toHaveText("Good morning, Nurse");
});

test("toasts stand bottom right and close on their own after five seconds [SHELL-23]", async ({ page }) => {
  await signUpFree(page);
  await page.goto("/notes/sbar");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Use example" }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 2_000);
  await page.getByRole("button", { name: "Reset" }).click();
  const toast = page.locator(".toast", { hasText: "The form was cleared." });
  await page.mouse.move(10, 10);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute("data-type", "info");
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.9);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height * 0.85);
  // The exit is an animation, which goes on in real time: it says itself what it is, and for how long.
  const exit = toast.evaluate(
    (element) =>
      new Promise((resolve) =>
        (element as HTMLElement).addEventListener("animationend", ({ animationName, elapsedTime }) => {
          if (element.getAttribute("data-state") === "closed") resolve([animationName, elapsedTime]);
        }),
      ),
  );
  await page.clock.runFor(4_900);
  await expect(toast).toHaveAttribute("data-state", "open");
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  expect(await exit).toEqual(["toast-out", 0.3]);
});

test("a page whose data fails shows the error boundary with a way to reload [SHELL-24]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 500|Unable to decode|ErrorResponse|Error/);
  await signUpFree(page);
  await page.route("**/notes.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.getByRole("link", { name: "Notes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(page.getByText("Please refresh the page or try again.")).toBeVisible();
  await page.unroute("**/notes.data*");
  await page.getByRole("link", { name: "Reload Page" }).click();
  await expect(page.getByRole("heading", { name: "Notes", exact: true })).toBeVisible();
});

test("the colours follow the device, or what the person chose, also after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signUpFree(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.getByRole("button", { name: /Theme: match device/ }).click();
  await page.getByRole("button", { name: /Theme: light/ }).click();
  expect(await paper()).toBe(dark);
  await page.reload();
  await expect(page.getByRole("button", { name: /Theme: dark/ })).toBeVisible();
  expect(await paper()).toBe(dark);
  await expectAccessible(page);
});

test("public pages need no script, and /health says who is real", async ({ page, request }) => {
  for (const path of ["/", "/terms", "/privacy", "/forgot-password"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator("script").count()).toBe(0);
      await expectAccessible(page);
    }
  }
  const health = await (await request.get("/health")).json();
  expect(health).toEqual({
    status: "ok",
    providers: { identity: "sandbox", payments: "sandbox", model: "sandbox", literature: "sandbox" },
  });
});
