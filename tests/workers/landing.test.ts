import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("a signed-out visitor gets the landing page at / [PUB-01]", async () => {
  const response = await exports.default.fetch("http://localhost/");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("NurseGPT");
});
