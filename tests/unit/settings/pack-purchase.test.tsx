// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { BuyTokenPacks } from "#app/rooms/settings/account/token-packs.tsx";
import { render } from "../render.ts";

vi.mock("@clerk/react-router", () => ({ useUser: () => ({ isLoaded: true, user: null }) }));

test("a token purchase that fails says so in one sentence, on the page, where the packs can be bought as before [PLAN-47]", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 502 }));
  const page = await render(<BuyTokenPacks userId="user_1" />);
  const large = () => page.querySelectorAll("button")[2];
  await act(async () => large()?.click());
  expect(openToasts().at(-1)).toMatchObject({
    type: "error",
    text: "Failed to process token purchase. Please try again.",
  });
  expect([large()?.textContent, large()?.disabled]).toEqual(["Buy for $75 (Large pack)", false]);
});
