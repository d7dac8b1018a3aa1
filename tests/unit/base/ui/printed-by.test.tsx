// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { PrintedBy } from "#app/base/ui/printed-by.tsx";
import { render } from "#tests/unit/render.ts";

afterEach(() => vi.unstubAllGlobals());

const print = () => act(async () => void dispatchEvent(new Event("beforeprint")));

test("on paper stand who printed a page and when, and on the screen neither", async () => {
  vi.stubGlobal("Clerk", { user: { fullName: "Ann Nurse" } });
  const page = await render(<PrintedBy />);
  expect(page.textContent).toBe("");
  await print();
  expect(page.textContent).toMatch(/^Printed by Ann Nurse, \w{3} \d+, \d{4}, \d\d:\d\d$/);
});

test("a person without a name prints the time", async () => {
  vi.stubGlobal("Clerk", { user: { fullName: null } });
  const page = await render(<PrintedBy />);
  await print();
  expect(page.textContent).toMatch(/^Printed \w{3} \d+/);
});
