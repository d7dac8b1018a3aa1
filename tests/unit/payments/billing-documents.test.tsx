// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { closeToast, openCarriedToasts, openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { isBillingAddress, needsOtherDocument } from "#app/core/payments/checkout/billing-documents.ts";
import { ProviderScript } from "#app/core/payments/checkout/provider-script.tsx";
import { clientMiddleware } from "#app/root.tsx";

beforeEach(() => document.head.replaceChildren());

/** The server's HTML of a page with the provider's script. */
async function written(): Promise<string> {
  const element = <ProviderScript url="https://js.example.test/v3/" />;
  const routes = [{ id: "root", path: "/", loader: () => ({ nonce: "abc" }), element }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("redirected");
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test("the payment provider's script is part of the document as the server writes it, under the document's nonce [PLAN-19] [OPEN-75]", async () => {
  expect(await written()).toMatch(
    /^<script (?=.*async="")(?=.*src="https:\/\/js\.example\.test\/v3\/")(?=.*nonce="abc")[^>]*><\/script>$/,
  );
});

test("a document with the payment provider's script shows no other page, and no other document shows a page that has it [PLAN-19] [OPEN-75]", async () => {
  const others = ["dashboard", "notes/sbar", "notes/premium-preview", "settings/billing", "sign-in/*", "/"];
  const billing = ["plan-selection", "settings/account"];
  const needing = () => [...others, ...billing].filter(needsOtherDocument);
  expect(needing()).toEqual(billing);
  document.head.innerHTML = (await written()).replace(/ src="[^"]*"/, "");
  expect(needing()).toEqual(others);
});

type Middleware = (typeof clientMiddleware)[number];

/** Navigates to a route's page. @returns the address of a full load, or null */
async function navigate(pattern: string): Promise<string | null> {
  const request = new Request(`http://localhost/${pattern}`);
  const next = async () => ({});
  try {
    await clientMiddleware[0]?.({ pattern, request } as Parameters<Middleware>[0], next);
    return null;
  } catch (answer) {
    const { headers } = answer as Response;
    return headers.get("X-Remix-Reload-Document") && headers.get("Location");
  }
}

test("a navigation between the two kinds is a full load; what a billing document says is said again after it, and what other pages say is kept nowhere [IDN-11] [OPEN-75]", async () => {
  showToast.success("Restored Quokka.pdf");
  expect(await navigate("notes/sbar")).toBeNull();
  expect(await navigate("settings/account")).toBe("http://localhost/settings/account");
  expect(sessionStorage.length).toBe(0);
  for (const { id } of openToasts()) closeToast(id);

  document.head.innerHTML = (await written()).replace(/ src="[^"]*"/, "");
  showToast.error("Error: No answer");
  expect(await navigate("plan-selection")).toBeNull();
  expect(await navigate("dashboard")).toBe("http://localhost/dashboard");
  for (const { id } of openToasts()) closeToast(id);
  openCarriedToasts();
  expect(openToasts().filter(({ isOpen }) => isOpen)).toMatchObject([
    { type: "error", text: "Error: No answer" },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test("the addresses of billing documents are known however they are written, and no other one is [OPEN-75]", () => {
  const isBilling = (path: string) => isBillingAddress(new URL(path, "http://localhost"));
  for (const path of [
    "/plan-selection",
    "/plan-selection/?plan=Basic",
    "/Settings/Account",
    "/sign-in?plan=Premium",
  ])
    expect([path, isBilling(path)]).toEqual([path, true]);
  for (const path of [
    "/",
    "/sign-in",
    "/settings",
    "/settings/account/x",
    "/notes/sbar?plan=Basic",
    "/pricing",
  ])
    expect([path, isBilling(path)]).toEqual([path, false]);
});
