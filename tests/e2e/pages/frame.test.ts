import { expect, expectAccessible, open, ready, signUpFree, test } from "../fixtures.ts";

test("toasts stand bottom right and close on their own after five seconds [SHELL-23]", async ({
  page,
  pauseClock,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signUpFree(page);
  await page.clock.install();
  await page.goto("/notes/sbar");
  await ready(page);
  await page.getByRole("button", { name: "Use example" }).click();
  await expect(page.getByRole("textbox", { name: "Nurse's Notes" })).not.toHaveValue("");
  await pauseClock(2_000);
  await page.getByRole("button", { name: "Reset" }).click();
  const toast = page.locator(".toast", { hasText: "The form was cleared." });
  await page.mouse.move(10, 10);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute("data-type", "info");
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.9);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height * 0.85);
  // The exit is an animation, which runs in real time: it reports its own name and duration.
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

test("the colours follow the device, or what the person chose, also after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signUpFree(page);
  await open(page, "/dashboard");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.getByRole("button", { name: /Theme: match device/ }).click();
  await page.getByRole("button", { name: /Theme: light/ }).click();
  expect(await paper()).toBe(dark);
  // A page's cookie write and the next page's request are not ordered: on a busy machine, the request may come first.
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === "theme")?.value;
  await expect.poll(kept).toBe("dark");
  await page.reload();
  await expect(page.getByRole("button", { name: /Theme: dark/ })).toBeVisible();
  expect(await paper()).toBe(dark);
  await expectAccessible(page);
});

test("a part whose code a deployment has removed asks for a reload, after which it opens, and what was typed is there", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404 .*\/assets\//);
  const toasts = page.waitForResponse(/\/assets\/toast-viewport/);
  await open(page, "/notes/sbar");
  await toasts; // though nobody has touched the page
  const assets = "**/assets/*.js";
  await page.route(assets, (route) => route.fulfill({ status: 404 }));
  const notes = page.getByLabel("Nurse's Notes");
  await notes.fill("Coughing since lunch.");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert").getByText("since NurseGPT has been updated")).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.unroute(assets);
  await page.reload();
  await ready(page);
  await expect(notes).toHaveValue("Coughing since lunch.");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeVisible();
});
