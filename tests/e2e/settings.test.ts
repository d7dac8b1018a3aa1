import type { Page } from "@playwright/test";
import { expect, open, signUpFree, test } from "./fixtures.ts";

const _PAGES = [
  ["/settings/profile", "Profile", "Your personal information and preferences"],
  ["/settings/account", "Account", "Manage your account settings"],
  ["/settings/notifications", "Notifications", "Configure how you receive alerts"],
  ["/settings/security", "Security", "Secure your account"],
  ["/settings/billing", "Billing", "Manage your subscription and payments"],
] as const;

const _WIDTHS = [360, 1280];

const nav = (page: Page) => page.getByRole("navigation", { name: "Settings" });
const _linkTo = (page: Page, name: string) =>
  nav(page)
    .getByRole("link")
    .filter({ hasText: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const _calls = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

/** Opens the profile, whose form comes when the user is loaded. */
async function openProfile(page: Page) {
  await open(page, "/settings/profile");
  await expect(save(page)).toBeVisible();
}

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
