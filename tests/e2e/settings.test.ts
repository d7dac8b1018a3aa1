import type { Page } from "@playwright/test";
import { expect, expectAccessible, signUpFree, test } from "./fixtures.ts";

const PAGES = [
  ["/settings/profile", "Profile", "Your personal information and preferences"],
  ["/settings/account", "Account", "Manage your account settings"],
  ["/settings/notifications", "Notifications", "Configure how you receive alerts"],
  ["/settings/security", "Security", "Secure your account"],
  ["/settings/billing", "Billing", "Manage your subscription and payments"],
] as const;

const WIDTHS = [360, 1280];

const nav = (page: Page) => page.getByRole("navigation", { name: "Settings" });
const linkTo = (page: Page, name: string) =>
  nav(page)
    .getByRole("link")
    .filter({ hasText: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const calls = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

/** Opens a page and waits until the scripts have taken it over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

/** Opens the profile, whose form comes when the user is loaded. */
async function openProfile(page: Page) {
  await open(page, "/settings/profile");
  await expect(save(page)).toBeVisible();
}

test("the header leads to the settings, which open the profile; every page is beside its navigation and marked in it [SHELL-01] [SET-01] [SET-02]", async ({
  page,
}) => {
  await signUpFree(page);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.waitForURL("**/settings/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  const links = nav(page).getByRole("link");
  await expect(links).toHaveText(PAGES.map(([, name, about]) => name + about));
  for (const [path, name] of PAGES) {
    await linkTo(page, name).click();
    await page.waitForURL(`**${path}`);
    await expect(nav(page).locator("[aria-current=page]")).toHaveText(new RegExp(`^${name}`));
    const beside = page.locator(".settings-page .card").first();
    await expect(beside).toBeVisible();
    const [left, right] = [await nav(page).boundingBox(), await beside.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expect(page.locator("main main")).toHaveCount(0);
  }
});

test("every settings page works narrow and dark, and wide and light, without a barrier and without scrolling sideways", async ({
  page,
}) => {
  await signUpFree(page);
  for (const [path, name] of PAGES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
      if (path === "/settings/profile") await expect(save(page)).toBeVisible();
      await expect(linkTo(page, name)).toBeInViewport();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, overflow]).toEqual([path, width, 0]);
      await page.emulateMedia({ colorScheme: width === 360 ? "dark" : "light" });
      await expectAccessible(page);
    }
  }
});

test("notifications and security say that they are coming soon [SET-03]", async ({ page }) => {
  await signUpFree(page);
  for (const name of ["Notifications", "Security"]) {
    await open(page, `/settings/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.locator(".settings-page")).toContainText("Coming Soon");
  }
});

test("the profile shows a spinner until the user is loaded, then the person's values, with RN unless another title was kept [SET-04] [SET-05]", async ({
  page,
}) => {
  const email = await signUpFree(page);
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
  await expect(page.getByLabel("First name")).toHaveValue("Ann");
  await expect(page.getByLabel("Last name")).toHaveValue("Nurse");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Email")).not.toBeEditable();
  await expect(page.getByLabel("Title")).toHaveValue("RN");
  await expect(page.getByLabel("Title").locator("option")).toHaveText(["RN", "LPN", "NP", "CNS", "CNA"]);
  for (const empty of ["Department", "Specialty", "Bio"])
    await expect(page.getByLabel(empty)).toHaveValue("");
});

test("without a first or last name nothing is saved, and the words stand beside the field [SET-06]", async ({
  page,
}) => {
  await signUpFree(page);
  await openProfile(page);
  const made = calls(page);
  for (const name of ["First name", "Last name"]) {
    const field = page.getByLabel(name);
    const before = await field.inputValue();
    await field.fill("   ");
    await save(page).click();
    await expect(page.getByText(`${name} is required`)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(`${name} is required`);
    await expectAccessible(page);
    await field.fill(before);
    await expect(page.getByText(`${name} is required`)).toHaveCount(0);
  }
  expect(made.filter((path) => path.endsWith("/v1/me"))).toEqual([]);
});

test("saving says so while it lasts and when it is done, and the identity provider keeps every field beside what it had [SET-08] [SET-10]", async ({
  page,
}) => {
  await signUpFree(page);
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
  const sent = page.waitForRequest(/\/v1\/me\?/);
  await save(page).click();
  await expect(page.getByRole("button", { name: "Updating..." })).toBeDisabled();
  letGo();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
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

test("a save that fails keeps what was typed, and shows the provider's words or else ours [SET-09]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (422|500).*\/v1\/me/);
  consoleErrors.allow(/ERR_FAILED.*\/v1\/me/);
  await signUpFree(page);
  await openProfile(page);
  await page.getByLabel("Department").fill("ICU");
  const long_message = "First name is not allowed here.";
  await page.route("**/__clerk/v1/me?*", (route) =>
    route.fulfill({
      status: 422,
      json: { errors: [{ code: "form_param_invalid", message: "is invalid", long_message, meta: {} }] },
    }),
  );
  await save(page).click();
  await expect(page.getByRole("alert").filter({ hasText: long_message })).toBeVisible();
  await expect(page.getByLabel("Department")).toHaveValue("ICU");
  await page.unroute("**/__clerk/v1/me?*");
  await save(page).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByText(long_message)).toHaveCount(0);
});

test("billing shows the plan and the file analyses, and its button only says that the portal is unavailable [SET-19] [SET-20]", async ({
  page,
}) => {
  await signUpFree(page);
  await open(page, "/settings/billing");
  await expect(page.locator(".figures div")).toHaveText(["PlanFree", "File analyses this month0 / 1"]);
  const made = calls(page);
  const address = page.url();
  await page.getByRole("button", { name: "Manage Billing" }).click();
  const toast = page.locator(".toast", { hasText: /portal is.*unavailable.*contact support/i });
  await expect(toast).toHaveAttribute("data-type", "info");
  expect([made.filter((path) => path.startsWith("/api/")), page.url()]).toEqual([[], address]);

  await open(page, "/settings/profile");
  await page.route("**/api/payments/usage", async (route) => {
    const answer = await route.fetch();
    const body = {
      ...(await answer.json()),
      plan: "Premium",
      file_analysis_used: 7,
      file_analysis_limit: null,
    };
    await route.fulfill({ response: answer, json: body });
  });
  await linkTo(page, "Billing").click();
  await expect(page.locator(".figures div")).toHaveText([
    "PlanPremium",
    "File analyses this month7 / Unlimited",
  ]);
});

test("when billing cannot be loaded the error is shown with its words, and it can be asked for again [SET-21]", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 503.*\/api\/payments\/usage/);
  await signUpFree(page);
  await open(page, "/settings/profile");
  await page.route("**/api/payments/usage", (route) =>
    route.fulfill({ status: 503, json: { error: "The meter rests." } }),
  );
  await linkTo(page, "Billing").click();
  const alert = page.locator(".settings-page").getByRole("alert");
  await expect(alert).toContainText("The meter rests.");
  await expect(alert).toContainText("Could not load billing information.");
  await expectAccessible(page);
  await page.unroute("**/api/payments/usage");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".figures div").first()).toHaveText("PlanFree");
  await expect(alert).toHaveCount(0);
});

test("one's own data is downloaded as a file", async ({ page }) => {
  const email = await signUpFree(page);
  await open(page, "/settings/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("nursegpt-data.json");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>;
  expect(data).toMatchObject({ profile: { emailAddresses: [email] }, account: { plan: "Free" } });
});
