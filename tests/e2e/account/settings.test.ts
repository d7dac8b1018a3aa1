import type { Page } from "@playwright/test";
import { expect, open, PASSWORD, test } from "../fixtures.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
/** Opens the profile, whose form appears once the user is loaded. */
async function openProfile(page: Page) {
  await open(page, "/settings/profile");
  await expect(save(page)).toBeVisible();
}

test("the profile shows a spinner until the user is loaded, then the person's values, with RN unless another title was kept; it stands beside the navigation [SET-02] [SET-04] [SET-05]", async ({
  page,
  nurse,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/__clerk/v1/client?*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/settings/profile");
  await expect(page.locator(".settings-page .spinner")).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  letGo();
  await expect(save(page)).toBeVisible();
  await expect(page.locator(".settings-page .spinner")).toHaveCount(0);
  const boxOf = async (name: string) => await page.locator(name).boundingBox();
  const [nav, area] = [await boxOf(".settings-nav"), await boxOf(".settings-page")];
  expect(area?.y).toBe(nav?.y);
  expect(area?.x).toBeGreaterThanOrEqual((nav?.x ?? 0) + (nav?.width ?? Number.POSITIVE_INFINITY));
  await expect(page.getByLabel("First name")).toHaveValue("Ann");
  await expect(page.getByLabel("Last name")).toHaveValue("Nurse");
  await expect(page.getByLabel("Email")).toHaveValue(nurse.email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByLabel("Title")).toHaveValue("RN");
  await expect(page.getByLabel("Title").locator("option")).toHaveText(["RN", "LPN", "NP", "CNS", "CNA"]);
  for (const empty of ["Department", "Specialty", "Bio"])
    await expect(page.getByLabel(empty)).toHaveValue("");
});

test("saving says so while it lasts and when it is done, and the identity provider keeps every field beside what it had [SET-08] [SET-10]", async ({
  page,
  nurse: _,
}) => {
  await openProfile(page);
  await page.evaluate(async () => {
    const { Clerk } = window as unknown as {
      Clerk: { user: { update(values: object): Promise<unknown> } };
    };
    await Clerk.user.update({ unsafeMetadata: { colour: "blue", bio: "Days." } });
  });
  await openProfile(page);
  await page.getByLabel("First name").fill("Anna");
  await page.getByLabel("Last name").fill("Nurse-Bell");
  await page.getByLabel("Title").selectOption("CNS");
  await page.getByLabel("Department").fill("ICU");
  await page.getByLabel("Specialty").fill("Wound care");
  await page.getByLabel("Bio").fill("Nights.");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/__clerk/v1/me?*", async (route) => {
    await held;
    await route.continue();
  });
  const sent = page.waitForRequest((one) => /\/v1\/me\?/.test(one.url()) && one.method() === "POST");
  await save(page).click();
  await expect(page.getByRole("button", { name: "Updating..." })).toBeDisabled();
  letGo();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(save(page)).toBeFocused();
  const body = new URLSearchParams((await sent).postData() ?? "");
  expect([body.get("first_name"), body.get("last_name")]).toEqual(["Anna", "Nurse-Bell"]);
  await openProfile(page);
  for (const [name, value] of [
    ["First name", "Anna"],
    ["Title", "CNS"],
    ["Department", "ICU"],
    ["Specialty", "Wound care"],
    ["Bio", "Nights."],
  ] as const)
    await expect(page.getByLabel(name)).toHaveValue(value);
  const kept = await page.evaluate(async () => {
    const { Clerk } = window as unknown as {
      Clerk: { user: { reload(): Promise<{ unsafeMetadata: unknown }> } };
    };
    return (await Clerk.user.reload()).unsafeMetadata;
  });
  const details = { title: "CNS", department: "ICU", specialty: "Wound care", bio: "Nights." };
  expect(kept).toEqual({ colour: "blue", ...details });
});

test("one's own data is downloaded as a file", async ({ page, nurse }) => {
  await open(page, "/settings/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("nursegpt-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
  expect(data).toMatchObject({ profile: { emailAddresses: [nurse.email] }, account: { plan: "Free" } });
});

test("whoever gave the password long ago is asked for it before the data is downloaded, and may say no", async ({
  page,
  nurse: _,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 403 .*\/api\/account\/export/);
  await open(page, "/settings/account");
  // As the server answers it after ten minutes.
  let refusals = 2;
  await page.route("**/api/account/export", async (route) => {
    if (refusals-- <= 0) return route.continue();
    const reverification = { level: "multi_factor", afterMinutes: 10 };
    const clerk_error = { type: "forbidden", reason: "reverification-error", metadata: { reverification } };
    await route.fulfill({ status: 403, json: { error: "No.", code: "verification_required", clerk_error } });
  });
  const button = page.getByRole("button", { name: "Download my data" });
  // The provider's forms are loaded when one is shown; by default, the provider loads them on every page.
  const hasForms = () => page.evaluate(() => "__internal_ClerkUICtor" in window);
  expect(await hasForms()).toBe(false);
  await button.click();
  await expect(page.locator("input[name=password]")).toBeVisible();
  expect(await hasForms()).toBe(true);
  // It covers the page, says why it asks, and is opaque.
  await expect(page.getByText("Enter your current password to continue")).toBeVisible();
  await expect(page.locator(".cl-card")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.keyboard.press("Escape");
  await expect(page.locator("input[name=password]")).toHaveCount(0);
  await expect(button).toBeEnabled();
  await button.click();
  await page.fill("input[name=password]", PASSWORD);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".cl-formButtonPrimary")]);
  expect(download.suggestedFilename()).toBe("nursegpt-data.json");
});
