import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("a signed-out visitor gets the landing page at /, itself and not by way of another [PUB-01] [IDN-27]", async () => {
  for (const Cookie of ["", "theme=dark"]) {
    const response = await exports.default.fetch("http://localhost/", {
      redirect: "manual",
      headers: { Cookie },
    });
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain("<h1>The note is written before you are back at the bed.</h1>");
    expect(page).toMatch(/<a [^>]*href="\/sign-in"[^>]*>Sign In<\/a>/);
    expect(page).toMatch(/<a [^>]*href="\/sign-up"[^>]*>Get Started Free<\/a>/);
  }
});
