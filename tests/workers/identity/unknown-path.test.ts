import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { watchConsole } from "../sbar/note-calls.ts";
import { ask, cookiesOf, ORIGIN, personWithPlan, post, TO_A_PAGE } from "../signed-in.ts";

test("an unknown path leads a visitor to sign-in and a signed-in person to the dashboard [SHELL-25] [SHELL-26]", async () => {
  const person = await personWithPlan();
  for (const path of ["/no/such/page", "/no/such/page/at/all", "/dashboard/none", "/notes/none", "/signin"]) {
    const visitor = await exports.default.fetch(ORIGIN + path, { redirect: "manual", headers: TO_A_PAGE });
    expect([path, visitor.headers.get("Location")]).toEqual([path, "/sign-in"]);
    const own = await ask(person, path, { headers: TO_A_PAGE });
    expect([path, own.headers.get("Location")]).toEqual([path, "/dashboard"]);
    for (const answer of [visitor, own]) {
      // A browser would remember a permanent one, for people who sign in or out later.
      expect(answer.status).toBe(302);
      expect(answer.headers.get("Set-Cookie")).toMatch(
        /unknown-path=1; Path=\/; Max-Age=10; SameSite=Lax; HttpOnly/,
      );
    }
  }
});

test("the page that an unknown path led to says that there is nothing at that address, and says it at no other time [SHELL-25] [SHELL-26] [IDN-05]", async () => {
  const person = await personWithPlan();
  for (const [Cookie, isSaid] of [
    ["unknown-path=1", true],
    ["other=1", false],
  ] as const) {
    const signIn = await exports.default.fetch(`${ORIGIN}/sign-in`, { headers: { ...TO_A_PAGE, Cookie } });
    const form = await signIn.text();
    expect(form.includes("Page not found")).toBe(isSaid);
    // Said once: the next page begins without it.
    expect(signIn.headers.get("Set-Cookie")?.includes("unknown-path=; Path=/; Max-Age=0") ?? false).toBe(
      isSaid,
    );
    expect(form).toContain('<div class="notice info"><strong>Login information</strong>');
    const both = { ...TO_A_PAGE, Cookie: `${await cookiesOf(person)}; ${Cookie}` };
    const dashboard = await ask(person, "/dashboard", { headers: both });
    expect((await dashboard.text()).includes("Page not found")).toBe(isSaid);
    expect(dashboard.headers.get("Set-Cookie")?.includes("unknown-path=; Path=/; Max-Age=0") ?? false).toBe(
      isSaid,
    );
  }
});

test("a page that is posted to and takes nothing says so, and the log holds no failure", async () => {
  const person = await personWithPlan();
  const logged = watchConsole();
  const headers = { ...TO_A_PAGE, "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await post(person, "/dashboard", "a=b", { headers });
  expect(answer.status).toBe(405);
  expect(logged.text()).not.toContain("page.failed");
});
