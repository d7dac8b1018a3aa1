// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { levelOf, UsageBar } from "#app/core/usage/usage-bar.tsx";
import { isUsageOld } from "#app/core/usage/usage-store.ts";
import { render } from "../render.ts";

const barOf = (used: number, limit: number | null) =>
  renderToStaticMarkup(<UsageBar label="SBAR notes this month" used={used} limit={limit} period="2026-11" />);

test("The bar names what it counts and shows used / limit, also to a screen reader [SBAR-02]", () => {
  const html = barOf(6, 15);
  expect(html).toContain("<span>SBAR notes this month</span><b>6 / 15</b>");
  expect(html).toContain(
    'role="meter" aria-label="SBAR notes this month" aria-valuemin="0" aria-valuenow="6" aria-valuemax="15" aria-valuetext="6 of 15"',
  );
  expect(html).toContain('<rect width="40"');
  expect(html).not.toContain("Almost used up");
  expect(html).not.toContain("Limit reached");
});

test("The bar says what is left and when the limit resets: the end of the month in UTC, by her own clock once her browser tells it [OPEN-33]", async () => {
  vi.stubEnv("TZ", "America/New_York");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(barOf(6, 15)).toContain("9 left, resets on Dec 1 (UTC)");
  expect(barOf(17, 15)).toContain("0 left, resets on Dec 1 (UTC)");
  expect(barOf(6, null)).not.toContain("left");
  const page = await render(<UsageBar label="SBAR notes this month" used={6} limit={15} period="2026-11" />);
  expect(page.textContent).toContain("9 left, resets on Nov 30, 19:00");
  expect(page.textContent).not.toContain("UTC");
});

test("From 80 % on it says that it is almost used up, at 100 % that the limit is reached", () => {
  expect(barOf(79, 100)).not.toContain("Almost used up");
  expect(barOf(80, 100)).toContain('<p class="small warn" role="status">Almost used up</p>');
  expect(barOf(99, 100)).toContain("Almost used up");
  expect(barOf(100, 100)).toContain('<p class="small alarm" role="status">Limit reached</p>');
  expect(barOf(100, 100)).not.toContain("Almost used up");
});

test("A use beyond the limit shows its true figures and a full bar", () => {
  const html = barOf(17, 15);
  expect(html).toContain("<b>17 / 15</b>");
  expect(html).toContain('aria-valuenow="15"');
  expect(html).toContain('aria-valuetext="17 of 15"');
  expect(html).toContain('<rect width="100"');
});

test("Without a limit there is no bar to fill, only the figure and Unlimited [SBAR-02]", () => {
  const html = barOf(1_234, null);
  expect(html).toContain("<b>1,234 / Unlimited</b>");
  expect(html).not.toContain('role="meter"');
  expect(html).not.toContain("Limit reached");
});

test("A limit of 0 is reached from the start", () => {
  expect(levelOf(0, 0)).toBe("reached");
  expect(barOf(0, 0)).toContain('<rect width="100"');
});

test("A figure that could not be updated is said to be the last known one", () => {
  expect(barOf(6, 15)).not.toContain("Last known figure");
  const { get } = isUsageOld;
  isUsageOld.initial = true;
  expect(barOf(6, 15)).toContain("Last known figure: it could not be updated.");
  isUsageOld.initial = get();
});
