// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { writeCookie } from "#app/base/ui/browser/write-cookie.ts";
import { RememberMe } from "#app/rooms/shell/components/remember-me.tsx";
import { render } from "../render.ts";

test("Remember me is a checkbox that keeps what was chosen, also for the next time the page opens [IDN-06] [OPEN-07]", async () => {
  const box = async () => {
    document.body.replaceChildren();
    return (await render(<RememberMe />)).querySelector<HTMLInputElement>("input[type=checkbox]");
  };
  const first = await box();
  expect(first?.checked).toBe(false);
  const written = vi.spyOn(document, "cookie", "set");
  await act(async () => first?.click());
  expect(written.mock.lastCall?.[0]).toMatch(/^remember_me=true;.* Max-Age=\d{8};/);
  written.mockRestore();
  expect(first?.checked).toBe(true);
  expect(document.cookie).toContain("remember_me=true");
  const again = await box();
  expect(again?.checked).toBe(true);
  await act(async () => again?.click());
  expect(document.cookie).toContain("remember_me=false");
});

test("Remember me that is ticked before the scripts arrive is kept [IDN-06]", async () => {
  writeCookie("remember_me", "false", "session");
  document.body.innerHTML = renderToString(<RememberMe />);
  const box = () => document.querySelector<HTMLInputElement>("input[type=checkbox]");
  box()?.click();
  await act(async () => void hydrateRoot(document.body, <RememberMe />));
  expect(box()?.checked).toBe(true);
  expect(document.cookie).toContain("remember_me=true");
  writeCookie("remember_me", "false", "session");
});
