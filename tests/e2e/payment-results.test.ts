import { test } from "./fixtures.ts";

const _UPDATE = "**/api/users/update-payment-status";

test.describe("with scripts switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("the success page leaves for the dashboard by itself [PLAN-28]", async ({ page }) => {
    await page.goto("/payment-success");
    await page.waitForURL(/\/sign-in\?redirect_url=%2Fdashboard$/);
  });
});
