import { expect, expectAccessible, open, signUpFree, test } from "./fixtures.ts";

const PAGES = [
  ["/dashboard", /^Good /],
  ["/notes", "Notes"],
  ["/notes/sbar", "SBAR Generator"],
  ["/notes/nanda", "NANDA Diagnosis"],
  ["/notes/research", "Medical Research"],
  ["/notes/premium-preview", /Premium/],
  ["/chat", "NurseGPT Chat"],
  ["/analysis", "File Analysis"],
  ["/analysis/history", "Document History"],
  ["/plan-selection", "Select Your Plan"],
  ["/settings/profile", "Settings"],
  ["/settings/account", "Settings"],
  ["/settings/notifications", "Settings"],
  ["/settings/security", "Settings"],
  ["/settings/billing", "Settings"],
] as const;

for (const [width, colorScheme] of [
  [360, "dark"],
  [1280, "light"],
] as const)
  test(`every signed-in page is accessible and fits a window of ${width} px, in ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signUpFree(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [path, heading] of PAGES) {
      await open(page, path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
      if (path === "/settings/profile")
        await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
      await expectAccessible(page);
    }
  });
