import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, overflowOf, test } from "../fixtures.ts";

const information = (page: Page) => page.getByLabel("Patient Information");
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
const sections = (page: Page) => page.locator("section.diagnosis");
const BREATHING = "Breathing that does not take in enough oxygen";

test("patient information becomes diagnoses in collapsible sections, with usage and the browser's own count [NANDA-01] [NANDA-02] [NANDA-03] [NANDA-06]", async ({
  page,
  nurse: _,
}) => {
  await open(page, "/notes/nanda");
  const meter = page.getByRole("meter", { name: "NANDA diagnoses this month" });
  await expect(meter).toHaveAttribute("aria-valuetext", "0 of 30");
  await expect(generate(page)).toBeDisabled();
  await information(page).fill("   \n ");
  await expect(generate(page)).toBeDisabled();
  await information(page).press("Control+Enter"); // if it were sent, its refusal would be a console error
  await page.getByRole("button", { name: "Use example" }).click();
  await expect(generate(page)).toBeEnabled();
  await information(page).press("Control+Enter");
  await expect(page.getByText("Draft: being written and checked.")).toBeVisible();
  await expect(generate(page)).toHaveCount(0);
  await expect(information(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Copy all" })).toBeVisible();
  await expect(sections(page).locator("h2")).toHaveText([
    BREATHING,
    "Pain that limits comfort",
    "Falling",
    "Learning more about self-care",
  ]);
  await expect(sections(page).locator(".rank")).toHaveText(["1", "2", "3", "4"]);
  const told = page.waitForRequest((request) => /\/api\/notes\/[^/]+\/events$/.test(request.url()));
  await page.getByRole("button", { name: "Copy all" }).click();
  expect((await told).postDataJSON()).toEqual({ event: "copied" });
  await expect(meter).toHaveAttribute("aria-valuetext", "1 of 30");
  await expect(page.getByText("Generated on this device: 1")).toBeVisible();
  const fact = sections(page).first().locator(".st", { hasText: "O2 sat 89%" });
  await fact.hover();
  await expect(page.locator(".marks mark")).toHaveText("O2 sat 89%");
  await expectAccessible(page);
  const screen = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(information(page)).toBeHidden();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Your text" }).click();
  await expect(information(page)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize(screen);
  await sections(page).first().locator("summary").click();
  await expect(fact).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(sections(page)).toHaveCount(0);
});
