import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ask, personWithPlan } from "../signed-in.ts";

test("a signed-out visitor gets the landing page at /, itself and not by way of another [PUB-01] [IDN-27]", async () => {
  const left = ["__client_uat=1790000000; activity=x", "__session=ended"];
  for (const Cookie of ["", "theme=dark", "__client_uat=0", ...left]) {
    const response = await exports.default.fetch("http://localhost/", {
      redirect: "manual",
      headers: { Cookie },
    });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toMatch(/<h1[^>]*>Write what you saw\. Sign a note you can trust\.<\/h1>/);
    expect(page).toMatch(/<a [^>]*href="\/sign-in"[^>]*>Sign In<\/a>/);
    expect(page).toMatch(/<a [^>]*href="\/sign-up"[^>]*>Get Started Free<\/a>/);
  }
});

test("after a deletion the landing page says so, without scripts, and to nobody else", async () => {
  const read = async (path: string) => (await exports.default.fetch(`http://localhost${path}`)).text();
  expect(await read("/?account=deleted")).toContain("Your account has been deleted.");
  for (const path of ["/", "/?account=kept"])
    expect(await read(path)).not.toContain("Your account has been deleted.");
});

test("a signed-in person is sent from / to the dashboard", async () => {
  const response = await ask(await personWithPlan(), "/");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/dashboard"]);
});
